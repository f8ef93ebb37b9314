import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { plainPassages } from '~/markdown/plain-text';
import { WHITEPAPER_PATH } from '~/sections/whitepaper/address';
import { getWhitepaper } from '~/sections/whitepaper/paper.server';
import type { Passage } from './passages.server';
import type { SitePage } from './site-page';

/** The whitepaper exists in German only, at one address (decisions A14). */
export function whitepaperPages(language: Language): SitePage[] {
  if (language !== DEFAULT_LANGUAGE) return [];
  const { front, sections } = getWhitepaper();
  return [
    {
      kind: 'page',
      path: WHITEPAPER_PATH,
      title: front.title,
      description: front.description,
      keywords: front.subtitle,
      lang: DEFAULT_LANGUAGE,
      isIndexed: true,
      isTranslated: true,
      isOutsideLanguages: true,
      lastModified: null,
      product: null,
      readPassages: (): Passage[] =>
        sections.flatMap(({ title, text }) =>
          [title, ...plainPassages(text)].map((passage) => ({ text: passage, lang: DEFAULT_LANGUAGE })),
        ),
    },
  ];
}
