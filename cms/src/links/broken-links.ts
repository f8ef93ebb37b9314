import type { BrokenLink } from '../../contract/link-check';
import type { OrderedDeclaration } from '../../contract/ordered-declaration';
import { declarationOf } from '../../contract/ordered-kinds';
import { internalLink, SECTION_PAGES } from '../../contract/site-addresses';
import { BLOG_POST, ORDERED_TYPES, PRODUCT_TEXT, PROJECT, SECTION } from '../content-types';
import { readSettings } from '../env';
import type { Strapi } from '../strapi';
import { type LocalizedData, linksOf } from './entry-links';
import { LinkTargets } from './link-targets';

const pageOf = ({ addressOf = () => '/' }: OrderedDeclaration, key: string) =>
  addressOf(key).replace(/#.*/, '');

const PAGES: Readonly<Record<string, (key: string) => string>> = {
  [BLOG_POST]: (key) => `/blog/${key}`,
  [PROJECT]: (key) => `/products/${key}`,
  [PRODUCT_TEXT]: (key) => `/products/${key}`,
  ...Object.fromEntries(
    ORDERED_TYPES.map(({ uid, kind }) => [uid, (key: string) => pageOf(declarationOf(kind), key)]),
  ),
  [SECTION]: (key) => Object.entries(SECTION_PAGES).find(([, section]) => section === key)?.[0] ?? '/',
};

export async function findBrokenLinks(
  strapi: Strapi,
  { uid, key }: { uid: string; key: string },
  rows: readonly LocalizedData[],
): Promise<BrokenLink[]> {
  const path = PAGES[uid]?.(key) ?? null;
  const targets = new LinkTargets(strapi, {
    path,
    contentIn: (language) => String(rows.find(({ locale }) => locale === language)?.content ?? ''),
  });
  const { SITE_URL } = readSettings();
  const broken: BrokenLink[] = [];
  for (const row of rows)
    for (const [field, links] of linksOf(uid, row))
      for (const link of links) {
        const { locale: language } = row;
        const target = internalLink(link.startsWith('#') ? `${path}${link}` : link, language, SITE_URL);
        const problem = target && (await targets.problemOf(target));
        if (problem) broken.push({ language, field, link, problem });
      }
  return broken;
}
