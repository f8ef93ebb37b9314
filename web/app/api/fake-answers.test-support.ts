// Responses of the fake Strapi: refusals with Strapi's own names, and bodies that pass the contract.
import type { ConflictName } from 'contract/refusal';
import type { z } from 'zod';

export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string | string[]>;
}

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
