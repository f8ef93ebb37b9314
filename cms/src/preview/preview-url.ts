import { createHmac } from 'node:crypto';
import { DEFAULT_LANGUAGE, isLanguage } from '../../contract/languages';
import { declarationOf } from '../../contract/ordered-kinds';
import { postAddress } from '../../contract/post-fields';
import type { PreviewToken } from '../../contract/preview-token';
import { BLOG_POST, ORDERED_TYPES, PROJECT, SECTION } from '../content-types';
import { documents, type Row, type Strapi } from '../strapi';

const LIFETIME_SECONDS = 3600;

const previewPath = (addressOf: (key: string) => string, key: string) =>
  `${addressOf(key).replace(/^\/|#.*/g, '')}?preview=${encodeURIComponent(key)}`;

/** Must not list messages, because Strapi checks only that an account is signed in. */
const PATHS: Record<string, (document: Row) => string> = {
  [SECTION]: (section) => `?preview=${encodeURIComponent(String(section.sectionKey))}`,
  [PROJECT]: (project) => `products/${encodeURIComponent(String(project.key))}`,
  ...Object.fromEntries(
    ORDERED_TYPES.flatMap(({ uid, kind }) => {
      const { addressOf } = declarationOf(kind);
      return addressOf ? [[uid, ({ key }: Row) => previewPath(addressOf, String(key))]] : [];
    }),
  ),
  [BLOG_POST]: ({ slug, documentId }) =>
    `blog/${encodeURIComponent(postAddress({ slug: slug ? String(slug) : null, documentId: String(documentId) }))}`,
};

function signPreviewToken(token: PreviewToken, secret: string): string {
  const body = Buffer.from(JSON.stringify(token)).toString('base64url');
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

export async function previewUrl(
  strapi: Strapi,
  uid: string,
  {
    documentId,
    locale = DEFAULT_LANGUAGE,
    status,
  }: { documentId?: string; locale?: string; status?: string },
  { siteUrl, secret }: { siteUrl: string; secret: string },
): Promise<string | undefined> {
  const pathOf = PATHS[uid];
  if (!pathOf || !documentId || !isLanguage(locale)) return undefined;
  const document = await documents(strapi, uid).findOne({ documentId, locale, status: 'draft' });
  if (!document) return undefined;
  const url = new URL(`${locale}/${pathOf(document)}`.replace('/?', '?'), `${siteUrl}/`);
  // For types without drafts Strapi always says "published", even for inactive products.
  if (uid !== BLOG_POST || status !== 'published') {
    const expires = Math.floor(Date.now() / 1000) + LIFETIME_SECONDS;
    url.searchParams.set('draft', signPreviewToken({ uid, documentId, locale, expires }, secret));
  }
  return url.toString();
}
