import { LANGUAGE_CODES } from 'contract/languages';
import type { TextChange } from 'contract/page-text';
import { type ImportedTexts, importedTexts } from 'contract/translator-file';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectRefusal, startSiteAdmin } from '~/api/site-admin.test-support';
import { BUILT_IN, publishEdition } from '~/i18n/edition.server';
import german from '~/i18n/locales/de/home.json';
import french from '~/i18n/locales/fr/home.json';
import { textsFor } from '~/i18n/texts.server';
import { csvFileOf, readCsvFile } from './csv-file.server';
import type { ExportedRow, TextRow } from './text-row';
import { readXliffFile, xliffFileOf } from './xliff-file.server';

const { strapi, editor, author } = startSiteAdmin();

beforeEach(() => {
  strapi.graphql = () => strapi.pageTextRows();
});

afterEach(() => publishEdition(BUILT_IN));

const change = (to: string | null, rest: Partial<TextChange> = {}): TextChange => ({
  file: 'home',
  language: 'fr',
  key: 'hero.title',
  from: null,
  to,
  ...rest,
});
const save = async (...changes: TextChange[]) =>
  expect((await editor.call('PUT', '/api/page-texts', { json: { changes } })).status).toBe(200);

const FORMATS = [
  { format: 'csv', read: readCsvFile, write: csvFileOf },
  {
    format: 'xliff',
    read: readXliffFile,
    write: (rows: ExportedRow[]) => xliffFileOf(rows[0]?.language ?? 'fr', rows),
  },
] as const;
const [CSV] = FORMATS;

const download = (query: string) => editor.call('GET', `/api/texts-export?${query}`);
const rowsOf = async (state: string, { format, read } = FORMATS[0] as (typeof FORMATS)[number]) =>
  read(await (await download(`language=fr&state=${state}&format=${format}`)).text());
const find = (rows: readonly TextRow[], file: string, key: string): TextRow => {
  const row = rows.find((one) => one.file === file && one.key === key);
  if (!row) throw new Error(`The file has no ${file}, ${key}.`);
  return row;
};
const complete = (row: TextRow): ExportedRow => ({
  ...row,
  seen: row.seen ?? '',
  limit: 0,
  isOutdated: false,
});

async function bring(content: string): Promise<ImportedTexts> {
  const answer = await editor.call('POST', '/api/texts-import', { json: { content } });
  expect(answer.status).toBe(200);
  return importedTexts.strict().parse(await answer.json());
}

/** Exports all texts, changes some rows, and imports them. */
async function translate(
  texts: Record<string, string>,
  { write, ...format }: (typeof FORMATS)[number] = CSV,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<ImportedTexts> {
  const rows = await rowsOf('all', { write, ...format } as (typeof FORMATS)[number]);
  await meanwhile();
  return bring(
    write(rows.map((row) => complete({ ...row, text: texts[`${row.file}/${row.key}`] ?? row.text }))),
  );
}

describe.each(FORMATS)('a file in $format', ({ format, read, ...rest }) => {
  const own = { format, read, ...rest } as (typeof FORMATS)[number];

  it('has every text beside the German one, in the languages of today', async () => {
    await save(change('Mein Titel', { language: 'de' }), change('Mon titre', { key: 'hero.lead' }));
    const rows = await rowsOf('all', own);
    expect(rows.length).toBeGreaterThan(1_500);
    expect(find(rows, 'home', 'hero.title')).toMatchObject({
      german: 'Mein Titel',
      text: french.hero.title,
      seen: french.hero.title,
    });
    expect(find(rows, 'home', 'hero.lead').text).toBe('Mon titre');
    expect(rows.some(({ file }) => file.startsWith('admin'))).toBe(false);
  });

  it('has the texts of a state', async () => {
    await save(change('Mein Titel', { language: 'de' }), change('Mon texte', { key: 'hero.lead' }));
    expect((await rowsOf('outdated', own)).map(({ key }) => key)).toEqual(['hero.title']);
    const changed = (await rowsOf('changed', own)).filter(({ file }) => !file.includes(':'));
    expect(changed.map(({ key }) => key)).toEqual(['hero.lead']);
  });

  it('changes nothing when it comes back as it was', async () => {
    await save(change('Mon titre'));
    const answer = await editor.call('GET', `/api/texts-export?language=fr&format=${format}`);
    const { changed, unchanged, refused } = await bring(await answer.text());
    expect({ changed, refused }).toEqual({ changed: 0, refused: [] });
    expect(unchanged).toBeGreaterThan(1_500);
    expect(strapi.pageTexts.get('home')?.texts.fr).toEqual({ 'hero.title': 'Mon titre' });
  });

  it('brings translations that the site shows at once', async () => {
    expect(await translate({ 'home/hero.title': ' Bonjour\r\nà tous ' }, own)).toMatchObject({
      changed: 1,
      refused: [],
    });
    expect(strapi.pageTexts.get('home')?.texts.fr).toEqual({ 'hero.title': 'Bonjour\nà tous' });
    expect(textsFor('fr', 'home').home.hero.title).toBe('Bonjour\nà tous');
  });

  it('refuses what somebody changed meanwhile, in German or in the language, and brings the rest', async () => {
    const texts = { 'home/hero.title': 'À moi', 'home/hero.lead': 'À moi aussi', 'home/meta.title': 'Titre' };
    const { changed, refused } = await translate(texts, own, () =>
      save(change('À elle'), change('Neu', { language: 'de', key: 'hero.lead' })),
    );
    expect(changed).toBe(1);
    const place = { file: 'home', language: 'fr', problem: 'changed' };
    expect(refused).toHaveLength(2);
    expect(refused).toContainEqual({ ...place, key: 'hero.title', text: 'À moi', now: 'À elle' });
    expect(refused).toContainEqual({
      ...place,
      key: 'hero.lead',
      text: 'À moi aussi',
      now: french.hero.lead,
    });
    expect(strapi.pageTexts.get('home')?.texts.fr).toEqual({ 'hero.title': 'À elle', 'meta.title': 'Titre' });
  });

  it('leaves alone what only somebody else changed', async () => {
    const { changed, refused } = await translate({ 'home/meta.title': 'Titre' }, own, () =>
      save(change('À elle')),
    );
    expect({ changed, refused }).toEqual({ changed: 1, refused: [] });
    expect(strapi.pageTexts.get('home')?.texts.fr).toMatchObject({ 'hero.title': 'À elle' });
  });
});

describe('a section in a file', () => {
  it.each(FORMATS)(
    'goes out and comes back in $format, whatever its key is',
    async ({ format, read, write }) => {
      const key = 'über-uns/&_c_';
      const section = strapi.sections.get('about');
      if (!section) throw new Error('There is no section.');
      strapi.sections.set(key, { ...section, sectionKey: key, translations: { de: { title: 'Über uns' } } });
      const content = await (await download(`language=fr&state=missing&format=${format}`)).text();
      const rows = read(content).filter(({ file }) => file === `section:${key}`);
      expect(rows).toMatchObject([{ key: 'title', german: 'Über uns', text: '', seen: '' }]);
      const brought = await bring(write(rows.map((row) => complete({ ...row, text: 'À propos' }))));
      expect(brought).toEqual({ changed: 1, unchanged: 0, refused: [] });
      expect(strapi.sections.get(key)?.translations.fr).toEqual({ title: 'À propos' });
      expect((await rowsOf('missing')).some(({ file }) => file === `section:${key}`)).toBe(false);
    },
  );

  it('counts as unchanged when it comes once more, also where the field stores another form', async () => {
    const section = strapi.sections.get('about');
    if (section) section.translations.fr = {};
    const row = complete({ ...find(await rowsOf('missing'), 'section:about', 'title'), text: 'À  propos' });
    expect(await bring(csvFileOf([row]))).toMatchObject({ changed: 1 });
    expect(await bring(csvFileOf([row]))).toEqual({ changed: 0, unchanged: 1, refused: [] });
    expect(strapi.sections.get('about')?.translations.fr).toEqual({ title: 'À propos' });
  });

  it('is refused where German has changed meanwhile, and the texts of the pages come in', async () => {
    const rows = await rowsOf('all');
    const translated = [
      complete({ ...find(rows, 'section:about', 'title'), text: 'À propos' }),
      complete({ ...find(rows, 'home', 'hero.title'), text: 'Bonjour' }),
    ];
    const section = strapi.sections.get('about');
    if (section) section.translations.de = { ...section.translations.de, title: 'Wir' };
    const { changed, refused } = await bring(csvFileOf(translated));
    expect(changed).toBe(1);
    expect(refused).toMatchObject([{ file: 'section:about', key: 'title', problem: 'changed' }]);
  });
});

it.each([
  ['is too long', 'home/hero.title', 'x'.repeat(4_000), 'too-long'],
  ['lacks a placeholder', 'frame/footer.rights', '©', 'placeholders'],
  [
    'has no room in a drawing',
    'product-drawings/idatik.actors.provider',
    'Fournisseurdidentitéparticulièrement',
    'no-room',
  ],
])(
  'a translation that %s is refused with its reason, and the rest comes in',
  async (_what, place, text, problem) => {
    const { changed, refused } = await translate({ [place]: text, 'home/meta.title': 'Titre' });
    expect(changed).toBe(1);
    const [file, key] = place.split('/');
    expect(refused).toMatchObject([{ file, key, language: 'fr', problem, text }]);
    expect(strapi.pageTexts.get(file ?? '')?.texts.fr?.[key ?? '']).toBeUndefined();
  },
);

it('refuses each of several translations without room', async () => {
  const { changed, refused } = await translate({
    'product-drawings/idatik.actors.provider': 'Fournisseurdidentitéparticulièrement',
    'product-drawings/idatik.actors.app': 'Assurancemaladieparticulièrementlongue',
    'product-drawings/idatik.actors.service': 'Télématique',
    'home/meta.title': 'Titre',
  });
  expect(changed).toBe(2);
  expect(refused.map(({ key, problem }) => `${key} ${problem}`).sort()).toEqual([
    'idatik.actors.app no-room',
    'idatik.actors.provider no-room',
  ]);
});

describe('a row', () => {
  const ROW: ExportedRow = {
    language: 'fr',
    file: 'home',
    key: 'hero.title',
    german: german.hero.title,
    text: 'Nouveau',
    seen: french.hero.title,
    limit: 0,
    isOutdated: false,
  };

  it.each([
    ['an unknown key', { key: 'hero.nothing' }],
    ['an unknown file', { file: 'nowhere' }],
    ['a file of /admin', { file: 'admin', key: 'frame.retry' }],
    ['a name of JavaScript', { file: '__proto__', key: 'constructor' }],
  ])('with %s is refused', async (_what, place) => {
    const { changed, refused } = await bring(csvFileOf([{ ...ROW, ...place }]));
    expect(changed).toBe(0);
    expect(refused).toEqual([
      {
        file: 'home',
        key: 'hero.title',
        language: 'fr',
        problem: 'unknown-key',
        text: 'Nouveau',
        now: null,
        ...place,
      },
    ]);
  });

  it('without translation changes nothing, also where editors have written one', async () => {
    await save(change('Mon titre'));
    expect(await bring(csvFileOf([{ ...ROW, text: ' ', seen: 'Mon titre' }]))).toEqual({
      changed: 0,
      unchanged: 1,
      refused: [],
    });
    expect(strapi.pageTexts.get('home')?.texts.fr).toEqual({ 'hero.title': 'Mon titre' });
  });

  it('whose note a program has lost is refused', async () => {
    const lost = xliffFileOf('fr', [ROW]).replace(/<notes>.*<\/notes>/, '');
    expect((await bring(lost)).refused).toMatchObject([{ problem: 'unseen', now: french.hero.title }]);
  });

  it('that is repeated with another text is refused, with the same one it is saved once', async () => {
    const { changed, unchanged, refused } = await bring(csvFileOf([ROW, { ...ROW, text: 'Autre' }, ROW]));
    expect([changed, unchanged]).toEqual([1, 1]);
    expect(refused).toMatchObject([{ problem: 'repeated', text: 'Autre' }]);
  });

  it('that brings the built-in text back takes the stored one away', async () => {
    await save(change('Mon titre'));
    const row = { ...ROW, text: french.hero.title, seen: 'Mon titre' };
    expect(await bring(csvFileOf([row]))).toMatchObject({ changed: 1 });
    expect(strapi.pageTexts.get('home')?.texts.fr).toEqual({});
  });
});

it('refuses a text that somebody saves between the judging and the saving, and saves the others of its call', async () => {
  const rows = await rowsOf('all');
  const translated = ['hero.title', 'hero.lead'].map((key) =>
    complete({ ...find(rows, 'home', key), text: 'Nouveau' }),
  );
  // The list of stored texts is the last that is read before the save.
  strapi.onList = () => {
    strapi.onList = null;
    strapi.pageTexts.set('home', {
      file: 'home',
      texts: { fr: { 'hero.title': 'À elle' } },
      outdated: {},
      lastUpdated: null,
      updatedBy: null,
    });
  };
  const { changed, refused } = await bring(csvFileOf(translated));
  expect(changed).toBe(1);
  expect(refused).toMatchObject([{ key: 'hero.title', problem: 'changed' }]);
  expect(strapi.pageTexts.get('home')?.texts.fr).toEqual({
    'hero.title': 'À elle',
    'hero.lead': 'Nouveau',
  });
});

it('saves hundreds of texts by one call', async () => {
  const rows = (await rowsOf('all')).filter(
    ({ file, text }) => !['product-drawings', 'ti-stage'].includes(file) && text.length > 5,
  );
  const written = rows.slice(0, 450).map((row) => complete({ ...row, text: `${row.text}!` }));
  expect(await bring(csvFileOf(written))).toEqual({ changed: 450, unchanged: 0, refused: [] });
  expect(
    strapi.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('texts-import')),
  ).toHaveLength(1);
});

it('names the file and its type', async () => {
  const csv = await download('language=sq&format=csv');
  expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(csv.headers.get('Content-Disposition')).toBe('attachment; filename="texte-sq-all.csv"');
  const xliff = await download('language=sq&state=changed&format=xliff');
  expect(xliff.headers.get('Content-Type')).toBe('application/xliff+xml; charset=utf-8');
  expect(xliff.headers.get('Content-Disposition')).toBe('attachment; filename="texte-sq-changed.xlf"');
});

it.each([
  '',
  'language=de&format=csv',
  'language=fr',
  'language=fr&format=po',
  'language=fr&format=csv&state=x',
])('refuses to export %s', async (query) => expectRefusal(await download(query), 400));

it.each([{}, { content: 5 }, { content: '' }, { content: 'Guten Tag' }, { content: '<xliff/>' }])(
  'refuses to import %o, and saves nothing',
  async (json) => {
    await expectRefusal(await editor.call('POST', '/api/texts-import', { json }), 400);
    expect(strapi.pageTexts.size).toBe(0);
  },
);

it('refuses a file that is too large, also for the server', async () => {
  const json = { content: ' '.repeat(5 * 1024 * 1024) };
  await expectRefusal(await editor.call('POST', '/api/texts-import', { json }), 413);
});

it('is smaller than what the import takes, in every language and format', async () => {
  for (const language of LANGUAGE_CODES.filter((code) => code !== 'de')) {
    for (const { format } of FORMATS) {
      const content = await (await download(`language=${language}&format=${format}`)).text();
      expect(JSON.stringify({ content }).length).toBeLessThan((4 * 1024 * 1024) / 3);
    }
  }
});

it('tells an account without the right before it reads the file', async () => {
  await expectRefusal(await author.call('POST', '/api/texts-import', { json: { content: 'x' } }), 403);
});
