import type { Language } from '../../contract/languages';
import type { BrokenLink } from '../../contract/link-check';
import { OPENINGS_PAGE } from '../../contract/opening-fields';
import { internalLink, SECTION_PAGES } from '../../contract/site-addresses';
import { linksIn } from '../../contract/text-links';
import { BLOG_POST, OPENING, PRODUCT_TEXT, PROJECT, SECTION } from '../content-types';
import { readSettings } from '../env';
import type { Strapi } from '../strapi';
import type { Texts } from '../translations/translated-texts';
import { LinkTargets } from './link-targets';

/** The page that shows an entry, without language. */
const PAGES: Readonly<Record<string, (key: string) => string>> = {
  [BLOG_POST]: (key) => `/blog/${key}`,
  [PROJECT]: (key) => `/products/${key}`,
  [PRODUCT_TEXT]: (key) => `/products/${key}`,
  [OPENING]: () => OPENINGS_PAGE,
  [SECTION]: (key) => Object.entries(SECTION_PAGES).find(([, section]) => section === key)?.[0] ?? '/',
};

/** Finds links to pages, places and files that the site does not have, in the texts of one entry. */
export async function findBrokenLinks(
  strapi: Strapi,
  { uid, key }: { uid: string; key: string },
  texts: ReadonlyMap<Language, Texts>,
): Promise<BrokenLink[]> {
  const path = PAGES[uid]?.(key) ?? null;
  const targets = new LinkTargets(strapi, {
    path,
    contentIn: (language) => texts.get(language)?.content ?? '',
  });
  const { SITE_URL } = readSettings();
  const broken: BrokenLink[] = [];
  for (const [language, fields] of texts)
    for (const [field, text] of Object.entries(fields))
      for (const link of linksIn(text)) {
        const target = internalLink(link.startsWith('#') ? `${path}${link}` : link, language, SITE_URL);
        const problem = target && (await targets.problemOf(target));
        if (problem) broken.push({ language, field, link, problem });
      }
  return broken;
}
