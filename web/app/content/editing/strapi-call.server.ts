import type { Method } from 'contract/call';
import { SITE_TOKEN_HEADER } from 'contract/site-token';
import { z } from 'zod';
import { ContentUnavailable, storageFailureIn } from '~/content/store/availability.server';
import { contentClient } from '~/content/store/content-client.server';
import { StrapiRefusal } from '~/content/store/strapi-refusal.server';
import { env } from '~/env.server';
import { log, summarizeError } from '~/log.server';

/** The person on whose behalf Strapi is called: Strapi's permissions decide on every call (decision D10). */
export interface Editor {
  accessToken: string;
}

export interface StrapiCall {
  method?: Method;
  json?: unknown;
  form?: FormData;
  /** The ETag that the change is based on; Strapi refuses it if the stored one differs. */
  ifMatch?: string | null;
  headers?: Record<string, string>;
  timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;

const refusalBody = z.object({
  error: z.object({ name: z.string().optional(), message: z.string().optional(), details: z.unknown() }),
});

function requestOf({ method, json, form, ifMatch, headers, timeoutMs = TIMEOUT_MS }: StrapiCall) {
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json));
  const all = new Headers(headers);
  if (json !== undefined) all.set('Content-Type', 'application/json');
  if (ifMatch) all.set('If-Match', `"${ifMatch}"`);
  // Accompanies the editor's token, so that Strapi's audit trail can tell /admin from its own panel.
  all.set(SITE_TOKEN_HEADER, env().CMS_API_TOKEN);
  // Behind https Strapi sets secure cookies, and throws if it takes the connection for plain http.
  if (env().CMS_URL.startsWith('https:')) all.set('X-Forwarded-Proto', 'https');
  return {
    method: method ?? 'GET',
    headers: all,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body !== undefined && { body }),
  } satisfies RequestInit;
}

async function refusalOf(response: Response): Promise<StrapiRefusal> {
  const body = refusalBody.safeParse(parseJson(await response.text()));
  const { name, message, details } = body.success ? body.data.error : {};
  const retryAfter = response.headers.get('Retry-After');
  return new StrapiRefusal(response.status, message ?? response.statusText, {
    info: details,
    ...(name !== undefined && { name }),
    ...(retryAfter !== null && { retryAfter }),
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // A proxy answered; the status says enough.
  }
}

/** Calls Strapi. @throws StrapiRefusal; ContentUnavailable when Strapi is unreachable or fails */
export async function callStrapi(path: string, call: StrapiCall = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`${env().CMS_INTERNAL_URL}${path}`, requestOf(call));
  } catch (error) {
    log.warn('Strapi could not be asked for an editor', { reason: summarizeError(error) });
    throw new ContentUnavailable('Strapi cannot be reached.', { cause: error });
  }
  if (response.ok) return response;
  if (response.status < 500) throw await refusalOf(response);
  const failure = storageFailureIn(parseJson(await response.text()));
  // Drops the query, which may contain names (decision E7).
  const [pathname = ''] = path.split('?', 1);
  const { status } = response;
  log.error('Strapi failed on the call of an editor', {
    path: pathname,
    status,
    ...(failure && { code: failure.code }),
  });
  throw failure ?? new ContentUnavailable(`Strapi answered ${status}.`);
}

/** Calls Strapi where an answer without refusal says enough. @throws StrapiRefusal, ContentUnavailable */
export async function tellStrapi(path: string, call: StrapiCall): Promise<void> {
  const response = await callStrapi(path, call);
  await response.body?.cancel();
}

/** Names the visitor, by whose address Strapi counts. The token proves that the site says so: Strapi trusts no other. */
export const onBehalfOf = (visitorAddress: string): Record<string, string> => ({
  Authorization: `Bearer ${env().CMS_API_TOKEN}`,
  'X-Visitor-Address': visitorAddress,
});

/** Calls Strapi on behalf of an editor, and validates the response. @throws StrapiRefusal, ContentUnavailable */
export async function callStrapiAs<Value>(
  { accessToken }: Editor,
  path: string,
  schema: z.ZodType<Value>,
  call: StrapiCall = {},
): Promise<Value> {
  const headers = { ...call.headers, Authorization: `Bearer ${accessToken}` };
  const response = await callStrapi(path, { ...call, headers }).finally(() => {
    // Also after a failure: Strapi may have saved, and the editor wants to see it with the next page.
    if (call.method && call.method !== 'GET') contentClient().versionPoller.expire();
  });
  return schema.parse(parseJson(await response.text()));
}
