import { z } from 'zod';
import { edited, outdated } from './edited-entry';
import { DEFAULT_LANGUAGE } from './languages';
import { LIST_LENGTH } from './limits';
import { byLanguage, line, localizedList, localizedText } from './localized';
import {
  DEFAULT_EMPLOYMENT_TYPE,
  EMPLOYMENT_TYPES,
  isReservedOpeningKey,
  OPENING_TEXT_NAMES,
  OPENING_TEXTS,
  type OpeningShared,
  type OpeningText,
} from './opening-fields';
import { PROJECT_KEY, PROJECT_KEY_LENGTH } from './project-fields';

type Texts = typeof OPENING_TEXTS;
type ListText = { [Name in OpeningText]: Texts[Name]['widget'] extends 'list' ? Name : never }[OpeningText];

const textsByLanguage = byLanguage(z.string());
const listsByLanguage = byLanguage(z.array(z.string()));

/** The texts of an answer, each with all languages. */
const editedTexts = Object.fromEntries(
  OPENING_TEXT_NAMES.map((name) => [
    name,
    OPENING_TEXTS[name].widget === 'list' ? listsByLanguage : textsByLanguage,
  ]),
) as { [Name in OpeningText]: Name extends ListText ? typeof listsByLanguage : typeof textsByLanguage };

export const editedOpening = z.object({
  key: z.string().meta({ description: 'The place of the opening on the careers page.' }),
  name: z.string().meta({ description: 'The German title, the key where there is none.' }),
  isPublished: z.boolean(),
  datePosted: z.string(),
  expires: z.string().nullable().meta({ description: 'The last day on which visitors see it, in Berlin.' }),
  employmentType: z.enum(EMPLOYMENT_TYPES),
  isRemotePossible: z.boolean(),
  order: z.number(),
  ...editedTexts,
  ...edited.shape,
  outdated,
});
export type EditedOpening = z.output<typeof editedOpening>;

const title = localizedText(line(OPENING_TEXTS.title.limit));
const localizedLines = (limit: number) => localizedList(z.array(line(limit)).max(LIST_LENGTH));

function localizedField(name: OpeningText) {
  const { widget, limit } = OPENING_TEXTS[name];
  if (widget === 'list') return localizedLines(limit);
  return localizedText(widget === 'line' ? line(limit) : z.string().max(limit));
}

const localizedFields = Object.fromEntries(
  OPENING_TEXT_NAMES.map((name) => [name, localizedField(name)]),
) as { [Name in OpeningText]: Name extends ListText ? ReturnType<typeof localizedLines> : typeof title };

const sharedFields = {
  isPublished: z.boolean(),
  datePosted: z.iso.date(),
  expires: z
    .union([z.literal(''), z.null(), z.iso.date()])
    .transform((day) => day || null)
    .meta({ description: 'The last day on which visitors see it, in Berlin; null or empty: no such day.' }),
  employmentType: z.enum(EMPLOYMENT_TYPES),
  isRemotePossible: z.boolean(),
} satisfies Record<OpeningShared, z.ZodType>;

/** An absent field stays unchanged, an empty text clears (decision C1). */
export const openingInput = z.object({
  key: z.string().optional().meta({ description: 'May be repeated from the address.' }),
  ...z.object({ ...localizedFields, ...sharedFields }).partial().shape,
});
export type OpeningInput = z.output<typeof openingInput>;

export const newOpening = openingInput.extend({
  key: z
    .string()
    .max(PROJECT_KEY_LENGTH)
    .regex(PROJECT_KEY, 'has small letters, digits and hyphens only')
    .refine((key) => !isReservedOpeningKey(key), { params: { code: 'key-reserved' } }),
  title: title
    .refine((titles) => titles[DEFAULT_LANGUAGE]?.trim(), { params: { code: 'field-required' } })
    .meta({ description: 'German at least: other languages show it where they have none.' }),
});
export type NewOpening = z.output<typeof newOpening>;

/** Stored shared fields. Invalid values become defaults, so that the opening can still be edited. */
export const storedOpening = z.object({
  isPublished: z
    .boolean()
    .nullish()
    .transform((isPublished) => isPublished === true),
  datePosted: z
    .string()
    .nullish()
    .transform((day) => day ?? ''),
  expires: z
    .string()
    .nullish()
    .transform((day) => day || null),
  employmentType: z.enum(EMPLOYMENT_TYPES).catch(DEFAULT_EMPLOYMENT_TYPE),
  isRemotePossible: z
    .boolean()
    .nullish()
    .transform((isPossible) => isPossible === true),
  order: z
    .number()
    .nullish()
    .transform((order) => order ?? 0),
});
