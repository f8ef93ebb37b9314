import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guarded, unguarded } from '~/api/resources/csv.server';
import { FileUnreadable } from '~/api/resources/read-csv.server';
import { tidyText } from '~/i18n/catalogue.server';
import { hostileText, RUNS } from '~/markdown/hostile-texts.test-support';
import { csvFileOf, readCsvFile } from './csv-file.server';
import type { ExportedRow, TextRow } from './text-row';
import { readXliffFile, xliffFileOf } from './xliff-file.server';

// Avoids `import`: the package has no types.
const readByOtherProgram = createRequire(import.meta.url)('xliff/xliff2js') as (text: string) => Promise<{
  sourceLanguage: string;
  targetLanguage: string;
  resources: Record<string, Record<string, { source: Inline; target: Inline }>>;
}>;
type Inline = string | (string | { Standalone: { disp: string } })[];

const shownBy = (inline: Inline): string =>
  typeof inline === 'string'
    ? inline
    : inline.map((part) => (typeof part === 'string' ? part : part.Standalone.disp)).join('');

const inTable = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  '＝',
  "'",
  "''=",
  '"',
  ';',
  ',',
  '\t',
  '\n',
  '\r\n',
  '\u2028',
);
const placeholder = fc.constantFrom(
  '{{company}}',
  '{{ year }}',
  '{{\tcount\n}}',
  '{{',
  '}}',
  '{{}}',
  '$&',
  '$1',
);
const text = fc
  .array(fc.oneof(hostileText, inTable, placeholder), { maxLength: 6 })
  .map((parts) => tidyText(parts.join('')));

const row = fc.record({
  language: fc.constant('fr' as const),
  file: fc.oneof(
    fc.constantFrom('home', 'product-fhir-link', 'a1', 'picture:12', 'post:neue-version_2_'),
    hostileText.map((key) => `section:${tidyText(key).replaceAll(/\s/g, '-')}`),
  ),
  key: fc.constantFrom('hero.title', 'cards.0.title', 'pairs.idatik+fhir-link', '2.a-b+C'),
  german: text,
  text,
  seen: text,
  limit: fc.nat(),
  isOutdated: fc.boolean(),
});
/** Rows of a file stand together. */
const rows = fc
  .uniqueArray(row, { maxLength: 5, selector: ({ file, key }) => `${file}/${key}` })
  .map((list) => list.sort((one, other) => one.file.localeCompare(other.file)));

const asRead = (list: readonly ExportedRow[]): TextRow[] =>
  list.map(({ limit: _limit, isOutdated: _isOutdated, ...read }) => read);

const ROW: ExportedRow = {
  language: 'fr',
  file: 'home',
  key: 'hero.title',
  german: 'Guten Tag {{company}}',
  text: 'Bonjour {{company}}',
  seen: 'Bonjour {{company}}',
  limit: 40,
  isOutdated: false,
};

describe('a tidy text', () => {
  it('stays what it is, and has nothing that XML cannot hold', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText, text), (untidy) => {
        const tidy = tidyText(untidy);
        expect(tidyText(tidy)).toBe(tidy);
        expect(tidy).toMatch(/^[\t\n\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u);
      }),
      RUNS,
    );
  });
});

describe('CSV', () => {
  it('comes back as it was written, whatever the texts are', () => {
    fc.assert(
      fc.property(rows, (list) => {
        expect(readCsvFile(csvFileOf(list))).toEqual(asRead(list));
      }),
      RUNS,
    );
  });

  it('guards every formula, and takes only its own apostrophes away', () => {
    fc.assert(
      fc.property(text, (one) => {
        expect(unguarded(guarded(one))).toBe(one);
        expect(guarded(one)).not.toMatch(/(?:^|[,;\t\n])[\s"]*[=+\-@＝＋－＠]/);
      }),
      RUNS,
    );
    expect(guarded('=1+1')).toBe("'=1+1");
    expect(guarded("'=1+1")).toBe("''=1+1");
    expect(unguarded("'s avonds")).toBe("'s avonds");
  });

  it('has titles, a byte order mark, and a row for each text', () => {
    expect(csvFileOf([{ ...ROW, text: '-10 %\n"Rabatt"' }])).toBe(
      '\uFEFF"Textdatei";"Schlüssel";"Sprache";"Deutsch";"Übersetzung";"Bisher";"Höchstens Zeichen"\r\n' +
        '"home";"hero.title";"fr";"Guten Tag {{company}}";"\'-10 %\n""Rabatt""";"Bonjour {{company}}";"40"\r\n',
    );
  });

  it.each([',', '\t'])(
    'is read as a spreadsheet saves it: with %j, other columns, and no quotes',
    (separator) => {
      const lines = [
        ['Schlüssel', 'Textdatei', 'Sprache', 'Notiz', 'Deutsch', 'Übersetzung', 'Bisher'],
        [
          'hero.title',
          'home',
          'fr',
          'x',
          'Guten Tag {{company}}',
          'Salut {{company}}',
          'Bonjour {{company}}',
        ],
      ];
      const content = lines.map((line) => line.join(separator)).join('\n');
      expect(readCsvFile(content)).toEqual(asRead([{ ...ROW, text: 'Salut {{company}}' }]));
    },
  );

  const good = csvFileOf([ROW]);
  it.each([
    ['is empty', ''],
    ['has no titles', 'home'],
    ['lacks a column', good.replace('"Bisher"', '"Vorher"')],
    ['has a row with too few cells', `${good}"home";"x"\r\n`],
    ['has an open quote', `${good}"home`],
    ['names no language', good.replace('"fr"', '"xx"')],
    ['has German translations', good.replace('"fr"', '"de"')],
  ])('is refused when it %s', (_what, content) => {
    expect(() => readCsvFile(content)).toThrow(FileUnreadable);
  });
});

describe('XLIFF', () => {
  it('comes back as it was written, whatever the texts are', () => {
    fc.assert(
      fc.property(rows, (list) => {
        expect(readXliffFile(xliffFileOf('fr', list))).toEqual(asRead(list));
      }),
      RUNS,
    );
  });

  it('is written as XLIFF 2.1', () => {
    expect(xliffFileOf('fr', [{ ...ROW, isOutdated: true, key: 'pairs.a+b' }])).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<xliff version="2.1" srcLang="de" trgLang="fr" xml:space="preserve" xmlns="urn:oasis:names:tc:xliff:document:2.0">',
        '<file id="home">',
        '<unit id="pairs.a_b" name="pairs.a+b" canResegment="no"><notes><note category="limit">Höchstens 40 Zeichen</note>' +
          '<note category="seen">Bonjour {{company}}</note></notes><segment state="initial">' +
          '<source>Guten Tag <ph id="company" disp="{{company}}"/></source>' +
          '<target>Bonjour <ph id="company" disp="{{company}}"/></target></segment></unit></file></xliff>',
        '',
      ].join('\n'),
    );
  });

  it('says the same to another program', async () => {
    const list = [
      { ...ROW, text: 'a < b & "c"\n ]]> {{company}}, {{company}}' },
      {
        ...ROW,
        file: 'frame',
        key: 'footer.rights',
        german: '© {{year}}',
        text: '© {{year}}, {{ company }}',
      },
    ];
    const { sourceLanguage, targetLanguage, resources } = await readByOtherProgram(xliffFileOf('fr', list));
    expect([sourceLanguage, targetLanguage]).toEqual(['de', 'fr']);
    for (const { file, key, german, text: translation } of list) {
      const unit = resources[file]?.[key];
      expect(unit && [shownBy(unit.source), shownBy(unit.target)]).toEqual([german, translation]);
    }
  });

  const written = xliffFileOf('fr', [ROW]);
  const read = (content: string) => readXliffFile(content)[0];

  it.each([
    ['a byte order mark and lines of Windows', `\uFEFF${written.replaceAll('\n', '\r\n')}`],
    ['the country of the language', written.replace('trgLang="fr"', 'trgLang="fr-FR"')],
    ['no names of units', written.replace(' name="hero.title"', '')],
    ['no display of placeholders', written.replaceAll(' disp="{{company}}"', '')],
    ['a prefix', written.replaceAll(/<(\/?)(?=[a-z])/g, '<$1x:').replace('xmlns=', 'xmlns:x=')],
    ['groups', written.replace('<unit', '<group id="g"><unit').replace('</unit>', '</unit></group>')],
    [
      'marks within the text',
      written.replace('Bonjour', '<mrk id="m" type="term">Bon</mrk><pc id="p">jour</pc>'),
    ],
    ['a comment and CDATA', written.replace('Bonjour', '<!-- x --><![CDATA[Bonjour]]>')],
    [
      'parts of a text',
      written
        .replace(
          'Guten Tag ',
          'Guten Tag</source><target>Bonjour</target></segment><ignorable><source> </source></ignorable><segment><source>',
        )
        .replace('<target>Bonjour <ph', '<target><ph'),
    ],
  ])('is read with %s', (_what, content) => {
    expect(content).not.toBe(written);
    expect(read(content)).toEqual(asRead([ROW])[0]);
  });

  it('tells a text without translation, and one whose note was lost', () => {
    expect(read(written.replace(/<target>.*<\/target>/, ''))?.text).toBe('');
    expect(read(written.replace(/<notes>.*<\/notes>/, ''))?.seen).toBeNull();
  });

  const nested = (name: string, count: number) => `<${name}>`.repeat(count) + `</${name}>`.repeat(count);
  it.each([
    ['is no XML', '<xliff'],
    ['has an unknown entity', written.replace('Bonjour', '&bonjour;')],
    ['has a DOCTYPE', written.replace('<xliff', '<!DOCTYPE xliff [<!ENTITY a "b">]><xliff')],
    ['is another format', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['is XLIFF 1.2', '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>'],
    ['names no language', written.replace('trgLang="fr"', '')],
    ['has German translations', written.replace('trgLang="fr"', 'trgLang="de"')],
    ['is nested deeply in a text', written.replace('Bonjour', nested('mrk', 100))],
    [
      'is nested deeply in groups',
      written
        .replace('<unit', `${'<group>'.repeat(100)}<unit`)
        .replace('</unit>', `</unit>${'</group>'.repeat(100)}`),
    ],
  ])('is refused when it %s', (_what, content) => {
    expect(() => readXliffFile(content)).toThrow(FileUnreadable);
  });

  it.each([
    ['nested', nested('a', 200_000)],
    ['empty', `<a>${'<a/>'.repeat(800_000)}</a>`],
  ])('refuses hundreds of thousands of %s elements at once', (_what, content) => {
    const start = performance.now();
    expect(() => readXliffFile(content)).toThrow(FileUnreadable);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
