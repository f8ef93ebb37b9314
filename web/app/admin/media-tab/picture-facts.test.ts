import { describe, expect, it } from 'vitest';
import { datesOf, fileSize, isDescribed, matching, statesOf } from './picture-facts';

const clinic = {
  name: 'klinik.jpg',
  alternativeTexts: { de: 'Eine Klinik', en: 'A clinic' },
  usedBy: ['hero'],
};
const line = { name: 'linie.png', alternativeTexts: {}, usedBy: [] };

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
  const overview = [
    {
      kind: 'picture' as const,
      key: '7',
      name: 'klinik.jpg',
      languages: {
        de: { state: 'complete' as const, updatedAt: '2026-03-02T10:00:00.000Z' },
        en: { state: 'outdated' as const, updatedAt: '2026-03-01T10:00:00.000Z' },
        fr: { state: 'missing' as const, updatedAt: null },
      },
      panelPath: null,
    },
  ];

  it('is older than German when German was saved after it', () => {
    expect(statesOf(clinic, datesOf(7, overview))).toMatchObject({
      de: 'complete',
      en: 'outdated',
      fr: 'missing',
    });
  });

  it('is complete when nothing is known about dates', () => {
    expect(statesOf(clinic, datesOf(8, overview))).toMatchObject({ de: 'complete', en: 'complete' });
  });

  it('knows a picture that has no text at all', () => {
    expect(isDescribed(line)).toBe(false);
    expect(isDescribed({ ...line, alternativeTexts: { de: '' } })).toBe(false);
    expect(isDescribed(clinic)).toBe(true);
  });
});

describe('the choice of pictures', () => {
  it('searches in names and in all languages, without regard to capitals', () => {
    expect(matching([clinic, line], 'all', 'CLINIC jpg')).toEqual([clinic]);
    expect(matching([clinic, line], 'all', 'clinic png')).toEqual([]);
    expect(matching([clinic, line], 'all', ' ')).toEqual([clinic, line]);
  });

  it('can be those that no section shows, or those without a German text', () => {
    expect(matching([clinic, line], 'unused', '')).toEqual([line]);
    expect(matching([clinic, line], 'undescribed', '')).toEqual([line]);
  });
});
