import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../../contract/languages';
import type { PageText } from '../../../contract/page-text';
import { changesBetween, isFound, lostKeys, rowsOf, textIn, textsOf, withText } from './text-rows';

const text = (key: string, german: string | null = null): PageText['texts'][number] => ({
  key,
  place: `Anfang › ${key}`,
  limit: 40,
  placeholders: [],
  languages: Object.fromEntries(
    LANGUAGE_CODES.map((code) => [
      code,
      { builtIn: `${key} ${code}`, stored: code === 'de' ? german : null, isOutdated: false },
    ]),
  ) as PageText['texts'][number]['languages'],
});
const copy: PageText = {
  file: 'home',
  title: 'Startseite',
  texts: [text('a'), text('b', 'Eigenes B'), text('c')],
  unknown: {},
  lastUpdated: null,
  updatedBy: null,
};

test('texts of editors come first, with German as visitors read it', () => {
  const rows = rowsOf(copy, 'en', { c: 'Own C' });
  expect(rows.map(({ key }) => key)).toEqual(['c', 'a', 'b']);
  expect(rows[2]).toMatchObject({ builtIn: 'b en', german: 'Eigenes B', place: 'Anfang › b' });
});

test('a text is found by its place, its German, its built-in and its own words', () => {
  const [row] = rowsOf(copy, 'en', {});
  if (!row) throw new Error('There is no row.');
  for (const search of ['anfang', 'A DE', 'a en', 'eigen', ''])
    expect(isFound(row, 'Eigen', search)).toBe(true);
  expect(isFound(row, null, 'eigen')).toBe(false);
});

test('an empty text and the built-in one put the built-in text back', () => {
  const [row] = rowsOf(copy, 'de', {});
  if (!row) throw new Error('There is no row.');
  const own = withText({ b: 'B' }, row, 'Neu');
  expect(own).toEqual({ b: 'B', a: 'Neu' });
  expect(withText(own, row, ' ')).toEqual({ b: 'B' });
  expect(withText(own, row, 'a de')).toEqual({ b: 'B' });
});

test('only what differs from the stored texts is checked', () => {
  const place = { file: 'home', language: 'de' } as const;
  expect(changesBetween({ a: 'A', gone: 'x' }, { a: 'A', gone: 'x', b: 'B' }, place)).toEqual([
    { ...place, key: 'b', from: null, to: 'B' },
  ]);
  expect(changesBetween({ a: 'A' }, {}, place)).toEqual([{ ...place, key: 'a', from: 'A', to: null }]);
});

test('texts that the site has lost are known, and the JSON of the form is read', () => {
  expect(lostKeys(copy, { a: 'A', gone: 'x' })).toEqual(['gone']);
  expect(textsOf('{"a":"A"}')).toEqual({ a: 'A' });
  expect(textsOf(null)).toEqual({});
  expect(textIn(textsOf('{"a":"A"}'), 'constructor')).toBeNull();
});
