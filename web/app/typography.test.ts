import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './markdown/parse-markdown';
import { bindPairs, boundDocument, withoutInvisible } from './typography';

describe('no line ends', () => {
  it.each([
    ['mit TI 2.0, FHIR R4 und eIDAS 2.0', 'mit TI\u00a02.0, FHIR\u00a0R4 und eIDAS\u00a02.0'],
    ['nach § 27a und Art. 28', 'nach §\u00a027a und Art.\u00a028'],
    ['nach § 387 SGB V und SGB XI', 'nach §\u00a0387 SGB\u00a0V und SGB\u00a0XI'],
    ['in 50 ms, zu 99,9 %, 1 Mio. Datensätze', 'in 50\u00a0ms, zu 99,9\u00a0%, 1\u00a0Mio. Datensätze'],
    ['nach BSI TR-03161, US-Recht', 'nach BSI TR-\u206003161, US-\u2060Recht'],
    ['mit gSMC-KT G2.0', 'mit gSMC-\u2060KT G2.0'],
    ['i TI-së, në BE-në, API-ve', 'i TI-\u2060së, në BE-\u2060në, API-\u2060ve'],
    ['z. B. d. h.', 'z.\u00a0B. d.\u00a0h.'],
  ])('within a pair of "%s"', (text, bound) => {
    expect(bindPairs(text)).toBe(bound);
  });
});

it.each([
  'die TI der Kliniken',
  'UTI 2',
  'FHIR Resources',
  'SGB Vorschriften',
  '50 msg',
  'in 3 Wochen',
  'TI\u00a02.0',
  'ATR-4',
  'us-recht',
  'TI-Gateway',
  'API-artig',
  'TR-\u206003161',
])('"%s" stays as it is', (text) => {
  expect(bindPairs(text)).toBe(text);
});

it.each([
  ['VSDM (Versichertenstammdatenmanagement)', 'VSDM (Versichertenstammdaten\u00admanagement)'],
  ['Barrierefreiheitsstärkungsgesetz', 'Barrierefreiheitsstärkungs\u00adgesetz'],
  ['Krankenhausinformationssystem', 'Krankenhausinformationssystem'],
])('a word too long for a phone may break where it is composed: %s', (text, bound) => {
  expect(bindPairs(text)).toBe(bound);
  expect(bindPairs(bound)).toBe(bound);
});

it('binds what editors wrote, in every block and mark, but not code', () => {
  const document = parseMarkdown('## TI 2.0\n\nMit **FHIR R4** und `TI 2.0`\n\n- eIDAS 2.0');
  expect(boundDocument(document)).toEqual([
    { type: 'heading', depth: 2, children: ['TI\u00a02.0'] },
    {
      type: 'paragraph',
      children: [
        'Mit ',
        { type: 'strong', children: ['FHIR\u00a0R4'] },
        ' und ',
        { type: 'code', text: 'TI 2.0' },
      ],
    },
    { type: 'list', items: [['eIDAS\u00a02.0']] },
  ]);
});

it.each([
  ['BSI TR-\u206003161', 'BSI TR-03161'],
  ['Telematik\u00adinfra\u200bstruktur\ufeff', 'Telematikinfrastruktur'],
  ['a\u200db\u200cc', 'abc'],
  ['\u{1F469}\u200d\u{1F4BB}', '\u{1F469}\u200d\u{1F4BB}'],
  ['TI\u00a02.0', 'TI\u00a02.0'],
])('withoutInvisible leaves of %j what is seen', (text, seen) => {
  expect(withoutInvisible(text)).toBe(seen);
});
