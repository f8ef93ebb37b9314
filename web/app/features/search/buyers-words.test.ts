import { LANGUAGE_CODES, type Language } from 'contract/languages';
import { describe, expect, it } from 'vitest';
import { type CopyFile, passagesOfCopy } from '~/discovery/passages.server';
import { textsFor } from '~/i18n/texts.server';
import type { PageFile } from '~/site-map';
import { pagesWith } from '~/site-map';
import { SearchIndex } from './search-index';

/** Words that buyers type, in the languages where they are not the German ones. */
const REFERENCES: Readonly<Record<Language, string>> = {
  de: 'Referenzen',
  en: 'references',
  fr: 'références',
  it: 'referenze',
  es: 'referencias',
  nl: 'referenties',
  sq: 'referenca',
};

interface CopyPage {
  path: string;
  copy: readonly [PageFile, ...CopyFile[]];
}
const PAGES: readonly CopyPage[] = pagesWith('copy');

const indexOf = (language: Language) =>
  new SearchIndex(
    PAGES.map(({ path, copy }) => ({
      kind: 'page',
      path,
      ...textsFor(language, copy[0])[copy[0]].meta,
      lang: language,
      isIndexed: true,
      isTranslated: true,
      lastModified: null,
      product: null,
      readPassages: () => copy.flatMap((file) => passagesOfCopy(language, file)),
    })),
  );

describe.each(LANGUAGE_CODES)('in %s, the search', (language) => {
  const index = indexOf(language);

  it.each(['AVV', REFERENCES[language], 'SLA', 'SaaS'])('answers "%s" with the questions first', (word) => {
    expect(index.search(word)[0]?.path).toBe('/faq');
  });

  it('answers "KIM" with the questions among the first three', () => {
    const paths = index.search('KIM').map(({ path }) => path);
    expect(paths.slice(0, 3)).toContain('/faq');
  });
});
