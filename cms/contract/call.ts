import { z } from 'zod';
import type { PlainKind } from './plain-kinds';
import { REFUSAL_CODES, type RefusalCode } from './refusal';
import type { SingleKind } from './single-kinds';
import type { TranslatedKind } from './translation-state';

/** Admits everybody, only editors, or everybody with more fields for editors (decisions C21, D4). */
export type Access = 'public' | 'session' | 'optional-session';

type Verb = 'create' | 'read' | 'update' | 'delete';
export type Subject =
  | TranslatedKind
  | 'page-text'
  | 'author'
  | 'message'
  | 'statistics'
  | SingleKind
  | PlainKind;

/** Strapi's demand on an account; `{kind}` stands for the one in the address. */
export type Permission = 'account' | 'administrator' | `${Verb} ${Subject | '{kind}'}`;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call under `/api`, declared for the site, Strapi, `/admin` and OpenAPI (docs/decisions/0052). */
export interface Call {
  summary: string;
  access: Access;
  /** Also answers Strapi's panel, which calls from its own address with the token of its account. */
  isOpenToPanel?: true;
  /** Schemas of placeholders that take less than any text; other values get 404. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  input?: z.ZodType;
  /** JSON by default. The handler reads a form, and a body that its service checks. */
  body?: 'form' | 'unchecked';
  bodyLimit?: number;
  /** The schema of the JSON answer, or the media types of another one. */
  output: z.ZodType | string | readonly string[];
  /** 200 by default. */
  status?: 201;
  /** The 409 body when somebody else has saved since; its presence enables `If-Match`. */
  ifMatch?: z.ZodObject;
  conflict?: { description: string; schema: z.ZodObject };
  /** The 400 body where it says more than an error. */
  refused?: z.ZodObject;
  /** Refusals beyond those that follow from the rest. */
  errors?: readonly RefusalCode[];
  /** The call of Strapi behind it, below `/site-admin`, with the same path, input and output unless named. */
  strapi?: {
    permission: Permission;
    path?: string;
    input?: z.ZodType;
    output?: z.ZodType;
  };
}

export type CallTable = Readonly<Record<`${Method} /api/${string}`, Call>>;

export const errorAnswer = z.object({
  error: z.string().meta({ description: 'What is wrong, in English.' }),
  code: z
    .enum(REFUSAL_CODES)
    .meta({ description: 'The same for programs; codes stay what they are, sentences may be reworded.' }),
  field: z.string().optional().meta({ description: 'Which part of the input, as a path with dots.' }),
  limit: z
    .number()
    .optional()
    .meta({ description: 'The most that is accepted: characters, entries, or bytes of a picture.' }),
  choices: z.array(z.string()).optional().meta({ description: 'What is possible instead.' }),
});

/** The answer of calls that have nothing to tell; Strapi's is 204. */
export const success = z.object({ success: z.literal(true) });

/** The date of an entry that nobody may have saved yet. */
export const lastSaved = z.string().nullable();

export const stale = <Current extends z.ZodType>(current: Current, lastUpdated: z.ZodType = z.string()) =>
  errorAnswer.extend({ current, updatedBy: z.string().nullable(), lastUpdated });

export const CREDENTIALS_LIMIT_BYTES = 16 * 1024;
