import type { z } from 'zod';
import { problemOf } from '../../contract/input-problem';
import type { ConflictName } from '../../contract/refusal';
import type { ActReader, MessageFinder } from '../audit/recording';
import { DuplicateKeyError } from '../integrity/unique-keys';
import { CountHasChanged } from '../personal-data/messages-of-person';
import type { AdminContext, Route } from '../strapi';
import { PictureInUse } from '../uploads/keep-pictures-in-use';
import { EditConflict } from './etag';
import { EXPLORER } from './permissions';
import { refusal } from './refusal';
import { refuseUnstorableText } from './unstorable-text';

type Verb = 'create' | 'read' | 'update' | 'delete';
export type Need = [verb: Verb, uid: string] | [action: `plugin::${string}`] | [role: 'administrator'] | [];

interface Options {
  status?: number;
  /** The audit trail records these messages as read. */
  messages?: MessageFinder;
}

interface Recorded {
  /** Null if nothing changes or the handler records the act with its change. */
  acts: ActReader | null;
}

export type SiteAdminRoute = Route & Partial<Recorded> & Pick<Options, 'messages'>;

/** Strapi checks the account at every call, so that a block takes effect at once. */
export function adminRoute(
  method: 'GET',
  path: string,
  need: Need,
  handle: Handle,
  options?: Options & Partial<Recorded>,
): SiteAdminRoute;
export function adminRoute(
  method: Exclude<Route['method'], 'GET'>,
  path: string,
  need: Need,
  handle: Handle,
  options: Options & Recorded,
): SiteAdminRoute;
export function adminRoute(
  method: Route['method'],
  path: string,
  need: Need,
  handle: Handle,
  { status = 200, acts = null, messages }: Options & Partial<Recorded> = {},
): SiteAdminRoute {
  return {
    method,
    path,
    acts,
    ...(messages && { messages }),
    config: { policies: ['admin::isAuthenticatedAdmin', ...policyFor(need)] },
    async handler(context: AdminContext) {
      context.set('Cache-Control', 'no-store');
      try {
        refuseUnstorableText(context);
        const body = await handle(context);
        context.status = status;
        context.body = status === 204 ? null : body;
      } catch (error) {
        const conflict = conflictIn(error);
        if (!conflict) throw error;
        context.status = 409;
        context.body = { data: null, error: { status: 409, ...conflict } };
      }
    },
  };
}

type Handle = (context: AdminContext) => Promise<unknown>;

function policyFor([verb, subject]: Need) {
  if (!verb) return [];
  if (verb === 'administrator') return ['global::is-administrator'];
  const action = subject ? { action: `${EXPLORER}.${verb}`, subject } : { action: verb };
  return [{ name: 'admin::hasPermissions', config: { actions: [action] } }];
}

const CONFLICTS = {
  EditConflict,
  DuplicateKey: DuplicateKeyError,
  PictureInUse,
  CountHasChanged,
} satisfies Record<ConflictName, unknown>;

/** Strapi has no error class for 409. */
function conflictIn(error: unknown) {
  const [name] = Object.entries(CONFLICTS).find(([, kind]) => error instanceof kind) ?? [];
  if (!name) return null;
  const { message, details } = error as InstanceType<(typeof CONFLICTS)[ConflictName]>;
  return { name, message, details };
}

/** Throws a ValidationError that names the first problem. */
export function parseInput<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const { code, words } = problemOf(parsed.error, body ?? {});
  throw refusal(code, words);
}
