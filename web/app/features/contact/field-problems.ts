import type { MessageField } from 'contract/message-fields';

/** What can be wrong with a field. */
export type FieldProblem = 'missing' | 'invalidEmail' | 'tooLong';

export type FieldProblems = Partial<Record<MessageField, FieldProblem>>;
