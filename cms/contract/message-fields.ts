import { CAMPAIGN_LENGTH } from './campaign';

/** Strapi stores the state in `handling`, because it reserves `status`. */
export const MESSAGE_STATES = ['unread', 'read', 'done', 'spam'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** From this score on a message is likely spam: a filled honeypot field, or two weaker signals together. */
export const SPAM_SCORE = 5;

export const MESSAGE_LIMITS = {
  firstName: 200,
  lastName: 200,
  email: 200,
  company: 200,
  interest: 200,
  product: 200,
  message: 20_000,
} as const;

export const OPTIONAL_MESSAGE_FIELDS = ['company', 'interest'] as const;
export type OptionalMessageField = (typeof OPTIONAL_MESSAGE_FIELDS)[number];

/** Origin of a message, which the browser tells and nobody types. */
export const ORIGIN_LIMITS = { page: 200, campaign: CAMPAIGN_LENGTH } as const;

/** A path of the site without its language, and without a query, which may tell of people. */
export const isOriginPage = (text: string): boolean =>
  text.length <= ORIGIN_LIMITS.page && /^\/(?!\/)[^\s?#\\]*$/.test(text);

/** Equal content within this time is the same message, whatever its id (decision E8). */
export const REPEAT_WINDOW_MS = 10 * 60 * 1_000;

/** Names a message to visitors and editors: the beginning of its id. */
export const messageNumber = (id: string): string => id.slice(0, 13).toUpperCase();

export const MESSAGE_NUMBER = /^[0-9A-F]{8}-[0-9A-F]{4}$/;

export type MessageField = keyof typeof MESSAGE_LIMITS;

export function isMessageField(name: unknown): name is MessageField {
  return typeof name === 'string' && Object.hasOwn(MESSAGE_LIMITS, name);
}

/** Counts UTF-16 units, as Strapi does, without surrounding spaces, which are not stored. */
export const lengthOf = (text: string) => text.trim().length;
