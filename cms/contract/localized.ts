import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from './languages';

export const language = z.enum(LANGUAGE_CODES);

export const byLanguage = <Value extends z.ZodType>(value: Value) => z.partialRecord(language, value);

/** Accepts a single text as the German one, as in the documented payload (decision C4). */
export const localizedText = (text: z.ZodType<string, string>) =>
  z
    .union([text, byLanguage(text)])
    .transform((value) => (typeof value === 'string' ? { [DEFAULT_LANGUAGE]: value } : value));

export const localizedList = (list: z.ZodType<string[], string[]>) =>
  z
    .union([list, byLanguage(list)])
    .transform((value) => (Array.isArray(value) ? { [DEFAULT_LANGUAGE]: value } : value));

export const line = (limit: number) =>
  z
    .string()
    .max(limit)
    .transform((text) => text.replace(/\s+/g, ' ').trim());
