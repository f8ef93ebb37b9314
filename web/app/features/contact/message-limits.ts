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

/** What can be wrong with a field. */
export type FieldProblem = 'missing' | 'invalidEmail' | 'tooLong';

export type FieldProblems = Partial<Record<MessageField, FieldProblem>>;

export function isMessageField(name: unknown): name is MessageField {
  return typeof name === 'string' && Object.hasOwn(MESSAGE_LIMITS, name);
}

/** Counted as Strapi counts, for whom an emoji has the length of two letters; spaces around a text are not kept. */
export const lengthOf = (text: string) => text.trim().length;
