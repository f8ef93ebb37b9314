import { describe, expect, it } from 'vitest';
import { inputOf } from './draft-fields';
import {
  BLOCK_KINDS,
  blockOfLine,
  blocksOf,
  lineOfBlock,
  mayAdd,
  newBlockId,
  partNamesOf,
  readPartName,
} from './landing-blocks';
import { landingState } from './landing-page-fields';
import { ORDERED_SCHEMAS, schemasOf } from './ordered';
import { translatedField } from './translated-fields';

const { input, row } = schemasOf('landing-page');
const blocks = (...lines: string[]) => input.safeParse({ blocks: lines });

describe('a block', () => {
  it('is a line that reads back as it was', () => {
    for (const kind of BLOCK_KINDS) {
      const block = { kind, id: 'k3f9', keys: [] };
      expect(blockOfLine(lineOfBlock(block))).toEqual(block);
    }
    const block = { kind: 'downloads' as const, id: 'k3f9', keys: ['leitfaden', 'api-2'] };
    expect(blockOfLine(` ${lineOfBlock(block)} `)).toEqual(block);
  });

  it.each([
    'carousel k3f9',
    'text',
    'text k3',
    'text K3F9',
    'text k3f9 leitfaden',
    'quote k3f9 one two',
    'downloads k3f9 Leit/faden',
    'downloads k3f9 a a',
    'constructor k3f9',
    'form k3f9 message',
    'form k3f9 company company',
  ])('is refused as "%s"', (line) => {
    expect(blockOfLine(line)).toBeNull();
    expect(blocks(line).success).toBe(false);
  });

  it('gets an id that no other block of the page has', () => {
    const drawn = [0.5, 0.5, 0.25];
    const random = () => drawn.shift() ?? 0;
    const first = newBlockId([], random);
    expect(blockOfLine(`text ${first}`)).not.toBeNull();
    expect(newBlockId([first], random)).not.toBe(first);
    expect(blockOfLine(`text ${newBlockId([], () => 0)}`)).not.toBeNull();
  });
});

describe('the blocks of a page', () => {
  const nine = Array.from({ length: 9 }, (_, index) => `text abc${index}`);

  it('are nine at most, each with an id of its own', () => {
    expect(blocks(...nine).success).toBe(true);
    expect(blocks(...nine, 'text abcx').success).toBe(false);
    expect(blocks('text abcd', 'faq abcd').success).toBe(false);
  });

  it('have one form at most, with fields that a message may leave out', () => {
    expect(blocks('form abcd company interest').success).toBe(true);
    expect(blocks('form abcd', 'form abce').success).toBe(false);
    const form = { kind: 'form', id: 'abcd', keys: [] } as const;
    expect(mayAdd('form', [])).toBe(true);
    expect(mayAdd('form', [{ ...form, keys: [] }])).toBe(false);
    expect(mayAdd('text', [{ ...form, keys: [] }])).toBe(true);
  });

  it('are read without what is no block', () => {
    expect(row.parse({ blocks: 'text abcd\n\nunknown line\n faq  abce ' })).toMatchObject({
      blocks: ['text abcd', 'unknown line', 'faq abce'],
    });
    expect(blocksOf(['text abcd', 'unknown line', 'faq abcd']).map(({ kind }) => kind)).toEqual(['text']);
  });

  it('have texts and pictures by names that begin with their ids', () => {
    const found = blocksOf(['action abcd', 'picture abce']);
    expect(partNamesOf(found)).toEqual([
      'abcd-title',
      'abcd-text',
      'abcd-label',
      'abce-picture',
      'abce-title',
    ]);
    expect(readPartName('abcd-title')).toEqual({ id: 'abcd', part: 'title' });
    expect(['title', 'abcd', 'abcd-color', 'abcd-title-x', '-title'].map(readPartName)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });
});

describe('a change', () => {
  it('takes texts and pictures by name alone, each as its description says', () => {
    const change = { texts: { de: { 'abcd-title': ' Ein  Titel ', 'abcd-text': ' a\n' } } };
    expect(input.parse(change)).toEqual({
      texts: { de: { 'abcd-title': 'Ein Titel', 'abcd-text': ' a\n' } },
    });
    expect(input.safeParse({ texts: { de: { color: 'red' } } }).success).toBe(false);
    expect(input.safeParse({ texts: { de: { 'abcd-picture': 'x' } } }).success).toBe(false);
    expect(input.safeParse({ images: { 'abcd-title': 7 } }).success).toBe(false);
    expect(input.safeParse({ texts: { de: { 'abcd-label': 'x'.repeat(61) } } }).success).toBe(false);
    expect(input.parse({ images: { 'abcd-picture': '' } })).toEqual({ images: { 'abcd-picture': null } });
  });

  it('is what is made of a draft', () => {
    const draft = {
      'title.de': ' Messe ',
      'abcd-title.en': ' The  fair ',
      'abcd-picture': '/uploads/a.png',
      blocks: ['text abcd'],
      isPublished: true,
    };
    const body = inputOf('landing-page', draft);
    expect(body).toEqual({
      title: { de: 'Messe' },
      texts: { en: { 'abcd-title': 'The fair' } },
      images: { 'abcd-picture': '/uploads/a.png' },
      blocks: ['text abcd'],
      isPublished: true,
    });
    expect(ORDERED_SCHEMAS['landing-page'].input.safeParse(body).success).toBe(true);
  });

  it('can be translated text by text', () => {
    expect(translatedField('landing-page', 'abcd-text')?.widget).toBe('markdown');
    expect(translatedField('landing-page', 'abcd-picture')).toBeNull();
    expect(translatedField('opening', 'abcd-text')).toBeNull();
  });
});

it.each([
  [null, null, 'published'],
  ['2027-04-01T00:00:00Z', null, 'scheduled'],
  ['2027-03-01T00:00:00Z', '2027-03-15T12:00:00Z', 'ended'],
  ['2027-03-15T12:00:00Z', '2027-03-15T12:00:01Z', 'published'],
])('a page that is published from %s until %s is %s', (publishedFrom, publishedUntil, state) => {
  const now = new Date('2027-03-15T12:00:00Z');
  expect(landingState({ isPublished: true, publishedFrom, publishedUntil }, {}, now)).toBe(state);
  expect(landingState({ isPublished: false, publishedFrom, publishedUntil }, {}, now)).toBe('hidden');
});

it.each([
  [{}, 'published'],
  [{ languageFrom: '', languageUntil: null }, 'published'],
  [{ languageFrom: '2027-03-16T12:00:00Z' }, 'scheduled'],
  [{ languageUntil: '2027-03-15T11:00:00Z' }, 'ended'],
])('a language with the times %o of its own is %s, whatever counts for all', (own, state) => {
  const now = new Date('2027-03-15T12:00:00Z');
  const page = {
    isPublished: true,
    publishedFrom: '2027-03-01T00:00:00Z',
    publishedUntil: '2027-04-01T00:00:00Z',
  };
  expect(landingState(page, own, now)).toBe(state);
  const later = { ...page, publishedFrom: '2028-01-01T00:00:00Z' };
  expect(landingState(later, { languageFrom: '2027-03-01T00:00:00Z' }, now)).toBe('published');
  expect(landingState({ ...page, isPublished: false }, own, now)).toBe('hidden');
});
