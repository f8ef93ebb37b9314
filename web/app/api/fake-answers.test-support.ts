// What the fake Strapi answers: refusals under Strapi's own names, and nothing that the contract does not know.
import type { ConflictName } from 'contract/refusal';
import type { z } from 'zod';

export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string | string[]>;
}

/** The names of Strapi's own errors, and of the conflicts that our calls there answer. */
type RefusalName =
  | 'ApplicationError'
  | 'ForbiddenError'
  | 'NotFoundError'
  | 'UnauthorizedError'
  | 'ValidationError'
  | ConflictName;

export const refuse = (
  status: number,
  name: RefusalName,
  message: string = name,
  details: unknown = {},
): Answer => ({
  status,
  body: { data: null, error: { status, name, message, details } },
});

/** An answer as the contract has it: no field more, none less. */
export const answer = <Schema extends z.ZodObject>(
  schema: Schema,
  value: z.input<Schema>,
  status = 200,
): Answer => ({
  status,
  body: schema.strict().parse(value),
});
export const answerAll = <Schema extends z.ZodObject>(
  schema: Schema,
  values: Iterable<z.input<Schema>>,
): Answer => ({
  body: schema
    .strict()
    .array()
    .parse([...values]),
});
