import type { Language } from '../../contract/languages';
import { declarationOf } from '../../contract/ordered-kinds';
import { internalLink, SECTION_PAGES } from '../../contract/site-addresses';
import { BLOG_POST, ORDERED_TYPES, PROJECT, SECTION } from '../content-types';
import { readSettings } from '../env';
import type { Data } from '../strapi';
import { type LocalizedData, linksOf } from './entry-links';

export function pagesOf(uid: string, key: string, rows: readonly Data[]): string[] {
  if (uid === PROJECT) return [`/products/${key}`];
  const ordered = ORDERED_TYPES.find((type) => type.uid === uid);
  if (ordered) {
    const { addressOf, isLinked } = declarationOf(ordered.kind);
    return isLinked && addressOf ? [addressOf(key)] : [];
  }
  if (uid === SECTION)
    return Object.entries(SECTION_PAGES).flatMap(([path, section]) => (section === key ? [path] : []));
  if (uid !== BLOG_POST) return [];
  const slugs = rows.flatMap(({ slug, previousSlugs }) => [
    String(slug ?? ''),
    ...String(previousSlugs ?? '').split(/\s+/),
  ]);
  return [...new Set(slugs.filter(Boolean))].map((slug) => `/blog/${slug}`);
}

export function languagesLinking(
  uid: string,
  rows: readonly LocalizedData[],
  pages: readonly string[],
): Language[] {
  const { SITE_URL } = readSettings();
  const links = (row: LocalizedData) =>
    linksOf(uid, row)
      .flatMap(([, found]) => found)
      .some((href) => {
        const link = internalLink(href, row.locale, SITE_URL);
        return link && (pages.includes(link.path) || pages.includes(`${link.path}#${link.place}`));
      });
  return [...new Set(rows.filter(links).map(({ locale }) => locale))];
}
