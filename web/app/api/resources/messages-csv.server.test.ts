import { expect, it } from 'vitest';
import { messagesAsCsv } from './messages-csv.server';

const NUMBER = '"7F3A92C1-B04D"';

const message = {
  id: 'a',
  number: '7F3A92C1-B04D',
  firstName: 'Ada',
  lastName: 'Beispiel',
  email: 'ada@klinik.example',
  company: '',
  interest: 'general',
  product: '',
  message: 'Guten Tag',
  language: 'sq',
  page: '/products/idatik',
  campaign: 'dmea-2027',
  submittedAt: '2026-03-05T13:30:00.000Z',
  spamScore: 0,
  state: 'read' as const,
};

const lastCells = (changes: Partial<typeof message>) =>
  messagesAsCsv([{ ...message, ...changes }])
    .trimEnd()
    .split('\r\n')[1]
    ?.split(';')
    .slice(5);

const readBack = (text: string) =>
  /"Allgemeine Beratung";"";"([\s\S]*)";"Albanisch"/
    .exec(messagesAsCsv([{ ...message, message: text }]))?.[1]
    ?.replaceAll('""', '"');

it('names interest, language, origin and state with the words of the screen', () => {
  expect(lastCells({})).toEqual([
    '"Allgemeine Beratung"',
    '""',
    '"Guten Tag"',
    '"Albanisch"',
    '"/products/idatik"',
    '"dmea-2027"',
    '"Gelesen"',
    NUMBER,
  ]);
});

it('leaves what the screen has no word for, and makes no formula of it', () => {
  const cells = lastCells({ interest: 'constructor', product: 'idatik', language: '=1+1', campaign: '-1' });
  expect(cells).toEqual([
    ...['"constructor"', '"idatik"', '"Guten Tag"', `"'=1+1"`],
    ...['"/products/idatik"', `"'-1"`, '"Gelesen"', NUMBER],
  ]);
});

it.each([
  ['at the start', '=1+1', `'=1+1`],
  ['after a comma, where that separates', 'zz,=1+1,y', `zz,'=1+1,y`],
  ['after a semicolon', 'zz;@SUM(A1)', `zz;'@SUM(A1)`],
  ['after a tabulator', 'zz\t-1+1', `zz\t'-1+1`],
  ['after each kind of line end', 'a\n=1\r\n+1\r-1', `a\n'=1\r\n'+1\r'-1`],
  ['after spaces, which some drop', ' =1+1, \u00a0+1', ` '=1+1, \u00a0'+1`],
  ['in full width', '＝1,＋1;－1\t＠A', `'＝1,'＋1;'－1\t'＠A`],
])('leaves no formula %s', (_place, written, harmless) => {
  expect(readBack(written)).toBe(harmless);
});

it('leaves no formula after a quote, which another separator lets close the cell', () => {
  expect(readBack('zz,"=1+1",y')).toBe(`zz,"'=1+1",y`);
  expect(readBack('"=1+1')).toBe(`"'=1+1`);
});

it.each([
  'a-b = c + d, e-mail an ada@klinik.example',
  `'=1+1`,
  'Montag - Freitag, 9-17 Uhr; ab 2027 + 1 Tag',
])('leaves other text as it was written: %s', (text) => {
  expect(readBack(text)).toBe(text);
});
