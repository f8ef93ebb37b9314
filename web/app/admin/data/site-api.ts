import { sessionRenewal } from '~/admin/session/session-renewal';
import { callErrorOf, NoConnection } from './call-error';

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  json?: unknown;
  /** The etag of the edited version; the site refuses the save with 409 if it stores a newer one. */
  ifMatch?: string;
  signal?: AbortSignal;
}

/** Sends a request and returns the response, whatever its status. @throws NoConnection */
export async function send(path: string, { method = 'GET', json, ifMatch, signal }: Call): Promise<Response> {
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
 * Sends a request, and once more if the session has ended and the editor signs in again. @throws CallError for any
 * response that is no success, NoConnection
 */
export async function inSession(request: () => Promise<Response>): Promise<Response> {
  let response = await request();
  if (response.status === 401 && (await sessionRenewal.request())) response = await request();
  if (!response.ok) throw await callErrorOf(response);
  return response;
}

/** Calls the REST contract under `/api`. @throws CallError, NoConnection */
export async function callSite<Answer>(path: string, call: Call = {}): Promise<Answer> {
  const response = await inSession(() => send(path, call));
  return (await response.json()) as Answer;
}
