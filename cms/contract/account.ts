import { z } from 'zod';
import { forEachPlural } from './ordered-kinds';
import { secondFactorCode } from './second-factor';

const right = z.boolean();
const rights = z.object({ create: right, read: right, update: right, delete: right });

export const editorAccount = z.object({
  user: z.object({
    id: z.union([z.number(), z.string()]),
    username: z.string().nullable(),
    email: z.string(),
    name: z.string().nullable(),
    roles: z.array(z.string()),
  }),
  owesSecondFactor: z.boolean().meta({
    description: 'Whether the account must set up a second factor before any other call is open to it.',
  }),
  sendsMail: z.boolean().meta({ description: 'Whether a mail server is set up.' }),
  may: z.object({
    sections: rights,
    projects: rights,
    ...forEachPlural(() => rights),
    redirects: rights,
    productTexts: rights.pick({ read: true, update: true }),
    pageTexts: rights.pick({ read: true, update: true }),
    posts: rights.pick({ create: true, read: true, update: true }),
    messages: rights.omit({ create: true }),
    media: rights,
    appearance: rights.pick({ read: true, update: true }),
    homePage: rights.pick({ read: true, update: true }),
    company: rights.pick({ read: true, update: true }),
    serviceStatus: rights.pick({ read: true, update: true }),
    notifications: rights.pick({ read: true, update: true }),
    audit: rights.pick({ read: true }),
    statistics: rights.pick({ read: true }),
    personalData: rights.pick({ read: true, delete: true }),
  }),
});
export type EditorAccount = z.output<typeof editorAccount>;

export const credentials = z.object({
  // PostgreSQL fails on U+0000 in conditions, and no name contains control characters.
  username: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^\P{Cc}*$/u, 'cannot be a name'),
  password: z.string().min(1).max(500),
  code: secondFactorCode.optional().meta({
    description:
      'Of the second factor, where the account has one: six digits of the app, or a recovery code. Without it the answer is 401 with the code second-factor-required.',
  }),
  staySignedIn: z.boolean().optional().meta({
    description: 'Keeps the session beyond the browser’s, 7 days at most and 8 hours without a call.',
  }),
});
export type Credentials = z.input<typeof credentials>;
