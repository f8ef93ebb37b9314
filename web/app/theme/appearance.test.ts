import { describe, expect, it } from 'vitest';
import { checkedAppearance, isOwnLook, OWN_APPEARANCE } from './appearance';

const NOTHING = { primaryColor: null, accentColor: null, greyColor: null, bodyFont: null, headingFont: null };

describe('checkedAppearance', () => {
  it('keeps colours in lower case, and font names', () => {
    const stored = { ...NOTHING, primaryColor: '#AA2200', bodyFont: 'Source Sans 3' };
    expect(checkedAppearance(stored)).toEqual({ ...stored, primaryColor: '#aa2200' });
  });

  it('takes nothing stored, and the values of the site, for the own look', () => {
    for (const stored of [
      null,
      {},
      NOTHING,
      OWN_APPEARANCE,
      { primaryColor: '#0F5C7A', bodyFont: 'inter' },
    ]) {
      expect(checkedAppearance(stored)).toEqual(NOTHING);
      expect(isOwnLook(checkedAppearance(stored))).toBe(true);
    }
  });

  it('sees a single difference', () => {
    expect(isOwnLook(checkedAppearance({ headingFont: 'Figtree' }))).toBe(false);
    expect(isOwnLook(checkedAppearance({ greyColor: '#777777' }))).toBe(false);
  });

  it.each([
    'red',
    '#fff',
    '#12345g',
    '#123456;',
    '#123456\n',
    '#123456}body{display:none}',
    'var(--x)',
    'url(https://evil.example)',
    '',
    5,
    { toString: () => '#123456' },
  ])('lets no colour such as %j into a style sheet', (primaryColor) => {
    expect(checkedAppearance({ primaryColor }).primaryColor).toBeNull();
  });

  it.each([
    'Inter"; } body { display: none } x {',
    "Inter', serif",
    'Inter; color: red',
    'A\\22',
    'Font\n',
    ' Inter',
    'Two  Spaces',
    '</style><script>',
    '@import',
    'Schrift ä',
    'x'.repeat(61),
    ['Inter'],
  ])('lets no font such as %j into a style sheet', (bodyFont) => {
    expect(checkedAppearance({ bodyFont }).bodyFont).toBeNull();
  });
});
