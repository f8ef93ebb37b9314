import { describe, expect, it } from 'vitest';
import { fileSize, isDescribed, statesOf } from './picture-facts';

const clinic = {
  name: 'klinik.jpg',
  alternativeTexts: { de: 'Eine Klinik', en: 'A clinic' },
};
const line = { name: 'linie.png', alternativeTexts: {} };

it.each([
  [0, '0 Byte'],
  [5, '5 Byte'],
  [999, '999 Byte'],
  [1_499, '1 kB'],
  [245_300, '245 kB'],
  [999_900, '1 MB'],
  [3_420_000, '3,4 MB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

describe('the state of alternative texts', () => {
  it('is older than German when it was made from another German text', () => {
    const picture = { ...clinic, outdated: { en: { alternativeText: 'Ein Krankenhaus' } } };
    expect(statesOf(picture)).toMatchObject({ de: 'complete', en: 'outdated', fr: 'missing' });
    expect(statesOf(picture, { en: 'The clinic' }).en).toBe('complete');
    expect(statesOf(picture, { de: 'Ein Krankenhaus' }).en).toBe('complete');
  });

  it('is complete when German says what it said', () => {
    expect(statesOf({ ...clinic, outdated: {} })).toMatchObject({ de: 'complete', en: 'complete' });
  });

  it('knows a picture that has no text at all', () => {
    expect(isDescribed(line)).toBe(false);
    expect(isDescribed({ ...line, alternativeTexts: { de: '' } })).toBe(false);
    expect(isDescribed(clinic)).toBe(true);
  });
});
