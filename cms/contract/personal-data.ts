import { z } from 'zod';
import { emailAddress } from './message';
import { MESSAGE_LIMITS } from './message-fields';

/** Normalizes an address for comparison: case, surrounding spaces and full-width letters make no difference. */
export const plainEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

/** The address of a person who wants stored data shown or erased (articles 15 and 17 of the GDPR). */
const email = z
  .string()
  .max(MESSAGE_LIMITS.email)
  .transform(plainEmail)
  .pipe(emailAddress)
  .meta({ description: 'Compared without regard to capitals and surrounding spaces.' });

export const person = z.strictObject({ email });
export type Person = z.output<typeof person>;

export const personalDataCount = z.object({ count: z.number() });
export type PersonalDataCount = z.output<typeof personalDataCount>;

/** All messages of an address, complete but for the ids of the accounts that handled them. */
export const personalDataExport = z.object({
  email: z.string(),
  exportedAt: z.iso.datetime(),
  count: z.number(),
  messages: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
});
export type PersonalDataExport = z.output<typeof personalDataExport>;

/** `count` repeats the number shown before, so that newer messages are not erased unseen. */
export const erasure = z.strictObject({ email, count: z.number().int().min(0) });

/** Proves an erasure without naming the person. */
export const erasureReceipt = z.object({
  erasedAt: z.iso.datetime(),
  count: z.number(),
  ids: z.array(z.string()).meta({ description: 'The numbers that the messages had.' }),
  digest: z.string().meta({
    description: 'SHA-256 of the numbers, one a line; the audit trail has its first 16 characters.',
  }),
});
export type ErasureReceipt = z.output<typeof erasureReceipt>;
