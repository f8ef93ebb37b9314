// Workarounds for Remix 2, which gets no such fixes any more; each names its report and when it can go. Others are in
// request-target.ts, vite.config.ts (route discovery), app/entry.server.tsx and app/routes.ts.
import type { ServerResponse } from 'node:http';
import { isApiPath } from './request-target';

/**
 * Remix compares a form's origin with headers that anyone can send or proxies change: own forms may look foreign. Can
 * go with React Router 7.18, which uses the address (https://github.com/remix-run/react-router/pull/15185).
 */
export function settleHost(headers: Headers, siteUrl: string): void {
  headers.delete('X-Forwarded-Host');
  if (headers.get('Origin') === siteUrl) headers.set('Host', new URL(siteUrl).host);
}

/**
 * Makes routes refuse OPTIONS, which Remix answers like GET (https://github.com/remix-run/remix/issues/5093). Can go
 * when the calls under `/api` answer OPTIONS themselves.
 */
export const METHOD_FOR_OPTIONS = 'PATCH';

/**
 * Escapes `.data` under `/api`, where Remix takes the end of a key for single fetch. Drops `?_data=`, which it answers
 * with a logged error until React Router 7 (https://github.com/remix-run/remix/issues/8993).
 */
export function addressForRemix(url: string): string {
  const { pathname, search, searchParams } = new URL(url, 'http://site');
  const path = isApiPath(url) ? pathname.replace(/\.data$/, '%2Edata') : pathname;
  if (!searchParams.has('_data')) return path + search;
  searchParams.delete('_data');
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}

/**
 * Frees a page's data, which Remix keeps for five seconds: hundreds of megabytes under load. React Router frees it
 * (https://github.com/remix-run/react-router/pull/14735), but a visitor who leaves should still end the work.
 */
export function signalUntilSent(response: ServerResponse): AbortSignal {
  const connection = new AbortController();
  response.once('close', () => connection.abort());
  return connection.signal;
}

const isJson = ({ headers }: Response) =>
  headers.get('Content-Type')?.startsWith('application/json') ?? false;

/** Detects Remix's own text errors under `/api`; needed as long as the calls are routes of Remix. */
export const isRefusalOfRemix = (answer: Response, pathname: string) =>
  answer.status >= 400 && isApiPath(pathname) && !isJson(answer);
