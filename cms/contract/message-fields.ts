// Imports no Zod, because the contact form and /admin load this module in the browser.

/** Strapi stores the state in `handling`, because it reserves `status`. */
export const MESSAGE_STATES = ['unread', 'read', 'done', 'spam'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const MESSAGE_LIMITS = {
  firstName: 200,
  lastName: 200,
  email: 200,
  company: 200,
  interest: 200,
  product: 200,
  message: 20_000,
} as const;

export type MessageField = keyof typeof MESSAGE_LIMITS;

export function isMessageField(name: unknown): name is MessageField {
  return typeof name === 'string' && Object.hasOwn(MESSAGE_LIMITS, name);
}

/** Counts UTF-16 units, as Strapi does, without surrounding spaces, which are not stored. */
export const lengthOf = (text: string) => text.trim().length;
