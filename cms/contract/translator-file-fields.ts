// Imports no Zod, because forms load this module.
import { TEXT_PROBLEMS } from './page-text-fields';

export const TRANSLATOR_FORMATS = ['xliff', 'csv'] as const;
export type TranslatorFormat = (typeof TRANSLATOR_FORMATS)[number];

/** All texts, those whose German text has changed since, and those that editors have replaced. */
export const TRANSLATOR_STATES = ['all', 'outdated', 'changed'] as const;
export type TranslatorState = (typeof TRANSLATOR_STATES)[number];

/** About five times the XLIFF of all texts, since programs of translators add to a file. */
export const TRANSLATOR_FILE_BYTES = 4 * 1024 * 1024;
/** Several times the texts of the site. */
export const TRANSLATOR_FILE_ROWS = 10_000;

/**
 * `changed`: the German or the translated text is another one than the translator saw. `unseen`: the file no longer
 * says what the translator saw. `repeated`: the file has another translation of the same text.
 */
export const IMPORT_PROBLEMS = ['changed', 'unseen', 'repeated', ...TEXT_PROBLEMS] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];
