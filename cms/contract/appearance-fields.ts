// Fields and formats of the appearance, without Zod, because every page loads them.

export const COLOR_FIELDS = ['primaryColor', 'accentColor', 'greyColor'] as const;
export const FONT_FIELDS = ['bodyFont', 'headingFont'] as const;

export type ColorField = (typeof COLOR_FIELDS)[number];
export type FontField = (typeof FONT_FIELDS)[number];

/** A colour as it is stored; without a flag, because the description of the API repeats the pattern alone. */
export const COLOR_PATTERN = /^#[0-9a-fA-F]{6}$/;
/** Letters, digits and single spaces or hyphens, so that a name cannot break out of a string in a style sheet. */
export const FONT_PATTERN = /^[a-z0-9]+(?:[ -][a-z0-9]+)*$/i;
export const FONT_LENGTH = 60;

/** Whether it is a colour as Strapi stores one. */
export const isColor = (text: string): boolean => COLOR_PATTERN.test(text);

/** Whether it can be the name of a font. */
export const isFontName = (text: string): boolean => text.length <= FONT_LENGTH && FONT_PATTERN.test(text);
