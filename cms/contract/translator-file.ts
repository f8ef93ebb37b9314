import { z } from 'zod';
import { DEFAULT_LANGUAGE } from './languages';
import { language } from './localized';
import { storedPageText, textChange } from './page-text';
import { translatedTexts, translation } from './translation';
import {
  IMPORT_PROBLEMS,
  TRANSLATOR_FILE_ROWS,
  TRANSLATOR_FORMATS,
  TRANSLATOR_STATES,
} from './translator-file-fields';

export const translatedLanguage = language.exclude([DEFAULT_LANGUAGE]);
export type TranslatedLanguage = z.output<typeof translatedLanguage>;

export const translatorQuery = z.object({
  language: translatedLanguage,
  state: z.enum(TRANSLATOR_STATES).default('all'),
  format: z.enum(TRANSLATOR_FORMATS),
});

/** Strapi's texts: those of the pages that editors have replaced, and all of the entries. */
export const translatorTexts = z.object({
  pages: storedPageText.array(),
  entries: translation
    .pick({ kind: true, key: true })
    .extend(translatedTexts.pick({ texts: true, sources: true }).shape)
    .array(),
});
export type TranslatorTexts = z.output<typeof translatorTexts>;

/** A translation for Strapi; `file` may name an entry. Null stands for a text of the page that is built in. */
export const translatedChange = textChange.extend({
  file: z.string().max(200),
  key: z.string().max(200),
  language: translatedLanguage,
  from: z.string().nullable(),
  german: z.string().nullable().meta({ description: 'The stored German text that was translated.' }),
  to: z.string().nullable(),
});
export type TranslatedChange = z.output<typeof translatedChange>;

export const translatedChanges = z.object({ changes: translatedChange.array().max(TRANSLATOR_FILE_ROWS) });

export const translatorFile = z.object({
  content: z.string().meta({ description: 'The text of the file. The site finds out which format it has.' }),
});

/** Names files and keys as the file does, whatever they are. */
export const refusedText = z.object({
  file: z.string(),
  language: translatedLanguage,
  key: z.string(),
  problem: z.enum(IMPORT_PROBLEMS),
  limit: z.number().optional(),
  text: z.string().meta({ description: 'The translation in the file.' }),
  now: z.string().nullable().meta({ description: 'What the site shows; null for an unknown key.' }),
});
export type RefusedText = z.output<typeof refusedText>;

export const refusedChanges = z.object({
  refused: refusedText.pick({ file: true, language: true, key: true, problem: true, limit: true }).array(),
});
export type RefusedChange = z.output<typeof refusedChanges>['refused'][number];

export const importedTexts = z.object({
  changed: z.number(),
  unchanged: z.number(),
  refused: refusedText.array(),
});
export type ImportedTexts = z.output<typeof importedTexts>;
