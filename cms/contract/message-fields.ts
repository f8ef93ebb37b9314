// States and limits of messages, without Zod: the contact form and the screen of the editors load them.

/** How far the company is with a contact message. Strapi keeps it as `handling`: `status` is a word of its own. */
export const MESSAGE_STATES = ['unread', 'read', 'done', 'spam'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** The fields of a message that a visitor types, and how many characters each may hold. */
export const MESSAGE_LIMITS = {
  firstName: 200,
  lastName: 200,
  email: 200,
  company: 200,
  interest: 200,
  message: 20_000,
} as const;

export type MessageField = keyof typeof MESSAGE_LIMITS;

export function isMessageField(name: unknown): name is MessageField {
  return typeof name === 'string' && Object.hasOwn(MESSAGE_LIMITS, name);
}

/** Counted as the database counts, for which an emoji has the length of two letters; spaces around a text are not kept. */
export const lengthOf = (text: string) => text.trim().length;
