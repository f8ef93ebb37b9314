import { z } from 'zod';
import {
  APPEARANCE_FIELDS,
  COLOR_PATTERN,
  type ColorField,
  FONT_LENGTH,
  type FontField,
  isFontName,
} from './appearance-fields';
import { singleEntrySchemas } from './single-entry';

/** Colours and fonts that editors chose; null means the site's default. */
export const { output: appearance } = singleEntrySchemas(APPEARANCE_FIELDS);
export type EditedAppearance = z.output<typeof appearance>;

const color = z
  .union([z.literal(''), z.null(), z.string().regex(COLOR_PATTERN, 'must be a colour such as #0f766e')])
  .transform((value) => value?.toLowerCase() || null);
const font = z
  .union([
    z.null(),
    z
      .string()
      .trim()
      .max(FONT_LENGTH)
      .refine((value) => value === '' || isFontName(value), 'cannot be the name of a font')
      .meta({ description: 'Latin letters, digits, single blanks and hyphens.' }),
  ])
  .transform((value) => value || null);

/** An absent field stays unchanged; null or an empty text restores the site's default. */
export const appearanceInput = z.object({
  primaryColor: color.optional(),
  accentColor: color.optional(),
  greyColor: color.optional(),
  bodyFont: font.optional(),
  headingFont: font.optional(),
} satisfies Record<ColorField | FontField, z.ZodType>);
export type AppearanceInput = z.output<typeof appearanceInput>;
