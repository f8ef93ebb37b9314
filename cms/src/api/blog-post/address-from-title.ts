import { errors } from '@strapi/utils';
import { DEFAULT_LANGUAGE } from '../../../contract/languages';
import { SITE_PAGES } from '../../../contract/site-addresses';
import { BLOG_POST } from '../../content-types';
import { type DocumentRule, type Strapi, table } from '../../strapi';
import { addressOf } from './address';

const WITHOUT_LATIN_LETTERS = 'beitrag';

/** Keeps an address when the title changes, because other sites link to it, and notes a replaced one for redirects. */
export const makeAddressFromTitle: DocumentRule = async (strapi, { action, params }, next) => {
  const { data, documentId, locale = DEFAULT_LANGUAGE } = params;
  const stored = documentId ? await storedPost(strapi, documentId) : null;
  if ((action === 'create' || action === 'update') && data) {
    if (isBlank(data.slug)) {
      // All languages share the address, so that another title, German first, comes before a translation's own.
      const titles = [data.title, stored?.title];
      if (locale !== DEFAULT_LANGUAGE) titles.reverse();
      data.slug =
        stored?.slug ??
        (await freeAddress(
          strapi,
          titles.find((title) => !isBlank(title)),
        ));
    } else if (stored?.slug !== data.slug) {
      await refuseTakenAddress(strapi, data.slug, documentId);
      if (stored?.slug)
        data.previousSlugs = withPrevious(data.previousSlugs ?? stored.previousSlugs, stored.slug, data.slug);
    }
  } else if (action === 'publish' && stored && !stored.slug) {
    const slug = await freeAddress(strapi, stored.title);
    await table(strapi, BLOG_POST).updateMany({ where: { documentId }, data: { slug } });
  }
  return next();
};

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** The blog has pages of its own, such as /blog/tags. */
const isPage = (address: string): boolean => Object.hasOwn(SITE_PAGES, `/blog/${address}`);

interface StoredPost {
  slug: string | null;
  title: string | null;
  previousSlugs: string | null;
}

/** Reads a draft, because the published version may be older. */
const storedPost = (strapi: Strapi, documentId: string) =>
  table<StoredPost>(strapi, BLOG_POST).findOne({
    where: { documentId, publishedAt: { $null: true } },
    select: ['slug', 'title', 'previousSlugs'],
  });

function withPrevious(noted: unknown, previous: string, today: unknown): string {
  return [...new Set([...linesOf(noted), previous])].filter((slug) => slug !== today).join('\n');
}

const linesOf = (text: unknown): string[] =>
  typeof text === 'string'
    ? text
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter(Boolean)
    : [];

interface AddressedPost extends StoredPost {
  documentId: string;
}

/** Includes earlier addresses, because links to them persist. */
async function postsAt(strapi: Strapi, address: string): Promise<AddressedPost[]> {
  const found = await table<AddressedPost>(strapi, BLOG_POST).findMany({
    where: { $or: [{ slug: address }, { previousSlugs: { $contains: address } }] },
    select: ['documentId', 'slug', 'title', 'previousSlugs'],
  });
  return found.filter(
    ({ slug, previousSlugs }) => slug === address || linesOf(previousSlugs).includes(address),
  );
}

/** integrity/unique-keys.ts refuses current addresses. */
async function refuseTakenAddress(
  strapi: Strapi,
  address: unknown,
  documentId: string | undefined,
): Promise<void> {
  if (typeof address !== 'string') return;
  if (isPage(address))
    throw wrongAddress(
      address,
      `„${address}“ ist eine eigene Seite des Blogs. Bitte eine andere Adresse wählen.`,
    );
  const other = (await postsAt(strapi, address)).find(
    (post) => post.documentId !== documentId && post.slug !== address,
  );
  if (!other) return;
  const message = `„${address}“ war früher die Adresse des Beitrags „${other.title ?? other.slug}“, und Links dorthin führen weiter zu ihm. Bitte eine andere Adresse wählen.`;
  throw wrongAddress(address, message);
}

const wrongAddress = (value: string, message: string) =>
  new errors.ValidationError(message, {
    errors: [{ path: ['slug'], message, name: 'ValidationError', value }],
  });

async function freeAddress(strapi: Strapi, title: unknown): Promise<string | null> {
  if (typeof title !== 'string' || title.trim() === '') return null;
  const wanted = addressOf(title) || WITHOUT_LATIN_LETTERS;
  for (let number = 1; ; number += 1) {
    const address = number === 1 ? wanted : `${wanted}-${number}`;
    if (!isPage(address) && (await postsAt(strapi, address)).length === 0) return address;
  }
}
