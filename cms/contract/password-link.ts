import { z } from 'zod';
import { SHORT_TEXT_LENGTH } from './limits';

/** Parts of signing in that depend on settings. */
export const passwordLinks = z.object({
  sendsMail: z.boolean().meta({ description: 'Whether a link to set a new password can be sent by mail.' }),
});

/** Zod's addresses have no U+0000, on which PostgreSQL fails. */
export const passwordLinkRequest = z.object({
  email: z.string().trim().max(SHORT_TEXT_LENGTH).pipe(z.email()),
});

export const newPassword = z.object({
  token: z
    .string()
    .max(100)
    .regex(/^[\w-]+$/, 'must be the token of a link')
    .meta({ description: 'What stands behind the last slash of the mailed link.' }),
  password: z.string().min(1).max(500),
});
