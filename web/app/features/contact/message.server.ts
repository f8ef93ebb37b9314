import { z } from 'zod';
import { DEFAULT_LANGUAGE, isLanguage } from '~/i18n/languages';
import {
  type FieldProblem,
  type FieldProblems,
  isMessageField,
  lengthOf,
  MESSAGE_LIMITS,
  type MessageField,
} from './message-limits';

export const BODY_LIMIT_BYTES = 256 * 1024;

/** A line break in one of these could become a header of a mail one day. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Zod's own `max` takes an emoji for one letter. */
const noLongerThan = (limit: number) =>
  [(text: string) => lengthOf(text) <= limit, { params: { code: 'field-too-long', limit } }] as const;

function line(name: MessageField) {
  const maxLength = MESSAGE_LIMITS[name];
  return z
    .string()
    .meta({ maxLength })
    .transform(onOneLine)
    .pipe(z.string().refine(...noLongerThan(maxLength)));
}
const requiredLine = (name: MessageField) => line(name).pipe(z.string().min(1));
const optionalLine = (name: MessageField) =>
  z
    .union([line(name), z.null()])
    .optional()
    .transform((text) => text ?? '');

/** What is sent. The documented fields suffice; the signals after them only raise the spam score. */
export const contactMessage = z.object({
  firstName: requiredLine('firstName'),
  lastName: requiredLine('lastName'),
  // The form that browsers accept in an e-mail field.
  email: requiredLine('email').pipe(z.email({ pattern: z.regexes.html5Email })),
  company: optionalLine('company'),
  interest: optionalLine('interest'),
  message: z
    .string()
    .meta({ maxLength: MESSAGE_LIMITS.message })
    // PostgreSQL holds no such character; nobody types it.
    .overwrite((text) => text.replaceAll('\0', ''))
    .trim()
    .min(1)
    .refine(...noLongerThan(MESSAGE_LIMITS.message)),
  language: z
    .unknown()
    .optional()
    .transform((language) => (isLanguage(language) ? language : DEFAULT_LANGUAGE)),
  website: z.string().catch(''),
  formToken: z.string().optional().catch(undefined),
  captchaSolved: z.boolean().optional().catch(undefined),
});

export type ContactMessage = z.output<typeof contactMessage>;

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  // The one check of our own.
  if (issue.code === 'custom') return 'tooLong';
  return issue.code === 'invalid_format' ? 'invalidEmail' : 'missing';
}

/** What is wrong with each field, for the form to say in the visitor's language. */
export function fieldProblems(error: z.ZodError): FieldProblems {
  const found: FieldProblems = {};
  for (const issue of error.issues) {
    const [field] = issue.path;
    if (isMessageField(field)) found[field] ??= problemOf(issue);
  }
  return found;
}
