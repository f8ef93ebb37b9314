/**
 * What this server does only because Remix does otherwise: each with where that was reported and when it can go. Remix 2
 * gets no fixes of this kind any more, they come with React Router 7. What has to stand elsewhere: limits of addresses
 * (request-target.ts), no lazy discovery of routes (vite.config.ts), data read ahead and an answer without the frame
 * (app/entry.server.tsx), routes that mind upper and lower case (app/routes.ts).
 */
import type { ServerResponse } from 'node:http';
import { isApiPath } from './request-target';

/**
 * Remix compares the origin of a form with `X-Forwarded-Host`, which anyone can send, and else with `Host`, which a
 * proxy need not hand on: the site's own forms would then be foreign ones. React Router compares with the address of
 * the request from 7.18 on (https://github.com/remix-run/react-router/pull/15185), and this can go.
 */
export function settleHost(headers: Headers, siteUrl: string): void {
  headers.delete('X-Forwarded-Host');
  if (headers.get('Origin') === siteUrl) headers.set('Host', new URL(siteUrl).host);
}

/**
 * Remix has OPTIONS answered as if it were GET, on purpose (https://github.com/remix-run/remix/issues/5093). No route
 * takes PATCH: each refuses it and says what it takes. Can go when the calls under `/api` answer OPTIONS themselves.
 */
export const METHOD_FOR_OPTIONS = 'PATCH';

/**
 * Remix takes `.data` at the end of an address for a question of its own scripts, which is how single fetch works. Under
 * `/api` nobody asks so, and a key may end in these letters. And it still answers `?_data=`, which nobody asks for any
 * more, and logs it as an error of ours (https://github.com/remix-run/remix/issues/8993): React Router 7 does not.
 */
export function addressForRemix(url: string): string {
  const { pathname, search, searchParams } = new URL(url, 'http://site');
  const path = isApiPath(url) ? pathname.replace(/\.data$/, '%2Edata') : pathname;
  if (!searchParams.has('_data')) return path + search;
  searchParams.delete('_data');
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}

/**
 * Ends with the connection, also when everything was sent: until then, or until its time is over after five seconds,
 * Remix keeps the data of the page, and under load these are hundreds of megabytes. React Router lets go when all is
 * encoded (https://github.com/remix-run/react-router/pull/14735); a visitor who leaves should end the work even then.
 */
export function signalUntilSent(response: ServerResponse): AbortSignal {
  const connection = new AbortController();
  response.once('close', () => connection.abort());
  return connection.signal;
}

const isJson = ({ headers }: Response) =>
  headers.get('Content-Type')?.startsWith('application/json') ?? false;

/**
 * Under `/api` Remix says in words of its own, as text, that something went wrong inside of it, or that there is no such
 * route. Meant so, and not reported: stays for as long as the calls are routes of Remix.
 */
export const isRefusalOfRemix = (answer: Response, pathname: string) =>
  answer.status >= 400 && isApiPath(pathname) && !isJson(answer);
