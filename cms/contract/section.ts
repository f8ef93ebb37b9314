import { z } from 'zod';
import { edited, outdated } from './edited-entry';
import { LONG_TEXT_LENGTH, NAME_LENGTH } from './limits';
import { byLanguage } from './localized';
import { chosenFile, mediaFile } from './media';
import { isSectionField, NAMES_LIMIT, SECTION_TEXTS, sectionKeyOf } from './section-fields';

export const contentSection = z.object({
  sectionKey: z.string(),
  translations: byLanguage(z.record(z.string(), z.string())),
  images: z.record(z.string(), z.string()),
  lastUpdated: z.string(),
});
export type ContentSection = z.output<typeof contentSection>;

export const editedSection = contentSection.extend({
  ...edited.shape,
  outdated,
  imageDetails: z.record(z.string(), mediaFile.omit({ name: true, size: true, alternativeTexts: true })),
});
export type EditedSection = z.output<typeof editedSection>;

const name = z.string().trim().min(1).max(NAME_LENGTH);

const hasFewNames = (names: object) =>
  Object.keys(names).filter((key) => !isSectionField(key)).length <= NAMES_LIMIT;
const fewNames = { params: { code: 'field-too-many', limit: NAMES_LIMIT } };

const sectionTexts = z
  .record(name, z.string().max(LONG_TEXT_LENGTH))
  .refine(hasFewNames, fewNames)
  .refine(({ title = '' }) => title.length <= SECTION_TEXTS.title.limit, {
    path: ['title'],
    params: { code: 'field-too-long', limit: SECTION_TEXTS.title.limit },
  })
  .meta({
    description: `At most ${NAMES_LIMIT} texts by name beside the four fields; a title has at most ${SECTION_TEXTS.title.limit} characters.`,
  });

/** An absent field stays unchanged, an empty text clears (decision C1). */
export const sectionInput = z.object({
  sectionKey: z.string().optional().meta({ description: 'May be repeated from the address.' }),
  translations: byLanguage(sectionTexts).optional(),
  images: z.record(name, chosenFile).refine(hasFewNames, fewNames).optional(),
});
export type SectionInput = z.output<typeof sectionInput>;

export const newSection = sectionInput.extend({
  sectionKey: z
    .string()
    .transform(sectionKeyOf)
    .pipe(
      z
        .string()
        .min(1)
        .max(NAME_LENGTH)
        // `.` and `..` would change the path of its address.
        .regex(/^(?!\.{1,2}$)\P{Cc}+$/u, 'cannot be a key'),
    ),
});
export type NewSection = z.output<typeof newSection>;
