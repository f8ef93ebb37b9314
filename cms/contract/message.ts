import { z } from 'zod';
import { success } from './call';
import { isCampaign } from './campaign';
import { cleanText } from './clean-text';
import { DEFAULT_LANGUAGE } from './languages';
import { SEARCH_LENGTH } from './limits';
import { language } from './localized';
import {
  isOriginPage,
  lengthOf,
  MESSAGE_LIMITS,
  MESSAGE_NUMBER,
  MESSAGE_STATES,
  type MessageField,
  type MessageState,
} from './message-fields';
import { pageOf, pageQuery } from './paging';

/** Removes line breaks, which could inject headers if a field were ever put into an e-mail. */
const onOneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** Counts UTF-16 units; Zod's own `max` counts an emoji as one character. */
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

/** Requires what browsers accept in an e-mail field and Strapi accepts too, which wants a public domain. */
export const emailAddress = z.email({ pattern: z.regexes.html5Email }).pipe(z.email());

export const messageFields = {
  firstName: requiredLine('firstName'),
  lastName: requiredLine('lastName'),
  email: requiredLine('email').pipe(emailAddress),
  company: optionalLine('company'),
  interest: optionalLine('interest'),
  product: optionalLine('product'),
  message: z
    .string()
    .meta({ maxLength: MESSAGE_LIMITS.message })
    .overwrite(cleanText)
    .trim()
    .min(1)
    .refine(...noLongerThan(MESSAGE_LIMITS.message)),
} satisfies Record<MessageField, z.ZodType>;

/** The sender creates it, so that a repeated message is stored once. */
export const submissionId = z.uuid().toLowerCase();

/** Drops what does not look right: no message is refused for where it comes from. */
const origin = (isRight: (text: string) => boolean) =>
  z
    .string()
    .nullish()
    .transform((text) => (text && isRight(text.trim()) ? text.trim() : ''));

const originFields = {
  page: origin(isOriginPage).meta({
    description: 'The page of the site that the sender came from: its path, without language and query.',
  }),
  campaign: origin(isCampaign).meta({ description: 'The campaign in the address of the page.' }),
};

export const documentedMessage = z.object({
  ...messageFields,
  ...originFields,
  id: submissionId.nullish().meta({
    description:
      'Made by the sender: sent again with it, however late, a message is stored once. Without one the same message within ten minutes is.',
  }),
  language: language.nullish().transform((code) => code ?? DEFAULT_LANGUAGE),
});

/** The mail to the visitor, which Strapi sends if editors have switched that on. */
export const confirmation = z.object({ subject: z.string().transform(onOneLine), text: z.string() });
export type Confirmation = z.output<typeof confirmation>;

export const contactSubmission = z.object({
  ...messageFields,
  ...originFields,
  submissionId: submissionId.nullish(),
  language: z.string().max(10).nullish(),
  submittedAt: z.iso.datetime({ offset: true }).nullish(),
  spamScore: z.number().int().min(0).max(1_000).default(0),
  confirmation: confirmation.nullish(),
});
export type ContactSubmission = z.input<typeof contactSubmission>;

export const acceptedMessage = success.extend({
  number: z
    .string()
    .regex(MESSAGE_NUMBER)
    .meta({ description: 'Names the message, to its sender and to editors.' }),
});

/** A message for editors with the permission (decisions D4, E7). */
export const storedMessage = z.object({
  id: z.string(),
  number: z.string().meta({ description: 'Empty for a message from before there were numbers.' }),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string(),
  interest: z.string(),
  product: z.string(),
  message: z.string(),
  language: z.string(),
  page: z.string().meta({ description: 'The page that the sender came from; empty if unknown.' }),
  campaign: z.string(),
  submittedAt: z.string(),
  spamScore: z.number(),
  state: z.enum(MESSAGE_STATES),
});
export type StoredMessage = z.output<typeof storedMessage>;

export const messageChange = z.object({ state: z.enum(MESSAGE_STATES) });

/** Finds messages with all the words and the state; returns all of them without `page`. */
export const messageQuery = pageQuery.extend({
  search: z.string().trim().max(SEARCH_LENGTH).default(''),
  state: z.enum(MESSAGE_STATES).optional(),
});

const count = z.number();

export const messagePage = pageOf(storedMessage).extend({
  counts: z
    .object({ all: count, unread: count, read: count, done: count, spam: count } satisfies Record<
      'all' | MessageState,
      z.ZodType
    >)
    .meta({ description: 'How many messages with the words there are in each state.' }),
});
export type MessagePage = z.output<typeof messagePage>;

export const unreadMessages = z.object({ unread: z.number() });
export type UnreadMessages = z.output<typeof unreadMessages>;
