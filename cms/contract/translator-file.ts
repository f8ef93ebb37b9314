import { z } from 'zod';
import { DEFAULT_LANGUAGE } from './languages';
import { language } from './localized';
import { IMPORT_PROBLEMS, TRANSLATOR_FORMATS, TRANSLATOR_STATES } from './translator-file-fields';

/** German is what translations are made from. */
export const translatedLanguage = language.exclude([DEFAULT_LANGUAGE]);
export type TranslatedLanguage = z.output<typeof translatedLanguage>;

export const translatorQuery = z.object({
  language: translatedLanguage,
  state: z.enum(TRANSLATOR_STATES).default('all'),
  format: z.enum(TRANSLATOR_FORMATS),
});

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

export const importedTexts = z.object({
  changed: z.number(),
  unchanged: z.number(),
  refused: refusedText.array(),
});
export type ImportedTexts = z.output<typeof importedTexts>;
