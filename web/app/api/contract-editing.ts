import { z } from 'zod';
import { outdatedSchema } from '~/content/outdated';
import { MESSAGE_STATES } from '~/content/site-admin-message-states';
import { TRANSLATED_KINDS } from '~/content/translated-kinds';
import { TRANSLATION_STATES } from '~/content/translation-state';
import { LANGUAGE_CODES } from '~/i18n/languages';
import { activeProject, contentSection, errorAnswer } from './contract';

/** The shapes of what only editors see: the public ones and more (specification 7, decisions C1 to C4, D4). */
const language = z.enum(LANGUAGE_CODES);
const dateByLanguage = z.partialRecord(language, z.string());

const outdated = outdatedSchema.meta({
  description:
    'By language and name, the German text that a translation was made from where German says something else today; null where it is not known.',
});

const edited = z.object({
  lastUpdated: z.string(),
  updatedBy: z.string().nullable().meta({ description: 'Who saved last, null when nobody is known.' }),
  languages: dateByLanguage.meta({ description: 'When each language was saved last.' }),
  state: z.string().meta({ description: 'To be sent as If-Match with a change that is based on this.' }),
});

export const success = z.object({ success: z.literal(true) });

const right = z.boolean();
const rights = z.object({ create: right, read: right, update: right, delete: right });

export const editorAccount = z.object({
  user: z.object({
    id: z.union([z.number(), z.string()]),
    username: z.string().nullable(),
    email: z.string(),
    name: z.string().nullable(),
    roles: z.array(z.string()),
  }),
  may: z.object({
    sections: rights,
    projects: rights,
    productTexts: rights.pick({ read: true, update: true }),
    messages: rights.omit({ create: true }),
    media: rights,
    appearance: rights.pick({ read: true, update: true }),
  }),
});

export const mediaFile = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string(),
  size: z.number().nullable().meta({ description: 'In bytes.' }),
  width: z.number().nullable(),
  height: z.number().nullable(),
  alternativeText: z.string().meta({ description: 'In German.' }),
  alternativeTexts: z
    .partialRecord(language, z.string())
    .meta({ description: 'In every language that has one, German among them.' }),
});

const usedBy = z.array(z.string()).meta({ description: 'Keys of the sections that show it.' });
const usedElsewhere = z
  .array(z.object({ kind: z.enum(TRANSLATED_KINDS), key: z.string() }))
  .meta({ description: 'What else shows it, for instance posts whose text names its address.' });

export const listedMediaFile = mediaFile.extend({
  usedBy,
  usedElsewhere,
  mayChange: z.boolean().meta({ description: 'Whether this account may describe, replace and delete it.' }),
  outdated,
});

export const pictureInUse = errorAnswer.extend({ sections: usedBy, elsewhere: usedElsewhere });

export const editedSection = contentSection.extend({
  ...edited.shape,
  outdated,
  imageDetails: z.record(z.string(), mediaFile.omit({ name: true, size: true, alternativeTexts: true })),
});

export const staleSection = errorAnswer.extend({
  current: editedSection,
  updatedBy: z.string().nullable(),
  lastUpdated: z.string(),
});

/** Title and features in German as in the public list, and beside them in every language. */
export const editedProject = activeProject.extend({
  ...edited.shape,
  outdated,
  isActive: z.boolean(),
  order: z.number(),
  titles: z.partialRecord(language, z.string()),
  featuresByLanguage: z.partialRecord(language, z.array(z.string())),
});

export const staleProject = errorAnswer.extend({
  current: editedProject,
  updatedBy: z.string().nullable(),
  lastUpdated: z.string(),
});

const searchTexts = z.object({ title: z.string(), description: z.string(), keywords: z.string() });

export const productText = z.object({
  key: z.string().meta({ description: 'Of the page: the last part of its address.' }),
  translations: z.partialRecord(language, searchTexts),
  builtIn: z
    .record(language, searchTexts)
    .meta({ description: 'What search engines are told where a text is empty.' }),
  ...edited.shape,
  lastUpdated: z.string().nullable().meta({ description: 'Null where nobody has written anything yet.' }),
  outdated,
});

export const staleProductText = errorAnswer.extend({
  current: productText,
  updatedBy: z.string().nullable(),
  lastUpdated: z.string().nullable(),
});

export const storedMessage = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string(),
  interest: z.string(),
  message: z.string(),
  language: z.string(),
  submittedAt: z.string(),
  spamScore: z.number(),
  state: z.enum(MESSAGE_STATES),
});

export const appearance = z.object({
  primaryColor: z.string().nullable(),
  accentColor: z.string().nullable(),
  greyColor: z.string().nullable(),
  bodyFont: z.string().nullable(),
  headingFont: z.string().nullable(),
  lastUpdated: z.string().nullable(),
  updatedBy: z.string().nullable(),
  state: z.string(),
});

export const staleAppearance = errorAnswer.extend({
  current: appearance,
  updatedBy: z.string().nullable(),
  lastUpdated: z.string(),
});

export const translation = z.object({
  kind: z.enum(TRANSLATED_KINDS),
  key: z.string().meta({ description: 'The key, the slug of a post, the number of a picture.' }),
  name: z.string().meta({ description: 'The German title, the key where there is none.' }),
  languages: z
    .partialRecord(
      language,
      z.object({ state: z.enum(TRANSLATION_STATES), updatedAt: z.string().nullable() }),
    )
    .meta({ description: 'Languages that the account may not read are absent.' }),
  panelPath: z
    .string()
    .nullable()
    .meta({ description: 'Where it is edited in Strapi, in German; null for pictures.' }),
});

export const translatedTexts = translation.extend({
  texts: z.partialRecord(language, z.record(z.string(), z.string())),
  sources: outdated,
  state: edited.shape.state,
  updatedBy: z.string().nullable(),
  lastUpdated: z.string(),
});

export const staleTranslation = errorAnswer.extend({
  current: translatedTexts,
  updatedBy: z.string().nullable(),
  lastUpdated: z.string(),
});

export const unreadMessages = z.object({ unread: z.number() });

export type EditedSectionAnswer = z.output<typeof editedSection>;
export type EditedProjectAnswer = z.output<typeof editedProject>;
export type ProductTextAnswer = z.output<typeof productText>;
export type AppearanceAnswer = z.output<typeof appearance>;
export type MediaFileAnswer = z.output<typeof mediaFile>;
export type ListedMediaFileAnswer = z.output<typeof listedMediaFile>;
export type TranslationAnswer = z.output<typeof translation>;
export type TranslatedTextsAnswer = z.output<typeof translatedTexts>;
export type UnreadMessagesAnswer = z.output<typeof unreadMessages>;
export type StoredMessageAnswer = z.output<typeof storedMessage>;
