import { z } from 'zod';
import { LANGUAGE_CODES, type Language } from '../languages';

const language = z.enum(LANGUAGE_CODES as [Language, ...Language[]]);

/** A value for each language that is to change; languages that the site does not have are an error. */
export const byLanguageSchema = <T extends z.ZodType>(value: T) => z.partialRecord(language, value);

/** What a column of short texts holds in PostgreSQL. */
export const shortText = z.string().max(255);
export const longText = z.string().max(50_000);
