import type { credentials } from 'contract/account';
import type { z } from 'zod';
import { sessionGate } from '~/admin/session/session-gate';
import { CallError, callErrorOf, NoConnection } from './call-error';

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  json?: unknown;
  /** The state that a save is based on: a newer one is refused with 409 and loses nothing. */
  ifMatch?: string;
  signal?: AbortSignal;
}

async function send(path: string, { method = 'GET', json, ifMatch, signal }: Call): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (json !== undefined) headers['Content-Type'] = 'application/json';
  if (ifMatch !== undefined) headers['If-Match'] = `"${ifMatch}"`;
  try {
    return await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NoConnection('The site cannot be reached.', { cause: error });
  }
}

/**
 * Runs a request of the screen; when the session is over, the editor signs in over the screen and it runs again.
 * @throws CallError for any answer that is no success, NoConnection
 */
export async function inSession(request: () => Promise<Response>): Promise<Response> {
  let response = await request();
  if (response.status === 401 && (await sessionGate.reopen())) response = await request();
  if (!response.ok) throw await callErrorOf(response);
  return response;
}

/** A call of the REST contract under `/api`, its answer as the contract describes it. @throws CallError, NoConnection */
export async function callSite<Answer>(path: string, call: Call = {}): Promise<Answer> {
  const response = await inSession(() => send(path, call));
  return (await response.json()) as Answer;
}

export type Credentials = z.input<typeof credentials>;

/** The same without a session: signing in itself. @throws CallError, NoConnection */
export async function signIn(account: Credentials): Promise<void> {
  const response = await send('/api/admin/login', { method: 'POST', json: account });
  if (!response.ok) throw await callErrorOf(response);
}

/** Ends the session on the server; one that is over already is a success. @throws CallError, NoConnection */
export async function signOut(): Promise<void> {
  const response = await send('/api/admin/logout', { method: 'POST' });
  if (!response.ok && response.status !== 401) throw await callErrorOf(response);
}

/** Whether a save was refused because somebody else saved in between; the answer then holds what there is now. */
export function isStale<Current>(
  error: unknown,
): error is CallError & { body: { current: Current; updatedBy: string | null; lastUpdated: string | null } } {
  return (
    error instanceof CallError &&
    error.status === 409 &&
    typeof error.body === 'object' &&
    error.body !== null &&
    'current' in error.body
  );
}
