import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { ORDERED_SCHEMAS } from './ordered';
import { SITE_ADDRESS } from './site-addresses';

const { input, created, row } = ORDERED_SCHEMAS.resource;

describe('what is read twice', () => {
  it.each<[z.ZodType, object]>([
    [input, { title: ' Ein  Leitfaden ', address: ' /faq ', file: { de: '' } }],
    [input, { description: { sq: ' so\n' }, address: '', file: { en: 7, fr: '/uploads/a.pdf' } }],
    [created, { key: 'neu', title: { de: 'Neu', en: 'New' }, part: 'ti-transformation' }],
  ])('is the same as what is read once: %#', (schema, given) => {
    const once = schema.parse(given);
    expect(schema.parse(JSON.parse(JSON.stringify(once)))).toEqual(once);
  });

  it('is also what was once stored', () => {
    for (const stored of [
      {},
      { part: 'gone', address: '', isPublished: null },
      { part: 'ti_transformation' },
    ]) {
      const once = row.parse(stored);
      expect(row.parse(once)).toEqual(once);
    }
  });
});

it.each([
  ['/docs/idatik?tab=api#token', true],
  ['https://example.org/a.pdf', true],
  ['//example.org', false],
  ['/\\example.org', false],
  ['http://example.org', false],
  ['javascript:alert(1)', false],
  ['docs/idatik', false],
  ['/with a blank', false],
])('the address %s is accepted: %s', (address, isAccepted) => {
  expect(SITE_ADDRESS.pattern.test(address)).toBe(isAccepted);
  expect(input.safeParse({ address }).success).toBe(isAccepted);
});
