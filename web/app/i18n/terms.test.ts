// Checks all copy against web/content/terms.md: one term has one translation, in the signs of its language.
import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGE_CODES, type Language } from 'contract/languages';
import { describe, expect, it } from 'vitest';
import { getWhitepaper } from '~/sections/whitepaper/paper.server';
import { type Copy, listTexts } from './copy-shape';
import { isGermanOnly } from './german-only';
import { tableOfTerms, termsIn, unwanted, unwantedIn } from './terms';

const PROJECT = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, PROJECT), 'utf8');

interface Passage {
  place: string;
  text: string;
}

const files = import.meta.glob<Record<string, Copy>>('./locales/*/*.json', {
  eager: true,
  import: 'default',
});
const pages = Object.keys(files)
  .filter((path) => path.startsWith('./locales/de/'))
  .map((path) => path.slice('./locales/de/'.length, -'.json'.length))
  .filter((page) => !isGermanOnly(page));
const copyOf = (language: Language, page: string) => files[`./locales/${language}/${page}.json`] ?? {};

const passagesOf = (place: string, copy: Copy): Passage[] =>
  [...listTexts(copy)].map(([key, text]) => ({ place: `${place} ${key}`, text }));

const withoutAddresses = (markdown: string) => markdown.replace(/\]\([^)]*\)/g, ']');

function seedIn(language: Language, of: 'posts' | 'sections'): Passage[] {
  const folder = `cms/seed/${language}/${of}/`;
  return readdirSync(new URL(folder, PROJECT)).map((name) => ({
    place: `${folder}${name}`,
    text: withoutAddresses(read(`${folder}${name}`)),
  }));
}

function seedOf(language: Language): Passage[] {
  return ['sections', 'projects', 'product-texts', 'posts'].flatMap((name) =>
    passagesOf(`cms/seed/${language}/${name}.json`, JSON.parse(read(`cms/seed/${language}/${name}.json`))),
  );
}

const paper: Passage = {
  place: 'web/content/whitepaper',
  text: read('web/content/whitepaper/ti-2-0-transformation.md'),
};

const passagesIn = (language: Language): Passage[] => [
  ...pages.flatMap((page) => passagesOf(page, copyOf(language, page))),
  ...seedOf(language),
  ...seedIn(language, 'posts'),
  ...seedIn(language, 'sections'),
  ...(language === 'de' ? [paper] : []),
];

const wordsOf = (text: string) => text.replace(/`[^`]*`/g, '').replace(/\{\{?\w+\}?\}/g, '');

const found = (language: Language, pattern: RegExp) =>
  passagesIn(language).flatMap(({ place, text }) => {
    const [match] = wordsOf(text).match(pattern) ?? [];
    return match === undefined ? [] : [`${place}: ${match}`];
  });

describe('hints for a translation', () => {
  it('name the agreed words for the terms of the German text, and whether they are used', () => {
    const german = 'Der Fachdienst prüft die Zulassungen.';
    expect(termsIn(german, 'The TI service checks the licences.', 'en')).toEqual([
      { german: 'Zulassung', agreed: 'approval', isUsed: false },
      { german: 'Fachdienst', agreed: 'TI service (Fachdienst)', isUsed: true },
    ]);
    expect(termsIn(german, 'Le service de la TI examine les homologations.', 'fr')).toMatchObject([
      { isUsed: true },
      { isUsed: true },
    ]);
  });

  it('find no term in other words, and none for German itself', () => {
    expect(termsIn('Freizulassung und Widergabe', '', 'en')).toEqual([]);
    expect(termsIn('Zulassung', '', 'de')).toEqual([]);
  });

  it('name what the site writes instead', () => {
    expect(unwantedIn('Our roadmap', 'en')).toMatchObject([{ found: 'roadmap' }]);
    expect(unwantedIn('Our road map', 'en')).toEqual([]);
  });
});

describe.each(LANGUAGE_CODES)('the copy in %s', (language) => {
  const [, ...forbidden] = tableOfTerms('Not written');

  it.each(forbidden.filter(([of]) => of === language))('%s: no "%s", but "%s"', (_of, not) => {
    expect(found(language, unwanted(not ?? ''))).toEqual([]);
  });

  const quotes = { de: '“”«»', en: '„«»', fr: '„“”', it: '„“”', es: '„“”', nl: '„“”«»', sq: '”«»' }[language];
  it('quotes in its own marks', () => {
    const foreign =
      language === 'de' || language === 'sq' ? /"|(?<=^|\s)“|[”«»]/u : new RegExp(`["${quotes}]`, 'u');
    expect(found(language, foreign)).toEqual([]);
  });
});

it('French has a non-breaking space before its double signs', () => {
  expect(found('fr', /[^\u00a0\s][;!?»](?=\s|$)|[ \u202f][:;!?»]|\p{L}:(?=\s)|«[^\u00a0]|\u202f/u)).toEqual(
    [],
  );
});

const MONTHS: Readonly<Record<Language, string>> = {
  de: 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
  en: 'January|February|March|April|May|June|July|August|September|October|November|December',
  fr: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  it: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
  es: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  nl: 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
  sq: 'janar|shkurt|mars|prill|maj|qershor|korrik|gusht|shtator|tetor|nëntor|dhjetor',
};
const WRONG_DATES: Readonly<Record<Language, (months: string) => string>> = {
  de: (months) => `\\b\\d{1,2}[ \\u00a0](?:${months})\\b`,
  en: (months) => `\\b(?:${months})[ \\u00a0]\\d{1,2}(?:,|[ \\u00a0]\\d{4})`,
  fr: (months) => `\\b1[ \\u00a0](?:${months})\\b|\\b\\d{1,2}\\.[ \\u00a0](?:${months})\\b`,
  it: (months) => `\\b1[ \\u00a0](?:${months})\\b|\\b\\d{1,2}\\.[ \\u00a0](?:${months})\\b`,
  es: (months) => `\\b\\d{1,2}\\.?[ \\u00a0](?:${months})\\b|\\b(?:${months})[ \\u00a0]\\d{4}`,
  nl: (months) => `\\b\\d{1,2}\\.[ \\u00a0](?:${months})\\b`,
  sq: (months) => `\\b\\d{1,2}\\.[ \\u00a0](?:${months})`,
};

it.each(LANGUAGE_CODES)('dates are written as %s writes them', (language) => {
  expect(found(language, new RegExp(WRONG_DATES[language](MONTHS[language]), 'u'))).toEqual([]);
});

/** Files with parts of other pages, and pages behind a password. */
const PART = /^(?:frame|contact|search|product|gate|gated-\w+|product-(?:drawings|neighbours|samples))$/;
/** /ti-transformation shows the stage. */
const WITH: Readonly<Record<string, string>> = { 'ti-stage': 'ti-transformation' };

describe.each(tableOfTerms('Explained at the first mention').slice(1))('%s', (name, ...patterns) => {
  const [, ...languages] = tableOfTerms('Explained at the first mention')[0] ?? [];
  const explained = new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-]| Messenger)`, 'u');

  it.each(languages.map((language, index) => [language, patterns[index] ?? ''] as const))(
    'is explained on every page and in every post that names it, in %s',
    (language, pattern) => {
      if (pattern === '') return;
      const code = language as Language;
      const whole = [
        ...pages
          .filter((page) => !PART.test(page))
          .map((page) => ({
            place: page,
            text: passagesOf(page, { ...copyOf(code, page), ...copyOf(code, WITH[page] ?? page), meta: '' })
              .map(({ text }) => text)
              .join('\n'),
          })),
        ...seedIn(code, 'posts'),
      ];
      const missing = whole.filter(
        ({ text }) => explained.test(wordsOf(text)) && !new RegExp(pattern, 'u').test(text),
      );
      expect(missing.map(({ place }) => place)).toEqual([]);
    },
  );
});

describe.each(LANGUAGE_CODES)('heads in %s', (language) => {
  const heads = [
    ...pages.flatMap((page) => {
      const meta = copyOf(language, page).meta as { title: string; description: string } | undefined;
      return meta ? [{ place: page, title: meta.title, description: meta.description }] : [];
    }),
    ...Object.entries(
      JSON.parse(read(`cms/seed/${language}/posts.json`)) as Record<
        string,
        { seoTitle: string; seoDescription: string }
      >,
    ).map(([place, { seoTitle, seoDescription }]) => ({
      place,
      title: seoTitle,
      description: seoDescription,
    })),
  ].map(({ place, title, description }) => ({
    place,
    title,
    description: description.replace('{{company}}', 'Mustermed'),
  }));

  it('have room in search results', () => {
    const wrong = heads.filter(
      ({ title, description }) => title.length > 60 || description.length < 120 || description.length > 155,
    );
    expect(wrong).toEqual([]);
  });

  it('are all different', () => {
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  });
});

it('the paper keeps names and their numbers on one line', () => {
  expect(JSON.stringify(getWhitepaper())).not.toMatch(/(?:TI|eIDAS|SCIM|FHIR) (?:R?\d)/);
});
