import { z } from 'zod';
import { attributes } from './content-types/contact-submission/schema.json';

const maxLength = {
  firstName: attributes.firstName.maxLength,
  lastName: attributes.lastName.maxLength,
  email: attributes.email.maxLength,
  company: attributes.company.maxLength,
  interest: attributes.interest.maxLength,
  message: attributes.message.maxLength,
  language: attributes.language.maxLength,
};
type Field = keyof typeof maxLength;

/** Counted as the database layer counts: Zod's own `max` takes an emoji for one letter. */
const text = (field: Field) =>
  z
    .string()
    .refine(({ length }) => length <= maxLength[field], `must have at most ${maxLength[field]} characters`);

/** Line breaks in these fields could end up in the headers of a mail. */
const oneLine = (field: Field) =>
  z
    .string()
    .transform((line) => line.replace(/\s+/g, ' ').trim())
    .pipe(text(field));
const optional = (field: Field) =>
  oneLine(field)
    .nullish()
    .transform((line) => line || null);
const required = (field: Field) => oneLine(field).refine((line) => line !== '', 'must not be empty');

/** Body of POST /api/contact-submissions; unknown fields are dropped, interests that nobody knows are kept. */
export const contactInputSchema = z.object({
  data: z.object({
    firstName: required('firstName'),
    lastName: required('lastName'),
    email: required('email').pipe(z.email()),
    company: optional('company'),
    interest: optional('interest'),
    message: text('message').refine((message) => message.trim() !== '', 'must not be empty'),
    language: optional('language'),
    submittedAt: z.iso.datetime({ offset: true }).nullish(),
    spamScore: z.number().int().min(0).max(1000).default(0),
  }),
});
