import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import { describe, expect, it } from 'vitest';
import { type Copy, listTexts } from './copy-shape';
import { isGermanOnly } from './german-only';
import { SAME_EVERYWHERE, SAME_IN } from './shared-words';

type Page = Record<string, Copy>;

const files = import.meta.glob<Page>('./locales/*/*.json', { eager: true, import: 'default' });
const pages = Object.keys(files)
  .filter((path) => path.startsWith(`./locales/${DEFAULT_LANGUAGE}/`))
  .map((path) => path.split('/').at(-1) ?? '');
const translated = pages.filter((page) => !isGermanOnly(page.replace('.json', '')));
const translations = LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE);

function textsOf(language: string, page: string): Map<string, string> {
  return listTexts(files[`./locales/${language}/${page}`] ?? {});
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\{?\s*\w+\s*\}?\}/g)]
    .map(([found]) => found.replaceAll(/\s/g, ''))
    .sort()
    .join(' ');
}

function isShared(text: string, language: Language): boolean {
  const words = text.replace(/\{\{\w+\}\}/g, '').match(/\p{L}[\p{L}\p{N}-]*/gu) ?? [];
  return words.every((word) => SAME_EVERYWHERE.has(word) || SAME_IN[language]?.has(word));
}

/** Texts that a product may lack, boxes of the TI's picture without another name, and blocks of templates that show entries. */
const OPTIONAL =
  /^(?:hero\.banner|hero\.badgeNote|hero\.secondary|features\.items\.\d+\.badge|boxes\.\w+\.term|templates\.\w+\.blocks\.\d+\.text)$/;

describe('the German copy', () => {
  it('is read', () => {
    expect(pages.length).toBeGreaterThan(20);
  });

  it.each(pages)('%s has no empty text but where there may be none', (page) => {
    const empty = [...textsOf(DEFAULT_LANGUAGE, page)].filter(
      ([key, text]) => text.trim() === '' && !OPTIONAL.test(key),
    );
    expect(empty).toEqual([]);
  });
});

describe.each(translations)('the copy in %s', (language) => {
  it('has the pages of the German copy, without those of /admin, and no others', () => {
    const found = Object.keys(files).filter((path) => path.startsWith(`./locales/${language}/`));
    expect(found.map((path) => path.split('/').at(-1)).sort()).toEqual([...translated].sort());
  });

  it.each(translated)('%s says everything that the German page says', (page) => {
    const german = textsOf(DEFAULT_LANGUAGE, page);
    const texts = textsOf(language, page);
    const problems = [
      ...[...german.keys()].filter((key) => !texts.has(key)).map((key) => `${key} is missing`),
      ...[...texts.keys()].filter((key) => !german.has(key)).map((key) => `${key} is not in the German page`),
      ...[...texts]
        .filter(([key, text]) => (text.trim() === '') !== (german.get(key)?.trim() === ''))
        .map(([key]) => `${key} is empty in one of the two`),
    ];
    expect(problems).toEqual([]);
  });

  it.each(translated)('%s has the placeholders of the German page', (page) => {
    const texts = textsOf(language, page);
    const differing = [...textsOf(DEFAULT_LANGUAGE, page)].flatMap(([key, german]) => {
      const text = texts.get(key);
      return text === undefined || placeholders(text) === placeholders(german)
        ? []
        : [`${key} has "${placeholders(text)}" instead of "${placeholders(german)}"`];
    });
    expect(differing).toEqual([]);
  });

  it.each(translated)('%s leaves nothing in German', (page) => {
    const texts = textsOf(language, page);
    const same = [...textsOf(DEFAULT_LANGUAGE, page)].filter(
      ([key, german]) => texts.get(key) === german && !isShared(german, language),
    );
    expect(
      same.map(
        ([key, text]) => `${key}: "${text}" is the German text (shared words belong in shared-words.ts)`,
      ),
    ).toEqual([]);
  });
});
