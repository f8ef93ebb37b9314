// The look that editors may choose. Pure and small: the server reads it, the preview and /admin use it in the browser.
import { tokens } from './tokens';

/** Colours (`#rrggbb`) and font names as stored; null is the site's own. */
export interface Appearance {
  primaryColor: string | null;
  accentColor: string | null;
  greyColor: string | null;
  bodyFont: string | null;
  headingFont: string | null;
}

export const COLOR_FIELDS = ['primaryColor', 'accentColor', 'greyColor'] as const;
export const FONT_FIELDS = ['bodyFont', 'headingFont'] as const;

export type ColorField = (typeof COLOR_FIELDS)[number];
export type FontField = (typeof FONT_FIELDS)[number];

/** What each field shows while nothing is chosen. */
export const OWN_APPEARANCE: Readonly<Record<ColorField | FontField, string>> = {
  primaryColor: tokens.colors.petrol.value.toLowerCase(),
  accentColor: tokens.colors.tealBright.value.toLowerCase(),
  greyColor: tokens.colors.quiet.value.toLowerCase(),
  bodyFont: 'Inter',
  headingFont: 'Inter',
};

const COLOR = /^#[0-9a-f]{6}$/i;
/** Letters, digits and single spaces or hyphens: nothing that could end a string in a style sheet. */
const FONT = /^[a-z0-9]+(?:[ -][a-z0-9]+)*$/i;
export const FONT_LENGTH = 60;

/** Whether it is a colour as Strapi stores one. */
export const isColor = (text: string): boolean => COLOR.test(text);

/** Whether it can be the name of a font. */
export const isFontName = (text: string): boolean => text.length <= FONT_LENGTH && FONT.test(text);

function chosen(field: ColorField | FontField, value: string): string | null {
  return value.toLowerCase() === OWN_APPEARANCE[field].toLowerCase() ? null : value;
}

function readColor(field: ColorField, value: unknown): string | null {
  return typeof value === 'string' && isColor(value) ? chosen(field, value.toLowerCase()) : null;
}

function readFont(field: FontField, value: unknown): string | null {
  return typeof value === 'string' && isFontName(value) ? chosen(field, value) : null;
}

/** What of it may enter a style sheet; anything else is the site's own, and so is a value that equals it. */
export function checkedAppearance(stored: Partial<Record<keyof Appearance, unknown>> | null): Appearance {
  return {
    primaryColor: readColor('primaryColor', stored?.primaryColor),
    accentColor: readColor('accentColor', stored?.accentColor),
    greyColor: readColor('greyColor', stored?.greyColor),
    bodyFont: readFont('bodyFont', stored?.bodyFont),
    headingFont: readFont('headingFont', stored?.headingFont),
  };
}

/** Whether anything differs from the look that the site was built with. */
export function isOwnLook(appearance: Appearance): boolean {
  return [...COLOR_FIELDS, ...FONT_FIELDS].every((field) => appearance[field] === null);
}
