import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from './languages';

/** A language of the site; any other is refused. */
export const language = z.enum(LANGUAGE_CODES);

/** A value for some of the languages. */
export const byLanguage = <Value extends z.ZodType>(value: Value) => z.partialRecord(language, value);

/** A text alone is the German one, as the documented payload has it (decisions C4). */
export const localizedText = (text: z.ZodType<string, string>) =>
  z
    .union([text, byLanguage(text)])
    .transform((value) => (typeof value === 'string' ? { [DEFAULT_LANGUAGE]: value } : value));

/** The same for lists. */
export const localizedList = (list: z.ZodType<string[], string[]>) =>
  z
    .union([list, byLanguage(list)])
    .transform((value) => (Array.isArray(value) ? { [DEFAULT_LANGUAGE]: value } : value));

/** One line of text, with single blanks inside and none around it. */
export const line = (limit: number) =>
  z
    .string()
    .max(limit)
    .transform((text) => text.replace(/\s+/g, ' ').trim());
