import { z } from 'zod';
import { outdated } from './edited-entry';
import { ALTERNATIVE_TEXT_LENGTH, LARGEST_ID, SEARCH_LENGTH, SHORT_TEXT_LENGTH } from './limits';
import { byLanguage } from './localized';
import { MEDIA_FILTERS } from './media-fields';
import { pageOf, pageQuery } from './paging';
import { TRANSLATED_KINDS } from './translation-state';

export const mediaFile = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string(),
  size: z.number().nullable().meta({ description: 'In bytes.' }),
  width: z.number().nullable(),
  height: z.number().nullable(),
  alternativeText: z.string().meta({ description: 'In German.' }),
  alternativeTexts: byLanguage(z.string()).meta({
    description: 'In every language that has one, German among them.',
  }),
});
export type MediaFile = z.output<typeof mediaFile>;

const fileId = z
  .int()
  .positive()
  .refine((id) => id <= LARGEST_ID, 'is no number of a file');

export const chosenFile = z
  .union([fileId, z.string().max(2_000), z.null()])
  // An empty address removes the file, as null does.
  .transform((value) => value || null)
  .meta({ description: 'Number or address of an uploaded file; null or empty removes it.' });

const usedBy = z.array(z.string()).meta({ description: 'Keys of the sections that show it.' });
const usedElsewhere = z
  .array(z.object({ kind: z.enum([...TRANSLATED_KINDS, 'author']), key: z.string() }))
  .meta({ description: 'What else shows it, for instance posts whose text names its address.' });

export const listedMediaFile = mediaFile.extend({
  usedBy,
  usedElsewhere,
  mayChange: z.boolean().meta({ description: 'Whether this account may describe, replace and delete it.' }),
  outdated,
});
export type ListedMediaFile = z.output<typeof listedMediaFile>;

/** Finds pictures with all the words in name or description; returns all of them without `page`. */
export const mediaQuery = pageQuery.extend({
  search: z.string().trim().max(SEARCH_LENGTH).default(''),
  filter: z.enum(MEDIA_FILTERS).default('all'),
  url: z
    .string()
    .max(SHORT_TEXT_LENGTH)
    .optional()
    .meta({ description: 'The address of the one picture that is wanted.' }),
});

export const mediaPage = pageOf(listedMediaFile).extend({
  all: z.number().meta({ description: 'How many pictures the library has, or PDFs if those are listed.' }),
  size: z.number().meta({ description: 'How many bytes they have together.' }),
});
export type MediaPage = z.output<typeof mediaPage>;

export const pictureUses = z.object({ sections: usedBy, elsewhere: usedElsewhere });
export type PictureUses = z.output<typeof pictureUses>;

const alternativeText = z.string().trim().max(ALTERNATIVE_TEXT_LENGTH);

/** An absent field stays unchanged, an empty text clears; `alternativeText` is the German one. */
export const mediaChange = z.object({
  alternativeText: alternativeText.optional(),
  alternativeTexts: byLanguage(alternativeText).optional(),
});
export type MediaChange = z.output<typeof mediaChange>;

export const newMedia = z.object({ alternativeText });

/** Converts Strapi's size, in units of 1000 bytes. */
export const bytesOf = (size: number | null | undefined): number | null =>
  typeof size === 'number' ? Math.round(size * 1_000) : null;
