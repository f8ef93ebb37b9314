// Passes requests to Remix 2. Each workaround names its report and when it can go. With all routes at once, Remix takes
// 35 instead of 27 ms of CPU for the home page, and 21 instead of 13 for a missing one (docs/decisions/0029).
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/server-runtime';
import { TRANSLATOR_FILE_BYTES } from 'contract/translator-file-fields';
import type * as Site from '~/entry.server';
import { BodyTooLarge } from '../app/http/request-body.server';
import { isApiPath } from './request-target';

export type Render = (request: Request, context: AppLoadContext) => Promise<Response>;

/** A safety net above the limits of the routes, which explain their refusals; larger for signed-in editors. */
export const BODY_LIMIT_BYTES = 1024 * 1024;
const LARGER_LIMITS: ReadonlyMap<string, number> = new Map([
  ['/api/upload', 64 * 1024 * 1024],
  ['/api/texts-import', 2 * TRANSLATOR_FILE_BYTES],
]);

async function* limited(body: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > limit) throw new BodyTooLarge();
    yield part;
  }
}

// Corrects the headers with which Remix compares a form's origin: proxies change them. Can go with React Router 7.18,
// which uses the address (https://github.com/remix-run/react-router/pull/15185).
function headersFor(request: IncomingMessage, siteUrl: string): Headers {
  const given = Object.entries(request.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const headers = new Headers(given);
  headers.delete('X-Forwarded-Host');
  if (headers.get('Origin') === siteUrl) headers.set('Host', new URL(siteUrl).host);
  return headers;
}

// Asks for HEAD like GET, whose length and ETag it has. Turns OPTIONS, which Remix answers like GET, into a method that
// routes refuse (https://github.com/remix-run/remix/issues/5093); can go when `/api` answers OPTIONS itself.
const METHODS: Readonly<Record<string, string>> = { HEAD: 'GET', OPTIONS: 'PATCH' };

// Escapes `.data` under `/api`, where Remix takes the end of a key for single fetch. Drops `?_data=`, which it answers
// with a logged error until React Router 7 (https://github.com/remix-run/remix/issues/8993).
function addressFor(url: string): string {
  const { pathname, search, searchParams } = new URL(url, 'http://site');
  const path = isApiPath(url) ? pathname.replace(/\.data$/, '%2Edata') : pathname;
  if (!searchParams.has('_data')) return path + search;
  searchParams.delete('_data');
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}

/** Builds the address from SITE_URL, never from what the client calls us (decisions B7). */
export function toRemixRequest(
  request: IncomingMessage,
  url: string,
  response: ServerResponse,
  siteUrl: string,
): Request {
  const { method: asked = 'GET' } = request;
  const method = METHODS[asked] ?? asked;
  const [path = ''] = url.split('?', 1);
  const body = limited(request, LARGER_LIMITS.get(path) ?? BODY_LIMIT_BYTES);
  // Ends the work for visitors who leave, and frees a page's data, hundreds of megabytes under load, which Remix keeps
  // for five seconds (https://github.com/remix-run/react-router/pull/14735).
  const connection = new AbortController();
  response.once('close', () => connection.abort());
  return new Request(`${siteUrl}${addressFor(url)}`, {
    method,
    headers: headersFor(request, siteUrl),
    signal: connection.signal,
    ...(method !== 'GET' && { body: Readable.toWeb(Readable.from(body)) as ReadableStream, duplex: 'half' }),
  });
}

/** Detects Remix's own text errors under `/api`; needed as long as the calls are routes of Remix. */
export const isRefusalOfRemix = ({ status, headers }: Response, pathname: string) =>
  status >= 400 && isApiPath(pathname) && !headers.get('Content-Type')?.startsWith('application/json');

type Routes = ServerBuild['routes'];

/** Returns the first segment that a route matches: `''` for the home page, null for any, as for `*` and the root. */
function firstSegmentOf({ path = '', index, caseSensitive }: Routes[string]): string | null {
  if (path === '') return index ? '' : null;
  const [segment = ''] = path.split('/', 1);
  return caseSensitive && !/[:*?]/.test(segment) ? segment : null;
}

/** Mirrors Remix, which strips `.data` from its own requests and decodes the path. */
function segmentIn(pathname: string): string {
  const path = pathname.replace(/\.data$/, '');
  return path === '/_root' ? '' : decodeURIComponent(path.split('/', 2)[1] ?? '');
}

/** Groups routes by first segment, each with those that match any address; null has only these. */
export function routesBySegment(routes: Routes): Map<string | null, Routes> {
  const all = Object.entries(routes);
  const segments = new Set(all.map(([, route]) => firstSegmentOf(route)));
  const routesAt = (segment: string | null) =>
    Object.fromEntries(all.filter(([, route]) => [segment, null].includes(firstSegmentOf(route))));
  return new Map([...segments].map((segment) => [segment, routesAt(segment)]));
}

export function findRoutes<Kept>(bySegment: ReadonlyMap<string | null, Kept>, pathname: string) {
  return bySegment.get(segmentIn(pathname)) ?? bySegment.get(null);
}

/** Passes Remix few routes, because it ranks all it has several times a request. */
export function createPageHandler(build: ServerBuild, answerTextPreview: typeof Site.answerTextPreview) {
  const handlers = new Map(
    [...routesBySegment(build.routes)].map(([segment, routes]) => {
      const known = Object.entries(build.assets.routes).filter(([id]) => Object.hasOwn(routes, id));
      const assets = { ...build.assets, routes: Object.fromEntries(known) };
      return [segment, createRequestHandler({ ...build, routes, assets }, 'production')];
    }),
  );
  return (request: Request, context?: AppLoadContext): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const handle = findRoutes(handlers, pathname);
    if (!handle) throw new Error('The site has no root.');
    if (isApiPath(pathname)) return handle(request, context);
    return answerTextPreview(request, (asked) => handle(asked, context));
  };
}
