import type { z } from 'zod';
import type { Call, success } from './call';
import { addressOf } from './call-address';
import {
  linkCheckCalls,
  mediaCalls,
  postCalls,
  projectCalls,
  reportCalls,
  sectionCalls,
  translationCalls,
} from './calls-content';
import { draftCalls } from './calls-drafts';
import {
  auditCalls,
  contactCall,
  messageCalls,
  personalDataCalls,
  secondFactorCalls,
  sessionCalls,
} from './calls-people';
import { redirectCalls } from './calls-redirects';
import { singleCalls } from './calls-single';
import { statisticsCalls } from './calls-statistics';
import { historyCalls, pageTextCalls } from './calls-texts';
import { orderedCalls } from './ordered-calls';
import { blogPost, postListQuery, postPage, postQuery } from './post';
import { activeProject } from './project';

const publicCalls = {
  'GET /api/projects/active': {
    summary: 'The active products.',
    access: 'public',
    output: activeProject.array(),
    errors: ['content-unavailable'],
  },
  'GET /api/blog': {
    summary: 'The published posts, newest first: all, or with `page` a part of them.',
    access: 'public',
    query: postListQuery,
    output: blogPost.array().or(postPage),
    errors: ['content-unavailable'],
  },
  'GET /api/blog/{slug}': {
    summary: 'A published post, by its address or an earlier one.',
    access: 'public',
    query: postQuery,
    output: blogPost,
    errors: ['not-found', 'content-unavailable'],
  },
  'GET /api/openapi.json': {
    summary: 'This description.',
    access: 'public',
    output: 'application/json',
  },
} as const satisfies Record<string, Call>;

/** Every call of the REST contract. `/admin` takes only the types from here, so that its schemas stay on servers. */
export const CALLS = {
  ...contactCall,
  ...publicCalls,
  ...projectCalls,
  ...orderedCalls,
  ...redirectCalls,
  ...sectionCalls,
  ...messageCalls,
  ...mediaCalls,
  ...translationCalls,
  ...linkCheckCalls,
  ...reportCalls,
  ...singleCalls,
  ...pageTextCalls,
  ...historyCalls,
  ...draftCalls,
  ...postCalls,
  ...sessionCalls,
  ...secondFactorCalls,
  ...personalDataCalls,
  ...auditCalls,
  ...statisticsCalls,
};

export type Calls = typeof CALLS;
export type CallName = keyof Calls;

type Schema<Name extends CallName, Part extends 'input' | 'query' | 'params'> =
  Calls[Name] extends Record<Part, infer Found extends z.ZodType> ? Found : never;

/** The body or the query as a handler gets it; never where the call has none. */
export type Read<Name extends CallName, Part extends 'input' | 'query'> = z.output<Schema<Name, Part>>;
export type Sent<Name extends CallName, Part extends 'input' | 'query'> = z.input<Schema<Name, Part>>;

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;
export type ParamName<Name extends CallName> = Placeholder<Name>;
export type Params<Name extends CallName> = [Schema<Name, 'params'>] extends [never]
  ? Record<Placeholder<Name>, string>
  : z.output<Schema<Name, 'params'>>;

export type Output<Name extends CallName> = Calls[Name]['output'] extends infer Found extends z.ZodType
  ? z.output<Found>
  : never;

export type StrapiInput<Name extends CallName> = Calls[Name] extends {
  strapi: { input: infer Own extends z.ZodType };
}
  ? z.output<Own>
  : Read<Name, 'input'>;

export type StrapiOutput<Name extends CallName> = Calls[Name] extends {
  strapi: { output: infer Own extends z.ZodType };
}
  ? z.output<Own>
  : Calls[Name]['output'] extends typeof success
    ? unknown
    : Output<Name>;

export type ForwardedName = {
  [Name in CallName]: Calls[Name] extends { strapi: infer Strapi }
    ? Strapi extends { output: z.ZodType }
      ? never
      : Name
    : never;
}[CallName];

/** The path below `/site-admin`, with placeholders in braces. */
export const strapiPathOf = (name: CallName, { strapi }: Call = CALLS[name]): string =>
  strapi?.path ?? addressOf(name).path.replace('/api', '');
