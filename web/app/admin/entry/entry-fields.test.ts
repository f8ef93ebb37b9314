import { bodyOf, FIELD_FIRST, tidied } from 'contract/entry-body';
import type { Field } from 'contract/field';
import { describe, expect, it } from 'vitest';
import { collide, faultOf, faultyPlaces, isWebAddress, placesOf, textsIn } from './entry-fields';

const long = (count: number) => 'a'.repeat(count);

const title: Field = { widget: 'line', limit: 255, isLocalized: true, isRequired: true };
const shape = {
  names: FIELD_FIRST,
  fields: {
    title,
    features: { widget: 'list', limit: 10, isLocalized: true },
    note: { widget: 'text', isLocalized: true },
    address: { widget: 'address', limit: 255 },
  },
} as const;

describe('a description', () => {
  it('has a place for each language of a localized field, and one for a shared field', () => {
    expect(placesOf(shape.fields)).toHaveLength(3 * 7 + 1);
    expect(FIELD_FIRST.of({ field: 'title', language: 'sq' })).toBe('title.sq');
    expect(FIELD_FIRST.read('title.sq')).toEqual({ field: 'title', language: 'sq' });
    expect(FIELD_FIRST.read('address')).toEqual({ field: 'address', language: null });
    expect(FIELD_FIRST.read('title.pt')).toBeNull();
  });

  it('gives the texts of a language, a list as lines', () => {
    const values = { 'title.de': 'Titel', 'features.de': ['a', 'b'], address: 'https://a.example' };
    expect(textsIn(shape, values, 'de')).toEqual({ title: 'Titel', features: 'a\nb', note: '' });
  });
});

describe('a fault', () => {
  it.each<[Field, string | string[], string | null]>([
    [title, long(256), 'tooLong'],
    [title, long(255), null],
    [{ widget: 'list', limit: 2 }, ['a', 'abc'], 'tooLong'],
    [{ widget: 'list', limit: 2 }, ['ab', 'ab'], null],
    [{ widget: 'address' }, 'javascript:alert(1)', 'address'],
    [{ widget: 'address' }, '', null],
    [{ widget: 'color' }, '#8a1', 'color'],
    [{ widget: 'color' }, '#8a1538', null],
    [{ widget: 'font' }, 'Grün', 'font'],
    [{ widget: 'font' }, 'Source Serif 4', null],
  ])('of %j with %j is %s', (field, value, fault) => {
    expect(faultOf(field, value, null)).toBe(fault);
  });

  it('is a required text that is blank in German, and in no other language', () => {
    expect(faultOf(title, ' ', 'de')).toBe('required');
    expect(faultOf(title, ' ', 'en')).toBeNull();
  });

  it('stops a save where a value was changed, or is required', () => {
    const values = { 'title.de': 'Da', 'title.en': long(256), address: 'nowhere' };
    expect(faultyPlaces(shape, values, {})).toEqual([]);
    expect(faultyPlaces(shape, values, { 'title.en': long(256), address: 'nowhere' })).toEqual([
      { field: 'title', language: 'en' },
      { field: 'address', language: null },
    ]);
    expect(faultyPlaces(shape, { ...values, 'title.de': '' }, {})).toEqual([
      { field: 'title', language: 'de' },
    ]);
  });
});

describe('a web address', () => {
  it.each(['https://docuflow.example', 'http://docuflow.example/de?a=b'])('may be „%s“', (text) => {
    expect(isWebAddress(text)).toBe(true);
  });

  it.each(['docuflow.example', 'javascript:alert(1)', 'https://', 'https:///x', 'mailto:a@b.de'])(
    'may not be „%s“',
    (text) => {
      expect(isWebAddress(text)).toBe(false);
    },
  );
});

describe('what is sent', () => {
  it('is tidied as the server stores it: lines are trimmed, empty entries of a list dropped', () => {
    const sent = { 'title.de': ' a  b ', 'features.de': [' a  b ', ' '], 'note.de': ' a\n' };
    expect(tidied(shape, sent)).toEqual({ 'title.de': 'a b', 'features.de': ['a b'], 'note.de': ' a\n' });
  });

  it('has each value at its path, and nothing else', () => {
    const changes = { 'title.de': 'Neu', 'title.sq': 'Ri', color: 'blue' };
    expect(bodyOf(changes, (name) => name.split('.'))).toEqual({
      title: { de: 'Neu', sq: 'Ri' },
      color: 'blue',
    });
  });
});

describe('two editors', () => {
  const before = { 'title.de': 'Alt', 'title.en': 'Old' };
  const sent = { 'title.de': 'Meins' };

  it('collide when both changed the same field differently', () => {
    expect(collide(before, { ...before, 'title.de': 'Ihrs' }, sent)).toBe(true);
  });

  it('do not when the other changed something else, or to the same', () => {
    expect(collide(before, { ...before, 'title.en': 'Theirs' }, sent)).toBe(false);
    expect(collide(before, { ...before, ...sent }, sent)).toBe(false);
  });
});
