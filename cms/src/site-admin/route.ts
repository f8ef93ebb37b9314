import { errors } from '@strapi/utils';
import type { z } from 'zod';
import { type Call, type Permission, type Subject, success } from '../../contract/call';
import { addressOf } from '../../contract/call-address';
import {
  CALLS,
  type CallName,
  type Params,
  type Read,
  type StrapiInput,
  type StrapiOutput,
  strapiPathOf,
} from '../../contract/calls';
import type { HistoryKind } from '../../contract/history-fields';
import { problemOf } from '../../contract/input-problem';
import type { ConflictName } from '../../contract/refusal';
import type { TranslatedKind } from '../../contract/translation-state';
import type { ActReader, MessageFinder } from '../audit/recording';
import { uidOf } from '../content-types';
import { DuplicateKeyError } from '../integrity/unique-keys';
import { CountHasChanged } from '../personal-data/messages-of-person';
import { READ_STATISTICS } from '../statistics/permission';
import type { AdminContext, Route } from '../strapi';
import { CHANGE_FILE, READ_FILE } from '../uploads/file-permissions';
import { PictureInUse } from '../uploads/keep-pictures-in-use';
import { DraftConflict, PublicationRefused, TooManyDrafts } from './draft-conflicts';
import { EditConflict } from './etag';
import { EXPLORER } from './permissions';
import { refusal } from './refusal';
import { TextConflict } from './text-conflict';
import { refuseUnstorableText } from './unstorable-text';

interface Options {
  /** The audit trail records these messages as read. */
  messages?: MessageFinder;
  kind?: TranslatedKind | HistoryKind;
}

interface Recorded {
  /** Null if nothing changes or the handler records the act with its change. */
  acts: ActReader | null;
}

export type SiteAdminRoute = Route & Partial<Recorded> & Pick<Options, 'messages'>;

export interface StrapiCall<Name extends CallName> {
  context: AdminContext;
  input: StrapiInput<Name>;
  query: Read<Name, 'query'>;
  params: Params<Name>;
}

type OptionsOf<Name> = Name extends `GET ${string}`
  ? [options?: Options & Partial<Recorded>]
  : [options: Options & Recorded];

export function callRoute<Name extends CallName>(
  name: Name,
  handle: (call: StrapiCall<Name>) => Promise<StrapiOutput<Name>>,
  ...[options = {}]: OptionsOf<Name>
): SiteAdminRoute {
  const call: Call = CALLS[name];
  const { acts = null, messages, kind } = options;
  const filled = (text: string) => (kind ? text.replace('{kind}', kind) : text);
  const permission = filled(call.strapi?.permission ?? 'administrator') as Permission;
  const status = call.output === success ? 204 : (call.status ?? 200);
  const route = adminRoute(
    addressOf(name).method,
    filled(strapiPathOf(name)),
    permission,
    async (context) => {
      const { query, params } = call;
      const input = call.strapi?.input ?? call.input;
      const given = kind ? { ...context.params, kind } : context.params;
      const answer = await handle({
        context,
        params: params ? parseParams(params, given) : given,
        input: input && parseInput(input, context.request.body),
        query: query && parseInput(query, context.query),
      } as StrapiCall<Name>);
      context.status = status;
      return status === 204 ? null : answer;
    },
  );
  return { ...route, acts, ...(messages && { messages }) };
}

/** Strapi checks the account at every call, so that a block takes effect at once. */
export function adminRoute(
  method: Route['method'],
  path: string,
  permission: Permission,
  handle: (context: AdminContext) => Promise<unknown>,
): SiteAdminRoute {
  return {
    method,
    path: path.replace(/\{(\w+)\}/g, ':$1'),
    config: { policies: ['admin::isAuthenticatedAdmin', ...policyFor(permission)] },
    async handler(context: AdminContext) {
      context.set('Cache-Control', 'no-store');
      try {
        refuseUnstorableText(context);
        context.body = await handle(context);
      } catch (error) {
        const conflict = conflictIn(error);
        if (!conflict) throw error;
        context.status = 409;
        context.body = { data: null, error: { status: 409, ...conflict } };
      }
    },
  };
}

function policyFor(permission: Permission) {
  if (permission === 'account') return [];
  if (permission === 'administrator') return ['global::is-administrator'];
  const [verb, subject] = permission.split(' ') as [string, Subject];
  return [{ name: 'admin::hasPermissions', config: { actions: [actionFor(verb, subject)] } }];
}

function actionFor(verb: string, subject: Subject) {
  if (subject === 'statistics') return { action: READ_STATISTICS };
  // Strapi has no right of its own to delete a file.
  if (subject === 'picture') return { action: verb === 'read' ? READ_FILE : CHANGE_FILE };
  return { action: `${EXPLORER}.${verb}`, subject: uidOf(subject) };
}

const CONFLICTS = {
  EditConflict,
  DuplicateKey: DuplicateKeyError,
  PictureInUse,
  CountHasChanged,
  TextConflict,
  DraftConflict,
  PublicationRefused,
  TooManyDrafts,
} satisfies Record<ConflictName, unknown>;

/** Strapi has no error class for 409. */
function conflictIn(error: unknown) {
  const [name] = Object.entries(CONFLICTS).find(([, kind]) => error instanceof kind) ?? [];
  if (!name) return null;
  const { message, details } = error as InstanceType<(typeof CONFLICTS)[ConflictName]>;
  return { name, message, details };
}

function parseParams(schema: z.ZodObject, params: unknown) {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw new errors.NotFoundError();
  return parsed.data;
}

/** Throws a ValidationError that names the first problem. */
function parseInput(schema: z.ZodType, body: unknown): unknown {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const { code, words } = problemOf(parsed.error, body ?? {});
  throw refusal(code, words);
}
