import { z } from 'zod';
import { edited, outdated } from './edited-entry';
import { DEFAULT_LANGUAGE } from './languages';
import { byLanguage, line, localizedText } from './localized';
import { chosenFile, mediaFile } from './media';
import { PROJECT_KEY, PROJECT_KEY_LENGTH } from './project-fields';
import {
  DEFAULT_RESOURCE_PART,
  RESERVED_RESOURCE_KEYS,
  RESOURCE_ADDRESS,
  RESOURCE_PARTS,
  RESOURCE_SHARED,
  RESOURCE_TEXT_NAMES,
  RESOURCE_TEXTS,
  type ResourceShared,
  type ResourceText,
} from './resource-fields';
import { storedName } from './stored-name';

const textsByLanguage = byLanguage(z.string());

export const resourceFile = mediaFile.pick({ id: true, name: true, url: true, size: true });
export type ResourceFile = z.output<typeof resourceFile>;

export const editedResource = z.object({
  key: z.string(),
  name: z.string().meta({ description: 'The German title, the key where there is none.' }),
  isPublished: z.boolean(),
  part: z.enum(RESOURCE_PARTS).meta({ description: 'The part of the page that lists it.' }),
  address: z
    .string()
    .nullable()
    .meta({ description: 'Where it leads, in languages without a file of their own or in German.' }),
  order: z.number(),
  ...(Object.fromEntries(RESOURCE_TEXT_NAMES.map((name) => [name, textsByLanguage])) as Record<
    ResourceText,
    typeof textsByLanguage
  >),
  file: byLanguage(resourceFile).meta({ description: 'The PDF that visitors download.' }),
  ...edited.shape,
  outdated,
});
export type EditedResource = z.output<typeof editedResource>;

const title = localizedText(line(RESOURCE_TEXTS.title.limit));

function localizedField(name: ResourceText) {
  const { widget, limit } = RESOURCE_TEXTS[name];
  return localizedText(widget === 'line' ? line(limit) : z.string().max(limit));
}

const localizedFields = Object.fromEntries(
  RESOURCE_TEXT_NAMES.map((name) => [name, localizedField(name)]),
) as Record<ResourceText, typeof title>;

const sharedFields = {
  isPublished: z.boolean(),
  part: z.enum(RESOURCE_PARTS),
  address: z
    .string()
    .trim()
    .max(RESOURCE_SHARED.address.limit)
    .refine((address) => address === '' || RESOURCE_ADDRESS.pattern.test(address), {
      message: 'begins with / or https://',
    })
    .nullable()
    .transform((address) => address || null)
    .meta({ description: 'A path of the site without language, or an address with https; empty: none.' }),
} satisfies Record<ResourceShared, z.ZodType>;

/** An absent field stays unchanged, an empty text clears (decision C1). */
export const resourceInput = z.object({
  key: z.string().optional().meta({ description: 'May be repeated from the address.' }),
  ...z.object({ ...localizedFields, file: byLanguage(chosenFile), ...sharedFields }).partial().shape,
});
export type ResourceInput = z.output<typeof resourceInput>;

export const newResource = resourceInput.extend({
  key: z
    .string()
    .max(PROJECT_KEY_LENGTH)
    .regex(PROJECT_KEY, 'has small letters, digits and hyphens only')
    .refine((key) => !RESERVED_RESOURCE_KEYS.includes(key), { params: { code: 'key-reserved' } }),
  title: title
    .refine((titles) => titles[DEFAULT_LANGUAGE]?.trim(), { params: { code: 'field-required' } })
    .meta({ description: 'German at least: other languages show it where they have none.' }),
});
export type NewResource = z.output<typeof newResource>;

/** Stored shared fields. Invalid values become defaults, so that the resource can still be edited. */
export const storedResource = z.object({
  isPublished: z
    .boolean()
    .nullish()
    .transform((isPublished) => isPublished === true),
  part: storedName.pipe(z.enum(RESOURCE_PARTS).catch(DEFAULT_RESOURCE_PART)),
  address: z
    .string()
    .nullish()
    .transform((address) => address?.trim() || null),
  order: z
    .number()
    .nullish()
    .transform((order) => order ?? 0),
});
