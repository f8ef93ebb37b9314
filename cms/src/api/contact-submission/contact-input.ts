import { z } from 'zod';

/** Line breaks in these fields could end up in the headers of a mail (decisions E3). */
const oneLine = (maximum: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(maximum));
const optional = (maximum: number) =>
  oneLine(maximum)
    .nullish()
    .transform((text) => text || null);
const required = (maximum: number) => oneLine(maximum).refine((text) => text !== '', 'must not be empty');

/** Body of POST /api/contact-submissions; unknown fields are dropped, unknown interests kept (decisions C19). */
export const contactInputSchema = z.object({
  data: z.object({
    firstName: required(200),
    lastName: required(200),
    email: required(254).pipe(z.email()),
    company: optional(200),
    interest: optional(200),
    message: z
      .string()
      .max(20_000)
      .refine((text) => text.trim() !== '', 'must not be empty'),
    language: optional(10),
    submittedAt: z.iso.datetime({ offset: true }).nullish(),
    spamScore: z.number().int().min(0).max(1000).default(0),
  }),
});
