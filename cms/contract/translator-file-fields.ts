import { TEXT_PROBLEMS } from './page-text-fields';
import { TEXT_KINDS, type TextKind } from './translation-state';

export const TRANSLATOR_FORMATS = ['xliff', 'csv'] as const;
export type TranslatorFormat = (typeof TRANSLATOR_FORMATS)[number];

/** All texts, those without translation, those whose German text has changed since, and those that editors wrote. */
export const TRANSLATOR_STATES = ['all', 'missing', 'outdated', 'changed'] as const;
export type TranslatorState = (typeof TRANSLATOR_STATES)[number];

/** About five times the XLIFF of all texts, since programs of translators add to a file. */
export const TRANSLATOR_FILE_BYTES = 4 * 1024 * 1024;
/** The translations of such a file for Strapi, with what stood there. */
export const TRANSLATIONS_BYTES = 2 * TRANSLATOR_FILE_BYTES;
/** Several times the texts of the site. */
export const TRANSLATOR_FILE_ROWS = 10_000;

/**
 * `changed`: the German or the translated text is another one than the translator saw. `unseen`: the file no longer
 * says what the translator saw. `repeated`: the file has another translation of the same text. `not-allowed`: the
 * account may not write it.
 */
export const IMPORT_PROBLEMS = [
  'changed',
  'unseen',
  'repeated',
  'too-many-lines',
  'not-allowed',
  ...TEXT_PROBLEMS,
] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

/** Names the texts of an entry as a file does, which no copy file can be called. */
export const fileOfEntry = (kind: TextKind, key: string): string => `${kind}:${key}`;

/** Returns null for a file of the copy. */
export function entryOfFile(file: string): { kind: TextKind; key: string } | null {
  const end = file.indexOf(':');
  const kind = TEXT_KINDS.find((one) => one === file.slice(0, end));
  return kind ? { kind, key: file.slice(end + 1) } : null;
}
