import { createHmac } from 'node:crypto';
import { DEFAULT_LANGUAGE, isLanguage } from '../../contract/languages';
import type { PreviewToken } from '../../contract/preview-token';
import { BLOG_POST, PROJECT, SECTION } from '../content-types';
import { documents, type Row, type Strapi } from '../strapi';

const LIFETIME_SECONDS = 3600;

/** Types without an entry have no preview: messages least of all (Strapi asks only whether one is logged in). */
const PATHS: Record<string, (document: Row) => string> = {
  [SECTION]: (section) => `?preview=${encodeURIComponent(String(section.sectionKey))}`,
  [PROJECT]: (project) => `products/${encodeURIComponent(String(project.key))}`,
  [BLOG_POST]: (post) => `blog/${encodeURIComponent(String(post.slug))}`,
};

/** Bound to one document in one language. */
function signPreviewToken(token: PreviewToken, secret: string): string {
  const body = Buffer.from(JSON.stringify(token)).toString('base64url');
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

/** Where the panel's preview button leads; undefined where there is nothing to look at. */
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
  // Strapi calls everything published that has no drafts, a product that is switched off for instance.
  if (uid !== BLOG_POST || status !== 'published') {
    const expires = Math.floor(Date.now() / 1000) + LIFETIME_SECONDS;
    url.searchParams.set('draft', signPreviewToken({ uid, documentId, locale, expires }, secret));
  }
  return url.toString();
}
