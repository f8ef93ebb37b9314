import { z } from 'zod';
import { PROJECT_COLORS, PROJECT_ICONS } from '~/content/project-looks';
import { MESSAGE_STATES } from '~/content/site-admin-message-states';
import { SECOND_PRODUCT_ADDRESSES } from '~/features/products/products';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '~/i18n/languages';
import { FONT_LENGTH, isFontName } from '~/theme/appearance';

/** What editors send. Absent means unchanged, an empty text clears (decisions C1). */
const language = z.enum(LANGUAGE_CODES);

const TEXT_LIMIT = 50_000;
const text = z.string().max(TEXT_LIMIT);
/** What Strapi's columns of short texts hold. */
const SHORT_TEXT_LIMIT = 255;
const name = z.string().trim().min(1).max(100);

export const credentials = z.object({
  // No name has control characters, and PostgreSQL fails when it has to look for one.
  username: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^\P{Cc}*$/u, 'cannot be a name'),
  password: z.string().min(1).max(500),
  staySignedIn: z.boolean().optional().meta({
    description: 'Keeps the session beyond the browser’s, 7 days at most and 8 hours without a call.',
  }),
});

/** As many as a page is given; without an end, one save could keep Strapi busy for minutes. */
const NAMES_LIMIT = 100;
const OWN_FIELDS = new Set(['title', 'subtitle', 'description', 'content']);
const hasFewNames = (names: object) =>
  Object.keys(names).filter((key) => !OWN_FIELDS.has(key)).length <= NAMES_LIMIT;
const fewNames = { params: { code: 'field-too-many', limit: NAMES_LIMIT } };

const sectionTexts = z
  .record(name, text)
  .refine(hasFewNames, fewNames)
  .refine(({ title = '' }) => title.length <= SHORT_TEXT_LIMIT, {
    path: ['title'],
    params: { code: 'field-too-long', limit: SHORT_TEXT_LIMIT },
  })
  .meta({
    description: `At most ${NAMES_LIMIT} texts by name beside the four fields; a title has at most ${SHORT_TEXT_LIMIT} characters.`,
  });
const translations = z.partialRecord(language, sectionTexts);

const image = z
  .union([z.int().positive(), z.string().max(2_000), z.null()])
  // Both say that there is to be no picture.
  .transform((value) => value || null)
  .meta({ description: 'Number or address of an uploaded file; null or empty removes the picture.' });

export const sectionInput = z.object({
  sectionKey: z.string().optional().meta({ description: 'May be repeated from the address.' }),
  translations: translations.optional(),
  images: z.record(name, image).refine(hasFewNames, fewNames).optional(),
});

/** The name in lower case, its spaces as hyphens (specification 5); `.` and `..` would change the address. */
const sectionKey = z
  .string()
  .transform((value) => value.trim().toLowerCase().replace(/\s+/g, '-'))
  .pipe(
    z
      .string()
      .min(1)
      .max(100)
      .regex(/^(?!\.{1,2}$)\P{Cc}+$/u, 'cannot be a key'),
  );

export const newSection = sectionInput.extend({ sectionKey });

/** A text alone is the German one, as the documented payload has it (decisions C4). */
const localizedText = (limit: number) =>
  z
    .union([z.string().max(limit), z.partialRecord(language, z.string().max(limit))])
    .transform((value) => (typeof value === 'string' ? { [DEFAULT_LANGUAGE]: value } : value));

const feature = z
  .string()
  .max(SHORT_TEXT_LIMIT)
  .transform((line) => line.replace(/\s+/g, ' ').trim());
const features = z.array(feature).max(100);
const localizedFeatures = z
  .union([features, z.partialRecord(language, features)])
  .transform((value) => (Array.isArray(value) ? { [DEFAULT_LANGUAGE]: value } : value));

/** The other names of signs that the specification mentions (decisions C11). */
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

export const projectInput = z.object({
  key: z.string().optional().meta({ description: 'May be repeated from the address.' }),
  title: localizedText(SHORT_TEXT_LIMIT).optional(),
  description: localizedText(TEXT_LIMIT).optional(),
  features: localizedFeatures.optional(),
  color: oneOf(PROJECT_COLORS, COLOR_ALIASES).optional(),
  icon: oneOf(PROJECT_ICONS, ICON_ALIASES).optional(),
  status: z.string().trim().max(100).optional(),
  isActive: z.boolean().optional(),
  order: z.int().min(-1_000_000).max(1_000_000).optional(),
  // Anything but a web address could be a script behind a link.
  externalUrl: z
    .union([z.literal(''), z.null(), z.url({ protocol: /^https?$/ }).max(SHORT_TEXT_LIMIT)])
    .transform((url) => url || null)
    .optional(),
});
export type ProjectInput = z.output<typeof projectInput>;

export const productTextInput = z.object({
  translations: z
    .partialRecord(
      language,
      z.object({ title: z.string().max(SHORT_TEXT_LIMIT), description: text, keywords: text }).partial(),
    )
    .meta({ description: 'An empty text brings back what the page says of itself.' }),
});
export type ProductTextInput = z.output<typeof productTextInput>;

/** Words that have a meaning of their own after `/api/projects/` or `/products/`. */
const RESERVED_KEYS: readonly string[] = ['active', 'order', ...SECOND_PRODUCT_ADDRESSES];

export const newProject = projectInput.extend({
  key: z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'has small letters, digits and hyphens only')
    .refine((key) => !RESERVED_KEYS.includes(key), { params: { code: 'key-reserved' } }),
  title: localizedText(SHORT_TEXT_LIMIT)
    .refine((title) => title[DEFAULT_LANGUAGE]?.trim(), { params: { code: 'field-required' } })
    .meta({ description: 'German at least: other languages show it where they have none.' }),
});

export const projectOrder = z.object({ keys: z.array(z.string().min(1).max(100)).min(1).max(1_000) });

/** German is what translations are compared with, and none itself. */
export const translationConfirmation = z.object({
  confirmed: z
    .partialRecord(
      language,
      z
        .array(name)
        .min(1)
        .max(NAMES_LIMIT + OWN_FIELDS.size),
    )
    .refine((confirmed) => !(DEFAULT_LANGUAGE in confirmed), `${DEFAULT_LANGUAGE} is no translation`)
    .meta({ description: 'By language the names of the texts whose translation still fits.' }),
});

export const messageChange = z.object({ state: z.enum(MESSAGE_STATES) });

export const messageSearch = z.string().trim().max(200);

const alternativeText = z.string().trim().max(500);

/** `alternativeText` alone is the German one. */
export const mediaChange = z.object({
  alternativeText: alternativeText.optional(),
  alternativeTexts: z.partialRecord(language, alternativeText).optional(),
});

/** What may come with a new picture. */
export const newMedia = z.object({ alternativeText });

const color = z
  .union([z.literal(''), z.null(), z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #0f766e')])
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

export const appearanceInput = z.object({
  primaryColor: color.optional(),
  accentColor: color.optional(),
  greyColor: color.optional(),
  bodyFont: font.optional(),
  headingFont: font.optional(),
});
