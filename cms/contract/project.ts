import { z } from 'zod';
import { edited, outdated } from './edited-entry';
import { DEFAULT_LANGUAGE } from './languages';
import { LIST_LENGTH } from './limits';
import { byLanguage, line, localizedList, localizedText } from './localized';
import {
  DEFAULT_PROJECT_COLOR,
  DEFAULT_PROJECT_ICON,
  PROJECT_COLORS,
  PROJECT_ICONS,
  PROJECT_ILLUSTRATIONS,
  PROJECT_KEY,
  PROJECT_KEY_LENGTH,
  PROJECT_SAMPLES,
  PROJECT_SCENES,
  PROJECT_SHARED,
  PROJECT_TEXT_NAMES,
  PROJECT_TEXTS,
  type ProjectShared,
  type ProjectText,
  RESERVED_PROJECT_KEYS,
} from './project-fields';
import { storedName } from './stored-name';

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

type Texts = typeof PROJECT_TEXTS;
type ListText = { [Name in ProjectText]: Texts[Name]['widget'] extends 'list' ? Name : never }[ProjectText];

const textsByLanguage = byLanguage(z.string());
const listsByLanguage = byLanguage(z.array(z.string()));

const isList = (name: ProjectText): name is ListText => PROJECT_TEXTS[name].widget === 'list';

const editedTexts = Object.fromEntries(
  PROJECT_TEXT_NAMES.map((name) => [
    PROJECT_TEXTS[name].byLanguage,
    isList(name) ? listsByLanguage : textsByLanguage,
  ]),
) as {
  [Name in ProjectText as Texts[Name]['byLanguage']]: Name extends ListText
    ? typeof listsByLanguage
    : typeof textsByLanguage;
};

/** A choice by name; an empty text or null clears it. */
const choiceOf = <Name extends string>(names: readonly Name[]) =>
  z
    .union([z.literal(''), z.null(), z.enum(names)])
    .transform((name) => name || null)
    .meta({ description: `One of ${names.join(', ')}; empty for the product's own, or none.` });

export const editedProject = activeProject.extend({
  ...edited.shape,
  outdated,
  isActive: z.boolean(),
  order: z.number(),
  illustration: z.enum(PROJECT_ILLUSTRATIONS).nullable(),
  scene: z.enum(PROJECT_SCENES).nullable(),
  sample: z.enum(PROJECT_SAMPLES).nullable(),
  ...editedTexts,
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
const localizedLines = (limit: number) => localizedList(z.array(line(limit)).max(LIST_LENGTH));

function localizedField(name: ProjectText) {
  const { widget, limit } = PROJECT_TEXTS[name];
  if (widget === 'list') return localizedLines(limit);
  return localizedText(widget === 'line' ? line(limit) : z.string().max(limit));
}

const localizedFields = Object.fromEntries(
  PROJECT_TEXT_NAMES.map((name) => [name, localizedField(name)]),
) as {
  [Name in ProjectText]: Name extends ListText ? ReturnType<typeof localizedLines> : typeof title;
};

const sharedFields = {
  color: oneOf(PROJECT_COLORS, COLOR_ALIASES),
  icon: oneOf(PROJECT_ICONS, ICON_ALIASES),
  status: z
    .string()
    .trim()
    .max(PROJECT_SHARED.status.limit)
    .transform((text) => text.replace(/\s+/g, ' ')),
  isActive: z.boolean(),
  order: z.int().min(-1_000_000).max(1_000_000),
  // Other protocols could run a script.
  externalUrl: z
    .union([z.literal(''), z.null(), z.url({ protocol: /^https?$/ }).max(PROJECT_SHARED.externalUrl.limit)])
    .transform((url) => url || null),
  illustration: choiceOf(PROJECT_ILLUSTRATIONS),
  scene: choiceOf(PROJECT_SCENES),
  sample: choiceOf(PROJECT_SAMPLES),
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

/** Stored shared fields. Invalid values become defaults, so that the product can still be shown and edited. */
export const storedProject = z.object({
  color: z.enum(PROJECT_COLORS).catch(DEFAULT_PROJECT_COLOR),
  icon: storedName.pipe(z.enum(PROJECT_ICONS).catch(DEFAULT_PROJECT_ICON)),
  illustration: storedName.pipe(z.enum(PROJECT_ILLUSTRATIONS).nullable().catch(null)),
  scene: storedName.pipe(z.enum(PROJECT_SCENES).nullable().catch(null)),
  sample: storedName.pipe(z.enum(PROJECT_SAMPLES).nullable().catch(null)),
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
