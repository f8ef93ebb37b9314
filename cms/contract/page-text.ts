import { z } from 'zod';
import { byLanguage, language } from './localized';
import { COPY_FILE, COPY_KEY, COPY_LIMITS, TEXT_PROBLEMS } from './page-text-fields';

const file = z.string().regex(COPY_FILE, 'is no name of a copy file').max(COPY_LIMITS.file);
const key = z.string().regex(COPY_KEY, 'is no key of a text').max(COPY_LIMITS.key);
const text = z.string().max(COPY_LIMITS.text);

export const storedTexts = z
  .record(key, text)
  .refine((texts) => Object.keys(texts).length <= COPY_LIMITS.keys, {
    params: { code: 'field-too-many', limit: COPY_LIMITS.keys },
  });
export type StoredTexts = z.output<typeof storedTexts>;

export const textChange = z.object({
  file,
  language,
  key,
  from: text
    .nullable()
    .meta({ description: 'The stored text that the editor saw; null for the built-in one.' }),
  to: text.nullable().meta({ description: 'Null or an empty text puts the built-in text back.' }),
});
export type TextChange = z.output<typeof textChange>;

export const textChanges = z.object({ changes: textChange.array().min(1).max(COPY_LIMITS.changes) });

export const changedTexts = z.object({ changed: z.number() });

export const storedPageText = z.object({
  file,
  texts: byLanguage(storedTexts),
  outdated: byLanguage(z.record(key, z.string().nullable())).meta({
    description: 'Texts made from another German text than the stored one of today; null if that is unknown.',
  }),
  lastUpdated: z.string().nullable(),
  updatedBy: z.string().nullable(),
});
export type StoredPageText = z.output<typeof storedPageText>;

/** Words of the German page. */
const name = z.string();

const editableText = z.object({
  key,
  place: name.meta({ description: 'The way to it within the page, for people.' }),
  limit: z.number().meta({ description: 'Characters.' }),
  placeholders: z.string().array().meta({ description: 'Each must stay in the text: {{name}}.' }),
  languages: z.record(
    language,
    z.object({
      builtIn: z.string(),
      stored: z.string().nullable(),
      isOutdated: z.boolean().meta({ description: 'German says something else than when this was written.' }),
    }),
  ),
});
export type EditableText = z.output<typeof editableText>;

export const pageText = z.object({
  file,
  title: name,
  texts: editableText.array(),
  unknown: byLanguage(storedTexts).meta({ description: 'Stored texts whose key the site no longer has.' }),
  lastUpdated: z.string().nullable(),
  updatedBy: z.string().nullable(),
});
export type PageText = z.output<typeof pageText>;

export const listedPageText = z.object({
  file,
  title: name,
  count: z.number(),
  stored: byLanguage(z.number()),
  outdated: byLanguage(z.number()),
  lastUpdated: z.string().nullable(),
  updatedBy: z.string().nullable(),
});
export type ListedPageText = z.output<typeof listedPageText>;

const place = textChange.pick({ file: true, language: true, key: true });

export const textConflict = place.extend({ stored: text.nullable() });
export type TextConflict = z.output<typeof textConflict>;

export const textProblem = place.extend({ problem: z.enum(TEXT_PROBLEMS), limit: z.number().optional() });
export type TextProblem = z.output<typeof textProblem>;

export const checkedTexts = z.object({ problems: textProblem.array() });
export type CheckedTexts = z.output<typeof checkedTexts>;
