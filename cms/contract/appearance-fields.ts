import type { DescribedFields } from './field';

export const COLOR_FIELDS = ['primaryColor', 'accentColor', 'greyColor'] as const;
export const FONT_FIELDS = ['bodyFont', 'headingFont'] as const;

export type ColorField = (typeof COLOR_FIELDS)[number];
export type FontField = (typeof FONT_FIELDS)[number];

/** Has no flags, because the OpenAPI description repeats only the pattern. */
export const COLOR_PATTERN = /^#[0-9a-fA-F]{6}$/;
/** Letters, digits and single spaces or hyphens: a name cannot break out of a string in a style sheet. */
export const FONT_PATTERN = /^[a-z0-9]+(?:[ -][a-z0-9]+)*$/i;
export const FONT_LENGTH = 60;

export const isColor = (text: string): boolean => COLOR_PATTERN.test(text);

export const isFontName = (text: string): boolean => text.length <= FONT_LENGTH && FONT_PATTERN.test(text);

const COLOR = { widget: 'color', limit: 7 } as const;
const FONT = { widget: 'font', limit: FONT_LENGTH } as const;

export const APPEARANCE_FIELDS = {
  primaryColor: COLOR,
  accentColor: COLOR,
  greyColor: COLOR,
  bodyFont: FONT,
  headingFont: FONT,
} as const satisfies DescribedFields & Record<ColorField | FontField, object>;
