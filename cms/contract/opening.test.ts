import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { isOpen, isReservedOpeningKey } from './opening-fields';
import { ORDERED_SCHEMAS } from './ordered';

const { input, created, row } = ORDERED_SCHEMAS.opening;

describe('what is read twice', () => {
  it.each<[z.ZodType, object]>([
    [input, { title: ' Eine  Stelle ', tasks: ['a\nb', ''], expires: '' }],
    [input, { summary: { sq: ' so\n' }, expires: '2026-02-28', isPublished: true }],
    [created, { key: 'neu', title: { de: 'Neu', en: 'New' }, datePosted: '2026-01-31' }],
  ])('is the same as what is read once: %#', (schema, given) => {
    const once = schema.parse(given);
    expect(schema.parse(JSON.parse(JSON.stringify(once)))).toEqual(once);
  });

  it('is also what was once stored', () => {
    for (const stored of [{}, { employmentType: 'GONE', expires: '', isPublished: null }]) {
      const once = row.parse(stored);
      expect(row.parse(once)).toEqual(once);
    }
  });
});

it('places of the page and the address of the order are no keys', () => {
  const words = [
    'order',
    'positions',
    'speculative',
    'page-title',
    'values-title',
    'main',
    'devops-engineer',
  ];
  expect(words.filter((word) => !isReservedOpeningKey(word))).toEqual(['devops-engineer']);
});

describe('an opening', () => {
  it.each([
    [null, '2026-01-01T12:00:00Z', true],
    ['2026-03-05', '2026-03-05T22:59:59Z', true],
    ['2026-03-05', '2026-03-05T23:00:00Z', false],
    ['2026-07-05', '2026-07-05T21:59:59Z', true],
    ['2026-07-05', '2026-07-05T22:00:00Z', false],
  ])('that expires on %s is open at %s: %s', (expires, now, open) => {
    expect(isOpen({ isPublished: true, expires }, new Date(now))).toBe(open);
    expect(isOpen({ isPublished: false, expires }, new Date(now))).toBe(false);
  });
});
