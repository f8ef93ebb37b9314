import { expect, it } from 'vitest';
import { isQuotable } from './reference-fields';

it('a reference is shown only while it is published and the consent is noted', () => {
  const consent = 'E-Mail vom 3. März 2027';
  expect(isQuotable({ isPublished: true, consent })).toBe(true);
  expect(isQuotable({ isPublished: true, consent: null })).toBe(false);
  expect(isQuotable({ isPublished: false, consent })).toBe(false);
});
