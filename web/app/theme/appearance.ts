// The look that editors choose. Pure and small, because the preview and /admin load it, too.
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

/** Returns what may enter a style sheet; anything else becomes null, and so does the site's own value. */
export function checkedAppearance(stored: Partial<Record<keyof Appearance, unknown>> | null): Appearance {
  return {
    primaryColor: readColor('primaryColor', stored?.primaryColor),
    accentColor: readColor('accentColor', stored?.accentColor),
    greyColor: readColor('greyColor', stored?.greyColor),
    bodyFont: readFont('bodyFont', stored?.bodyFont),
    headingFont: readFont('headingFont', stored?.headingFont),
  };
}

export function isOwnLook(appearance: Appearance): boolean {
  return [...COLOR_FIELDS, ...FONT_FIELDS].every((field) => appearance[field] === null);
}
