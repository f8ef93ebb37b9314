import { z } from 'zod';
import { edited, outdated } from './edited-entry';
import { DEFAULT_LANGUAGE } from './languages';
import { byLanguage, line, localizedList, localizedText } from './localized';
import {
  DEFAULT_PROJECT_COLOR,
  DEFAULT_PROJECT_ICON,
  FEATURES_LIMIT,
  PROJECT_COLORS,
  PROJECT_ICONS,
  PROJECT_KEY,
  PROJECT_KEY_LENGTH,
  PROJECT_SHARED_LIMITS,
  PROJECT_TEXTS,
  type ProjectShared,
  type ProjectText,
  RESERVED_PROJECT_KEYS,
} from './project-fields';

/** The public answer, with title and features in German (decision C4). */
export const activeProject = z.object({
  key: z.string(),
  title: z.string(),
  description: byLanguage(z.string()),
  features: z.array(z.string()),
  color: z.enum(PROJECT_COLORS),
  icon: z.enum(PROJECT_ICONS),
  status: z.string(),
  isActive: z.literal(true),
  externalUrl: z.string().nullable(),
});
export type ActiveProject = z.output<typeof activeProject>;

export const editedProject = activeProject.extend({
  ...edited.shape,
  outdated,
  isActive: z.boolean(),
  order: z.number(),
  titles: byLanguage(z.string()),
  featuresByLanguage: byLanguage(z.array(z.string())),
});
export type EditedProject = z.output<typeof editedProject>;

/** Other icon names from the specification (decision C11). */
const ICON_ALIASES: Readonly<Record<string, string>> = {
  shield: 'shield-check',
  lock: 'shield-check',
  database: 'link',
  user: 'user-check',
  message: 'message-square',
};
const COLOR_ALIASES: Readonly<Record<string, string>> = { grey: 'slate', gray: 'slate' };

const oneOf = <Name extends string>(names: readonly Name[], aliases: Readonly<Record<string, string>>) =>
  z
    .string()
    .transform((value) => value.trim().toLowerCase().replaceAll('_', '-'))
    .transform((value) => (Object.hasOwn(aliases, value) ? aliases[value] : value))
    .pipe(z.enum(names))
    .meta({ description: `One of ${names.join(', ')}.` });

const title = localizedText(line(PROJECT_TEXTS.title.limit));

const localizedFields = {
  title,
  description: localizedText(z.string().max(PROJECT_TEXTS.description.limit)),
  features: localizedList(z.array(line(PROJECT_TEXTS.features.limit)).max(FEATURES_LIMIT)),
} satisfies Record<ProjectText, z.ZodType>;

const sharedFields = {
  color: oneOf(PROJECT_COLORS, COLOR_ALIASES),
  icon: oneOf(PROJECT_ICONS, ICON_ALIASES),
  status: z
    .string()
    .trim()
    .max(PROJECT_SHARED_LIMITS.status)
    .transform((text) => text.replace(/\s+/g, ' ')),
  isActive: z.boolean(),
  order: z.int().min(-1_000_000).max(1_000_000),
  // Other protocols could run a script.
  externalUrl: z
    .union([z.literal(''), z.null(), z.url({ protocol: /^https?$/ }).max(PROJECT_SHARED_LIMITS.externalUrl)])
    .transform((url) => url || null),
} satisfies Record<ProjectShared | 'order', z.ZodType>;

/** An absent field stays unchanged, an empty text clears (decision C1). */
export const projectInput = z.object({
  key: z.string().optional().meta({ description: 'May be repeated from the address.' }),
  ...z.object({ ...localizedFields, ...sharedFields }).partial().shape,
});
export type ProjectInput = z.output<typeof projectInput>;

export const newProject = projectInput.extend({
  key: z
    .string()
    .max(PROJECT_KEY_LENGTH)
    .regex(PROJECT_KEY, 'has small letters, digits and hyphens only')
    .refine((key) => !RESERVED_PROJECT_KEYS.includes(key), { params: { code: 'key-reserved' } }),
  title: title
    .refine((titles) => titles[DEFAULT_LANGUAGE]?.trim(), { params: { code: 'field-required' } })
    .meta({ description: 'German at least: other languages show it where they have none.' }),
});
export type NewProject = z.output<typeof newProject>;

export const projectOrder = z.object({
  keys: z
    .array(z.string().min(1).max(100))
    .min(1)
    .max(1_000)
    .refine((keys) => new Set(keys).size === keys.length, 'must name each product once'),
});

/** Stored shared fields. Invalid values become defaults, so that the product can still be shown and edited. */
export const storedProject = z.object({
  color: z.enum(PROJECT_COLORS).catch(DEFAULT_PROJECT_COLOR),
  icon: z
    .string()
    .nullish()
    // GraphQL's enumeration values cannot hold the hyphens of Strapi's.
    .transform((name) => name?.replaceAll('_', '-'))
    .pipe(z.enum(PROJECT_ICONS).catch(DEFAULT_PROJECT_ICON)),
  stage: z
    .string()
    .nullish()
    .transform((text) => text ?? ''),
  // Active unless explicitly false (decision C2).
  isActive: z
    .boolean()
    .nullish()
    .transform((isActive) => isActive !== false),
  order: z
    .number()
    .nullish()
    .transform((order) => order ?? 0),
  externalUrl: z
    .string()
    .nullish()
    .transform((url) => url?.trim() || null),
});
