// States and limits of messages, without Zod, because the contact form and /admin load them in the browser.

/** The state of a contact message. Strapi keeps it in `handling`, because `status` is reserved. */
export const MESSAGE_STATES = ['unread', 'read', 'done', 'spam'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** The fields of a message that a visitor fills in, and how many characters each may hold. */
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

/** In UTF-16 units, as Strapi counts, and without the surrounding spaces, which are not stored. */
export const lengthOf = (text: string) => text.trim().length;
