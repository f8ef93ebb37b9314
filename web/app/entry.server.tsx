import { STATUS_CODES } from 'node:http';
import { PassThrough } from 'node:stream';
import {
  createReadableStreamFromReadable,
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { CACHE_POLICIES } from './cache-policies';
import { languageOf } from './i18n/negotiation.server';
import { splitPath } from './i18n/paths';
import { describeError, log } from './log.server';

export const streamTimeout = 5_000;

function setDefault(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value);
}

/** Pages that search engines should leave out (decisions B1). */
function isHiddenFromSearch(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url);
  const { path } = splitPath(pathname);
  return (
    path === '/admin' || path === '/search' || searchParams.has('preview') || searchParams.has('meeting')
  );
}

/** What every page and its data say about caching and language (decisions A2, B1). */
function describePage(request: Request, status: number, headers: Headers): void {
  const { language, prefix } = languageOf(request);
  setDefault(headers, 'Cache-Control', CACHE_POLICIES.page);
  headers.set('Content-Language', language);
  if (prefix === null) headers.append('Vary', 'Accept-Language, Cookie');
  if (status >= 400 || isHiddenFromSearch(request)) headers.set('X-Robots-Tag', 'noindex');
}

/**
 * When an action refuses a request, Remix runs no loader: without the texts of the frame there is no page to show,
 * and a line of text has to do.
 */
function withoutFrame(request: Request, status: number, headers: Headers): Response {
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  headers.set('Cache-Control', CACHE_POLICIES.never);
  if (status === 405) headers.set('Allow', 'GET, HEAD');
  describePage(request, status, headers);
  return new Response(`${status} ${STATUS_CODES[status] ?? 'Error'}`, { status, headers });
}

// Pages are sent whole: their policy and ETag are made from all of it, so nothing is gained by streaming parts.
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  if (!context.staticHandlerContext.loaderData.root) return withoutFrame(request, status, headers);
  return new Promise<Response>((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <RemixServer context={context} url={request.url} abortDelay={streamTimeout} />,
      {
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          describePage(request, finalStatus, headers);
          resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }));
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error) {
          finalStatus = 500;
          log.error('A page could not be rendered', { reason: describeError(error) });
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  describePage(request, response.status, response.headers);
  return response;
};

/** Unexpected errors only: those thrown as responses are part of the plan, aborted requests nobody's fault. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { pathname } = new URL(request.url);
  log.error('A request failed', { method: request.method, path: pathname, reason: describeError(error) });
};
