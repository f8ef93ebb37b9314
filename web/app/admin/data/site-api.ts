import type { Method } from 'contract/call';
import { type AddressParts, addressOf, filledPath } from 'contract/call-address';
import type { CallName, Calls, Output, ParamName, Sent, StrapiOutput } from 'contract/calls';
import { sessionRenewal } from '~/admin/session/session-renewal';
import { callErrorOf, NoConnection } from './call-error';

interface Request {
  method?: Method;
  json?: unknown;
  /** The etag of the edited version; the site refuses the save with 409 if it stores a newer one. */
  ifMatch?: string;
  signal?: AbortSignal;
  /** Lets a small request outlive the page. */
  isCarried?: boolean;
}

/** Sends a request and returns the response, whatever its status. @throws NoConnection */
export async function send(
  path: string,
  { method = 'GET', json, ifMatch, signal, isCarried = false }: Request,
): Promise<Response> {
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
      ...(isCarried && { keepalive: true }),
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

type WhereTaken<Value, Part> = [Value] extends [never] ? unknown : Part;

export type Query<Name extends CallName> = {
  [Part in keyof Sent<Name, 'query'>]?: Sent<Name, 'query'>[Part] | undefined;
};

type Given<Name extends CallName> = Pick<Request, 'signal'> & {
  ifMatch?: string | undefined;
  /** Empty and absent values are left out. */
  query?: Query<Name>;
} & WhereTaken<ParamName<Name>, { params: Record<ParamName<Name>, string | number> }> &
  WhereTaken<Sent<Name, 'input'>, { input: Sent<Name, 'input'> }>;

/** The answer to an editor; visitors get less of some calls (decision C21). */
export type Answer<Name extends CallName> = Calls[Name]['access'] extends 'optional-session'
  ? StrapiOutput<Name>
  : Output<Name>;

/** Makes a call of the REST contract, by its name there. @throws CallError, NoConnection */
export async function callSite<Name extends CallName>(
  name: Name,
  ...[given]: Record<never, never> extends Given<Name> ? [given?: Given<Name>] : [given: Given<Name>]
): Promise<Answer<Name>> {
  const { input, ifMatch, signal, ...parts }: AddressParts & Request & { input?: unknown } = given ?? {};
  const { method, path } = addressOf(name);
  const request = {
    method,
    ...(input !== undefined && { json: input }),
    ...(ifMatch !== undefined && { ifMatch }),
    ...(signal && { signal }),
  };
  const response = await inSession(() => send(filledPath(path, parts), request));
  return (await response.json()) as Answer<Name>;
}
