import { z } from 'zod';
import { DEFAULT_LANGUAGE, isLanguage } from '~/i18n/languages';

/** Limits of a message (decisions E2); the short ones are what a column of Strapi holds. */
export const MESSAGE_LIMIT = 20_000;
const LINE_LIMIT = 200;
export const BODY_LIMIT_BYTES = 256 * 1024;

/** A line break in one of these could become a header of a mail one day (decisions E3). */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

const line = z
  .string()
  .transform(onOneLine)
  .pipe(z.string().max(LINE_LIMIT, `must have at most ${LINE_LIMIT} characters`));
const requiredLine = line.pipe(z.string().min(1, 'is required'));
const optionalLine = z
  .union([line, z.null()])
  .optional()
  .transform((text) => text ?? '');

/** What is sent. The documented fields suffice; the signals after them only raise the spam score (decisions E1). */
export const contactMessage = z.object({
  firstName: requiredLine,
  lastName: requiredLine,
  // The form that browsers accept in an e-mail field.
  email: requiredLine.pipe(z.string().regex(z.regexes.html5Email, 'must be an e-mail address')),
  company: optionalLine,
  interest: optionalLine,
  message: z
    .string()
    // PostgreSQL holds no such character; nobody types it.
    .overwrite((text) => text.replaceAll('\0', ''))
    .trim()
    .min(1, 'is required')
    // Counted as Strapi counts, for whom an emoji has the length of two letters.
    .refine((text) => text.length <= MESSAGE_LIMIT, `must have at most ${MESSAGE_LIMIT} characters`),
  language: z
    .unknown()
    .optional()
    .transform((language) => (isLanguage(language) ? language : DEFAULT_LANGUAGE)),
  website: z.string().catch(''),
  formToken: z.string().optional().catch(undefined),
  captchaSolved: z.boolean().optional().catch(undefined),
});

export type ContactMessage = z.output<typeof contactMessage>;

/** The first thing that is wrong with a message, for the people who call the interface. */
export function describeProblem(error: z.ZodError): string {
  const [issue] = error.issues;
  if (!issue) return 'The message is not valid.';
  const field = issue.path.join('.');
  if (!field) return 'The message must be an object.';
  return issue.code === 'invalid_type' ? `${field} is required.` : `${field} ${issue.message}.`;
}
