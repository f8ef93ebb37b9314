import { LANGUAGE_CODES, type Language } from 'contract/languages';
import { describe, expect, it } from 'vitest';
import type { SitePage } from '~/discovery/site-page';
import { fold } from './fold';
import { foundOf, kindOf } from './found';
import { queryOf, SearchService } from './search.server';
import { SearchIndex, type SearchResult } from './search-index';

function page(path: string, changes: Partial<SitePage> & { text?: string } = {}): SitePage {
  const { text = '', ...rest } = changes;
  const lang: Language = rest.lang ?? 'de';
  return {
    kind: 'page',
    path,
    title: path,
    description: '',
    keywords: '',
    lang,
    isIndexed: true,
    isTranslated: true,
    lastModified: null,
    product: null,
    readPassages: () => text.split('\n').map((line) => ({ text: line, lang })),
    ...rest,
  };
}

const index = new SearchIndex([
  page('/konnektor', { title: 'Abschied vom Konnektor', text: 'Die Konnektorzertifikate laufen aus.' }),
  page('/aerzte', { title: 'Für Ärzte', text: 'Größe und Maß, Übergänge und Straßen.' }),
  page('/signature', { title: 'Signature électronique', lang: 'fr', text: 'Prêt pour la télématique.' }),
  page('/nenshkrimi', { title: 'Nënshkrimi elektronik', lang: 'sq', text: 'Shëndetësia çdo ditë.' }),
  page('/fhir', { title: 'FHIR R4', text: 'Ihr Gateway, ihrem System voraus.' }),
  page('/other', { text: 'Ihr Haus, ihre Klinik und ihre Fahrten.' }),
  page('/products/idatik', { kind: 'product', title: 'idatik', text: 'Der TI-Messenger heißt me-ti.' }),
]);

const paths = (results: readonly SearchResult[]) => results.map(({ path }) => path);
const marked = (result: SearchResult | undefined) =>
  [...(result?.title ?? []), ...(result?.excerpt.segments ?? [])]
    .filter(({ isMatch }) => isMatch)
    .map(({ text }) => text);
const shown = (result: SearchResult | undefined) => result?.excerpt.segments.map(({ text }) => text).join('');

describe('a word is found', () => {
  it.each([
    ['as it is written', 'Ärzte', '/aerzte'],
    ['with its umlaut written out', 'aerzte', '/aerzte'],
    ['with its umlaut left out', 'arzte', '/aerzte'],
    ['in capital letters', 'ÄRZTE', '/aerzte'],
    ['in decomposed letters', 'A\u0308rzte', '/aerzte'],
    ['with ss for ß', 'strassen', '/aerzte'],
    ['with ß for ss', 'Straßen', '/aerzte'],
    ['with ue for ü', 'uebergaenge', '/aerzte'],
    ['without its accents', 'electronique', '/signature'],
    ['without its circumflex', 'pret', '/signature'],
    ['without the letters of Albanian', 'nenshkrimi cdo', '/nenshkrimi'],
    ['by its beginning', 'konnektorz', '/konnektor'],
    ['by a part between hyphens', 'messenger', '/products/idatik'],
    ['with a letter missing', 'konektor', '/konnektor'],
    ['with a letter too many', 'konnektorr', '/konnektor'],
    ['with a wrong letter', 'konnekter', '/konnektor'],
    ['with two letters swapped', 'konenktor', '/konnektor'],
    ['with two letters of a short word swapped', 'fihr', '/fhir'],
    ['with the last two letters of a short word swapped', 'fhri', '/fhir'],
    ['with two letters swapped in one of several words', 'fihr gateway', '/fhir'],
    ['by a part of a compound', 'zertifikat', '/konnektor'],
    ['by the last part of a compound', 'Zertifikate', '/konnektor'],
    ['by its beginning, with a letter missing', 'konektorzert', '/konnektor'],
    ['without its ending, with a wrong letter', 'shendetasi', '/nenshkrimi'],
  ])('%s', (_name, query, path) => {
    expect(paths(index.search(query))[0]).toBe(path);
  });

  it('and nothing is found where nothing is close', () => {
    expect(index.search('Blumenkohl')).toEqual([]);
  });

  it('in the title before it is found in the text', () => {
    const two = new SearchIndex([page('/text', { text: 'FHIR' }), page('/title', { title: 'FHIR' })]);
    expect(paths(two.search('fhir'))).toEqual(['/title', '/text']);
  });

  it('and what is merely close stays away while something is spelled like it', () => {
    const two = new SearchIndex([page('/a', { title: 'Karte' }), page('/b', { title: 'Warte' })]);
    expect(paths(two.search('karte'))).toEqual(['/a']);
  });

  it('and two letters in the wrong order are no reason for words that merely look alike', () => {
    expect(paths(index.search('fihr'))).toEqual(['/fhir']);
    expect(paths(index.search('fhri'))).toEqual(['/fhir']);
  });

  it('as a word of its own before it is found in a compound', () => {
    const two = new SearchIndex([
      page('/compound', { text: 'Viele Konnektorzertifikate.' }),
      page('/word', { text: 'Ein Zertifikat.' }),
    ]);
    expect(paths(two.search('zertifikat'))).toEqual(['/word', '/compound']);
  });

  it('in German compounds on pages of other languages too', () => {
    const english = new SearchIndex([page('/a', { lang: 'en', text: 'The Gesundheitskarte is replaced.' })]);
    const [result] = english.search('karte');
    expect(marked(result)).toEqual(['Gesundheitskarte']);
  });

  it('together with all others, else with as many as there are', () => {
    expect(paths(index.search('abschied konnektor'))).toEqual(['/konnektor']);
    expect(paths(index.search('konnektor blumenkohl'))).toEqual(['/konnektor']);
  });
});

describe('a result', () => {
  it('marks what was meant, as it is written on the page', () => {
    expect(marked(index.search('aerzte')[0])).toEqual(['Ärzte']);
    expect(marked(index.search('konnektorz')[0])).toContain('Konnektorzertifikate');
  });

  it('loses nothing of a short text', () => {
    expect(shown(index.search('zertifikate konnektorzertifikate')[0])).toBe(
      'Die Konnektorzertifikate laufen aus.',
    );
  });

  it('shows the place of the match in a long text', () => {
    const text = `${'Vorher steht viel. '.repeat(40)}Hier ist die Signatur. ${'Danach auch. '.repeat(40)}`;
    const [result] = new SearchIndex([page('/long', { text })]).search('signatur');
    expect(marked(result)).toEqual(['Signatur']);
    expect(shown(result)).toMatch(/^…/);
    expect(shown(result)?.length).toBeLessThan(220);
  });

  it('names the language of what it shows', () => {
    const [result] = index.search('nenshkrimi');
    expect([result?.titleLang, result?.excerpt.lang]).toEqual(['sq', 'sq']);
  });
});

describe('hostile questions', () => {
  const HOSTILE = [
    '',
    '   ',
    '*',
    '"',
    '(((((',
    '\\',
    '\u0000',
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    'hasOwnProperty toString',
    '%%%',
    '../../etc/passwd',
    '\ud800',
    '👩‍⚕️'.repeat(50),
    'a '.repeat(100),
    'x'.repeat(200),
    'é'.normalize('NFD').repeat(100),
    '\u0308'.repeat(200),
    'wort'.repeat(50),
    Array.from({ length: 40 }, (_, n) => `zert${n}`).join(' '),
  ];

  it.each(HOSTILE)('are answered: %j', (query) => {
    expect(Array.isArray(index.search(query))).toBe(true);
  });

  it('put nothing into the answer but texts of pages', () => {
    const results = index.search('<mark>konnektor</mark>');
    expect(JSON.stringify(results)).not.toContain('<');
  });

  it('are cut to what a person would type, never within a character', () => {
    const ask = (query: string) =>
      queryOf(new Request(`http://localhost/search?q=${encodeURIComponent(query)}`));
    expect(ask('ä'.repeat(500))).toBe('ä'.repeat(200));
    expect(ask('👍'.repeat(500))).toBe('👍'.repeat(200));
    expect(ask('  fhir  ')).toBe('fhir');
    expect(queryOf(new Request('http://localhost/search'))).toBe('');
  });
});

describe('the service', () => {
  const state = { version: 'one' as string | null, title: 'Vorher', built: 0 };
  const service = new SearchService({
    findVersion: async () => state.version,
    listPages: async (language) => {
      state.built += 1;
      return [page('/a', { title: state.title, lang: language }), page('/search', { title: state.title })];
    },
  });

  it('builds one index a language, once for all who ask', async () => {
    await Promise.all(
      LANGUAGE_CODES.flatMap((code) => [service.search(code, 'vorher'), service.search(code, 'x')]),
    );
    expect(state.built).toBe(LANGUAGE_CODES.length);
    expect((await service.search('sq', 'vorher')).map(({ titleLang }) => titleLang)).toEqual(['sq']);
  });

  it('never answers with the search page', async () => {
    expect(paths(await service.search('de', 'vorher'))).toEqual(['/a']);
  });

  it('finds what editors have changed at the next question', async () => {
    Object.assign(state, { version: 'two', title: 'Nachher' });
    expect(paths(await service.search('de', 'nachher'))).toEqual(['/a']);
    expect(await service.search('de', 'vorher')).toEqual([]);
  });

  it('keeps what it knows while Strapi is away', async () => {
    const before = state.built;
    Object.assign(state, { version: null, title: 'Unbekannt' });
    expect(paths(await service.search('de', 'nachher'))).toEqual(['/a']);
    expect(state.built).toBe(before);
  });

  it('tries again after a failure', async () => {
    let fails = true;
    const shaky = new SearchService({
      findVersion: async () => 'one',
      listPages: async () => {
        if (fails) throw new Error('not now');
        return [page('/a', { title: 'Da' })];
      },
    });
    await expect(shaky.search('de', 'da')).rejects.toThrow('not now');
    fails = false;
    expect(paths(await shaky.search('de', 'da'))).toEqual(['/a']);
  });
});

describe('fold', () => {
  it('gives the same form to all spellings of a word', () => {
    expect(['Größe', 'GRÖSSE', 'groesse', 'Gro\u0308ße'].map(fold)).toEqual(Array(4).fill('groesse'));
    expect(fold('Œuvre')).toBe('oeuvre');
    expect(fold('Ëndërr')).toBe('enderr');
  });
});

describe('an answer is narrowed', () => {
  const results = index.search('fhir idatik').concat(index.search('idatik'));
  const request = (query: string) => new Request(`https://site.example/search?q=x${query}`);

  it('to the kind that the address names, and counts what it leaves out', () => {
    const { results: shown, counts } = foundOf(results, 'product');
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every(({ kind }) => kind === 'product')).toBe(true);
    expect(counts.all).toBe(results.length);
    expect(counts.page + counts.product + counts.post).toBe(counts.all);
    expect(counts.page).toBeGreaterThan(0);
  });

  it('by no word but those of the kinds', () => {
    expect(kindOf(request('&kind=post'))).toBe('post');
    expect(kindOf(request('&kind=constructor'))).toBeNull();
    expect(kindOf(request(''))).toBeNull();
    expect(foundOf(results, null).results).toEqual(results);
  });
});
