import { COLOR_FIELDS } from 'contract/appearance-fields';
import { describe, expect, it } from 'vitest';
import { type Appearance, checkedAppearance } from './appearance';
import { appearanceWarnings, contrast, type Palette, paletteOf } from './appearance-colors';
import { tokens } from './tokens';

const { colors } = tokens;
const choose = (values: Partial<Appearance>) => checkedAppearance(values);

const COLORS = [0, 0x5a, 0x80, 0xc0, 0xff]
  .flatMap((r, _, levels) => levels.flatMap((g) => levels.map((b) => [r, g, b])))
  .map((rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`)
  .concat('#ffd500', '#e2001a', '#767676', '#d9730d', '#fdfdfd', '#0f5c7b');

const productTints = Object.values(colors.accent).map(({ tint }) => tint.value);

function readableOn(palette: Palette): { text: string; ground: string; ratio: number }[] {
  const light = [colors.white.value, palette.paper, palette.sky, ...productTints];
  const onLight = [palette.petrol, palette.petrolDark, palette.quiet, colors.body.value];
  return [
    ...onLight.flatMap((text) => light.map((ground) => ({ text, ground, ratio: 4.5 }))),
    ...light.map((ground) => ({ text: palette.lineStrong, ground, ratio: 3 })),
    { text: palette.onBrand, ground: palette.brandSurface, ratio: 4.5 },
    { text: palette.onBrand, ground: palette.brandSurfaceHover, ratio: 4.5 },
    { text: colors.white.value, ground: palette.petrol, ratio: 4.5 },
    { text: palette.sky, ground: colors.ink.value, ratio: 4.5 },
    { text: palette.tealPale, ground: colors.ink.value, ratio: 4.5 },
  ];
}

function unreadable(palette: Palette) {
  return readableOn(palette).filter(({ text, ground, ratio }) => contrast(text, ground) < ratio);
}

describe('contrast', () => {
  it('counts as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
    expect(contrast('#767676', '#ffffff')).toBe(contrast('#ffffff', '#767676'));
  });
});

describe('paletteOf', () => {
  it('is the site itself when nothing is chosen', () => {
    const palette = paletteOf(choose({}));
    expect(palette.petrol).toBe(colors.petrol.value);
    expect(palette.brandSurfaceHover).toBe(colors.petrolDark.value);
    expect(unreadable(palette)).toEqual([]);
  });

  it.each(COLOR_FIELDS)('keeps every text readable for any %s', (field) => {
    for (const color of COLORS) expect(unreadable(paletteOf(choose({ [field]: color }))), color).toEqual([]);
  });

  it('keeps every text readable when all three are the same', () => {
    for (const color of COLORS) {
      const palette = paletteOf(choose({ primaryColor: color, accentColor: color, greyColor: color }));
      expect(unreadable(palette), color).toEqual([]);
      expect(contrast(palette.tealOnInk, colors.inkSoft.value)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('shows a colour that carries white as it was chosen, everywhere', () => {
    const { petrol, brandSurface, onBrand } = paletteOf(choose({ primaryColor: '#8a1538' }));
    expect([petrol, brandSurface, onBrand]).toEqual(['#8a1538', '#8a1538', colors.white.value]);
  });

  it('writes ink on a light colour and darkens it only where it is text', () => {
    const { petrol, brandSurface, onBrand } = paletteOf(choose({ primaryColor: '#ffd500' }));
    expect(brandSurface).toBe('#ffd500');
    expect(onBrand).toBe(colors.ink.value);
    expect(contrast(petrol, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  it('gives hovered controls another shade', () => {
    for (const color of COLORS) {
      const { brandSurface, brandSurfaceHover, onBrand } = paletteOf(choose({ primaryColor: color }));
      const isBlack = onBrand === colors.white.value && contrast(brandSurface, '#000000') < 1.2;
      if (!isBlack) expect(brandSurfaceHover, color).not.toBe(brandSurface);
    }
  });

  it('leaves to each of the three its own part', () => {
    const own = paletteOf(choose({}));
    const grey = paletteOf(choose({ greyColor: '#777777' }));
    expect(grey).toMatchObject({ petrol: own.petrol, sky: own.sky, tealBright: own.tealBright });
    expect(grey.line).toMatch(/^#(..)\1\1$/);
    const accent = paletteOf(choose({ accentColor: '#ff8800' }));
    expect(accent).toEqual({
      ...own,
      tealBright: '#ff8800',
      tealOnInk: '#ff8800',
      tealPale: expect.any(String),
    });
  });
});

describe('appearanceWarnings', () => {
  it('has nothing to say about the own look and about readable colours', () => {
    expect(appearanceWarnings(choose({}))).toEqual([]);
    expect(appearanceWarnings(choose({ primaryColor: '#8a1538', greyColor: '#555555' }))).toEqual([]);
  });

  it('names what falls below 4.5:1, and what is shown instead', () => {
    const warnings = appearanceWarnings(
      choose({ primaryColor: '#ffd500', accentColor: '#222222', greyColor: '#dce6ec' }),
    );
    expect(warnings.map(({ field }) => field)).toEqual([...COLOR_FIELDS]);
    for (const { color, ground, ratio, shown } of warnings) {
      expect(ratio).toBeLessThan(4.5);
      expect(contrast(color, ground)).toBe(ratio);
      expect(contrast(shown, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
