// The look that editors may choose. Pure and small: the server reads it, the preview and /admin use it in the browser.
import {
  COLOR_FIELDS,
  type ColorField,
  FONT_FIELDS,
  type FontField,
  isColor,
  isFontName,
} from 'contract/appearance-fields';
import { tokens } from './tokens';

/** Colours (`#rrggbb`) and font names as stored; null is the site's own. */
export interface Appearance {
  primaryColor: string | null;
  accentColor: string | null;
  greyColor: string | null;
  bodyFont: string | null;
  headingFont: string | null;
}

/** What each field shows while nothing is chosen. */
export const OWN_APPEARANCE: Readonly<Record<ColorField | FontField, string>> = {
  primaryColor: tokens.colors.petrol.value.toLowerCase(),
  accentColor: tokens.colors.tealBright.value.toLowerCase(),
  greyColor: tokens.colors.quiet.value.toLowerCase(),
  bodyFont: 'Inter',
  headingFont: 'Inter',
};

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
