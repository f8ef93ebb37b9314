import { z } from 'zod';
import { env } from '~/env.server';
import { log, summarizeError } from '~/log.server';
import { ContentUnavailable } from './availability.server';
import { door } from './door.server';

/** The person in whose name Strapi is asked: Strapi's own permissions decide on every call (decisions D10). */
export interface Editor {
  accessToken: string;
}

/** Strapi understood and refuses: the account may not do this, the thing is not there, the input is wrong. */
export class SiteAdminRefusal extends Error {
  override name = 'SiteAdminRefusal';

  constructor(
    readonly status: number,
    message: string,
    readonly details: { name?: string; info?: unknown; retryAfter?: string } = {},
  ) {
    super(message);
  }
}

/** A save that was based on an older state than the stored one changes nothing and says what there is now. */
export type Saved<Value> =
  | { isStale: false; value: Value }
  | { isStale: true; current: Value; updatedBy: string | null; lastUpdated: string | null };

export interface SiteAdminCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  json?: unknown;
  form?: FormData;
  /** The state that a change is based on; Strapi refuses when there is a newer one. */
  basedOn?: string | null;
  headers?: Record<string, string>;
  timeLimitMs?: number;
}

const TIME_LIMIT_MS = 15_000;

const refusalBody = z.object({
  error: z.object({ name: z.string().optional(), message: z.string().optional(), details: z.unknown() }),
});

function requestOf({ method, json, form, basedOn, headers, timeLimitMs = TIME_LIMIT_MS }: SiteAdminCall) {
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json));
  const all = new Headers(headers);
  if (json !== undefined) all.set('Content-Type', 'application/json');
  if (basedOn) all.set('If-Match', `"${basedOn}"`);
  // Behind https Strapi sets secure cookies, and refuses to where it believes the connection to be plain.
  if (env().CMS_URL.startsWith('https:')) all.set('X-Forwarded-Proto', 'https');
  return {
    method: method ?? 'GET',
    headers: all,
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimitMs),
    ...(body !== undefined && { body }),
  } satisfies RequestInit;
}

async function refusalOf(response: Response): Promise<SiteAdminRefusal> {
  const body = refusalBody.safeParse(parseJson(await response.text()));
  const { name, message, details } = body.success ? body.data.error : {};
  const retryAfter = response.headers.get('Retry-After');
  return new SiteAdminRefusal(response.status, message ?? response.statusText, {
    info: details,
    ...(name !== undefined && { name }),
    ...(retryAfter !== null && { retryAfter }),
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Something before Strapi answered; the status says enough.
  }
}

/** The plain call. @throws SiteAdminRefusal, ContentUnavailable when Strapi is away or fails */
export async function askStrapi(path: string, call: SiteAdminCall = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`${env().CMS_INTERNAL_URL}${path}`, requestOf(call));
  } catch (error) {
    log.warn('Strapi could not be asked for an editor', { reason: summarizeError(error) });
    throw new ContentUnavailable('Strapi cannot be reached.', { cause: error });
  }
  if (response.ok) return response;
  if (response.status < 500) throw await refusalOf(response);
  await response.body?.cancel();
  // What is asked for can be somebody's name (decisions E7).
  const [pathname = ''] = path.split('?', 1);
  log.error('Strapi failed on the call of an editor', { path: pathname, status: response.status });
  throw new ContentUnavailable(`Strapi answered ${response.status}.`);
}

/** A call in the name of an editor, its answer checked. @throws SiteAdminRefusal, ContentUnavailable */
export async function askAs<Value>(
  { accessToken }: Editor,
  path: string,
  schema: z.ZodType<Value>,
  call: SiteAdminCall = {},
): Promise<Value> {
  const headers = { ...call.headers, Authorization: `Bearer ${accessToken}` };
  const response = await askStrapi(path, { ...call, headers }).finally(() => {
    // Whatever became of it: who has just saved wants to see it at the next load.
    if (call.method && call.method !== 'GET') door().clock.expire();
  });
  return schema.parse(parseJson(await response.text()));
}

/** The same for a change that names the state it is based on. @throws SiteAdminRefusal, ContentUnavailable */
export async function saveAs<Value>(
  editor: Editor,
  path: string,
  schema: z.ZodType<Value>,
  call: SiteAdminCall,
): Promise<Saved<Value>> {
  const conflict = z.object({
    current: schema,
    updatedBy: z.string().nullish(),
    lastUpdated: z.string().nullable(),
  });
  try {
    return { isStale: false, value: await askAs(editor, path, schema, { method: 'PUT', ...call }) };
  } catch (error) {
    if (!(error instanceof SiteAdminRefusal) || error.details.name !== 'StateConflict') throw error;
    const { current, updatedBy, lastUpdated } = conflict.parse(error.details.info);
    return { isStale: true, current, updatedBy: updatedBy ?? null, lastUpdated };
  }
}
