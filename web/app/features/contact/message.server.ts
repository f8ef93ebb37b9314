import { documentedMessage } from 'contract/message';
import { isMessageField } from 'contract/message-fields';
import { z } from 'zod';
import type { FieldProblem, FieldProblems } from './field-problems';

export const BODY_LIMIT_BYTES = 256 * 1024;

/** The request body. The documented fields suffice; the signals after them only raise the spam score. */
export const contactMessage = documentedMessage.extend({
  website: z.string().catch(''),
  formToken: z.string().optional().catch(undefined),
  captchaSolved: z.boolean().optional().catch(undefined),
});

export type ContactMessage = z.output<typeof contactMessage>;

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  if (issue.code === 'custom') return 'tooLong';
  return issue.code === 'invalid_format' ? 'invalidEmail' : 'missing';
}

export function fieldProblems(error: z.ZodError): FieldProblems {
  const found: FieldProblems = {};
  for (const issue of error.issues) {
    const [field] = issue.path;
    if (isMessageField(field)) found[field] ??= problemOf(issue);
  }
  return found;
}
