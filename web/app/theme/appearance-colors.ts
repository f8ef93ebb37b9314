import type { ColorField } from 'contract/appearance-fields';
import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn';
import type { Appearance } from './appearance';
import { tokens } from './tokens';

registerMode(modeRgb);
registerMode(modeLrgb);
registerMode(modeOklch);

const toOklch = converter('oklch');

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT_CONTRAST = 4.5;
const SHAPE_CONTRAST = 3;
/** Covers the loss of rounding to eight bits a channel. */
const MARGIN = 0.05;
const STEP = 0.005;
const HOVER_STEP = 0.06;

const { colors } = tokens;

export const REPLACEABLE = {
  primaryColor: ['petrol', 'petrolDark', 'brandSurface', 'brandSurfaceHover', 'onBrand', 'sky'],
  accentColor: ['tealBright', 'tealOnInk', 'tealPale'],
  greyColor: ['quiet', 'lineStrong', 'line', 'paper'],
} as const satisfies Record<ColorField, readonly (keyof typeof colors)[]>;

export type ReplaceableToken = (typeof REPLACEABLE)[ColorField][number];
export type Palette = Record<ReplaceableToken, string>;

/** Returns the contrast as WCAG computes it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

function hex(color: Oklch): string {
  return formatHex(clampChroma(color, 'oklch'));
}

function oklch(color: string): Oklch {
  const parsed = toOklch(color);
  if (!parsed) throw new TypeError(`${color} is not a colour.`);
  return parsed;
}

function lighter(color: string, by: number): string {
  const from = oklch(color);
  return hex({ ...from, l: Math.min(1, Math.max(0, from.l + by)) });
}

function inTheHueOf(chosen: string, own: string): string {
  const { c, h } = oklch(chosen);
  const like = oklch(own);
  return hex({ ...like, c: Math.min(like.c, c), ...(h !== undefined && { h }) });
}

function readable(color: string, ratio: number, grounds: readonly string[], direction: -1 | 1): string {
  const isReadable = (shade: string) => grounds.every((ground) => contrast(shade, ground) >= ratio);
  const from = oklch(color);
  let shade = color;
  for (let step = 1; !isReadable(shade) && step <= 1 / STEP; step += 1) {
    shade = hex({ ...from, l: Math.min(1, Math.max(0, from.l + direction * STEP * step)) });
  }
  return shade;
}

const PRODUCT_TINTS = Object.values(colors.accent).map(({ tint }) => tint.value);

const darkened = (color: string, ratio: number, grounds: readonly string[]) =>
  readable(color, ratio + MARGIN, grounds, -1);

/** Keeps the pure colour wherever white or ink is readable on it. */
function surface(primary: string): Pick<Palette, 'brandSurface' | 'brandSurfaceHover' | 'onBrand'> {
  const white = colors.white.value;
  const ink = colors.ink.value;
  const canBeRead = (text: string) => contrast(primary, text) >= TEXT_CONTRAST;
  const onBrand = !canBeRead(white) && canBeRead(ink) ? ink : white;
  const brandSurface = onBrand === white ? darkened(primary, TEXT_CONTRAST - MARGIN, [white]) : primary;
  const hovers = [lighter(brandSurface, -HOVER_STEP), lighter(brandSurface, HOVER_STEP)];
  const brandSurfaceHover = hovers.find((hover) => contrast(hover, onBrand) >= TEXT_CONTRAST) ?? brandSurface;
  return { brandSurface, brandSurfaceHover, onBrand };
}

function ownPalette(): Palette {
  const names = Object.values(REPLACEABLE).flat();
  return Object.fromEntries(names.map((name) => [name, colors[name].value])) as Palette;
}

/** Shifts text to 4.5:1, whatever was chosen; surfaces, dots and lines get the colour itself. */
export function paletteOf({ primaryColor, accentColor, greyColor }: Appearance): Palette {
  const palette = ownPalette();
  if (primaryColor) palette.sky = inTheHueOf(primaryColor, palette.sky);
  if (greyColor) palette.paper = inTheHueOf(greyColor, palette.paper);
  const grounds = [colors.white.value, palette.paper, palette.sky, ...PRODUCT_TINTS];
  if (primaryColor) {
    const petrol = darkened(primaryColor, TEXT_CONTRAST, grounds);
    Object.assign(palette, surface(primaryColor), { petrol, petrolDark: lighter(petrol, -HOVER_STEP) });
  }
  if (accentColor) {
    palette.tealBright = accentColor;
    palette.tealOnInk = readable(accentColor, TEXT_CONTRAST, [colors.ink.value, colors.inkSoft.value], 1);
    palette.tealPale = inTheHueOf(accentColor, palette.tealPale);
  }
  if (greyColor) {
    palette.quiet = darkened(greyColor, TEXT_CONTRAST, grounds);
    palette.lineStrong = darkened(inTheHueOf(greyColor, palette.lineStrong), SHAPE_CONTRAST, grounds);
    palette.line = inTheHueOf(greyColor, palette.line);
  }
  return palette;
}

export interface AppearanceWarning {
  field: ColorField;
  color: string;
  /** White, or ink for the accent. */
  ground: string;
  /** Below 4.5. */
  ratio: number;
  shown: string;
}

/** Lists chosen colours below 4.5:1; the site stays readable by other shades (see `paletteOf`). */
export function appearanceWarnings(appearance: Appearance): AppearanceWarning[] {
  const palette = paletteOf(appearance);
  const white = colors.white.value;
  const roles = [
    { field: 'primaryColor', ground: white, shown: palette.petrol },
    { field: 'accentColor', ground: colors.ink.value, shown: palette.tealOnInk },
    { field: 'greyColor', ground: white, shown: palette.quiet },
  ] as const;
  return roles.flatMap(({ field, ground, shown }) => {
    const color = appearance[field];
    if (!color) return [];
    const ratio = contrast(color, ground);
    return ratio < TEXT_CONTRAST ? [{ field, color, ground, ratio, shown }] : [];
  });
}
