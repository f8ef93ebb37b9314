import type { MessageField } from 'contract/message-fields';

export type FieldProblem = 'missing' | 'invalidEmail' | 'tooLong';

export type FieldProblems = Partial<Record<MessageField, FieldProblem>>;
