import { STATUS_CODES } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { type Language, splitPath } from 'contract/languages';
import { renderToString } from 'react-dom/server';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { keepAllContent } from './discovery/all-content.server';
import { deliverMessages } from './features/contact/contact-service.server';
import { PREVIEW_PARAMETERS } from './features/preview/parameters';
import { languageOf } from './i18n/negotiation.server';
import { CopyContext } from './i18n/page-context';
import type { PageName } from './i18n/pages';
import { textsFor } from './i18n/texts.server';
import { describeError, log } from './log.server';
import { addressCounts } from './redirects/address-counts.server';
import { followRedirect } from './redirects/follow-redirect.server';
import { sharedStore } from './shared-state/shared-store.server';
import { isMissing } from './site/error-head';
import { isFrameless } from './site/frame-choice';
import { InlineScriptMarkProvider } from './site/inline-scripts';
import { pagesWith } from './site-map';

export { pageRevision } from './content/published/page-revision.server';
export { answerTextPreview } from './features/text-preview/text-preview.server';
export { stopServing } from './health/serving.server';
export { countAddress } from './redirects/follow-redirect.server';
export { startStatistics } from './statistics/statistics.server';

export const createMetrics = async (routes: readonly string[]) =>
  (await import('./health/metrics.server')).createMetrics(routes);

/** Comes before the first request, which would else be counted by this copy alone. */
export const connectSharedStore = () => sharedStore().untilConnected();

export function startWork(): void {
  deliverMessages();
  keepAllContent();
  void addressCounts().resume();
}

export const finishWork = () => addressCounts().finish();

export const streamTimeout = 5_000;

function setDefault(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value);
}

const NOT_INDEXED: ReadonlySet<string> = new Set(pagesWith('isIndexed').map(({ path }) => path));

/** Selects pages that search engines should skip (decisions B1). */
function isHiddenFromSearch(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url);
  const { path } = splitPath(pathname);
  return (
    NOT_INDEXED.has(path) ||
    PREVIEW_PARAMETERS.some((name) => searchParams.has(name)) ||
    searchParams.has('meeting')
  );
}

/** Sets the caching and language headers of pages and their data (decisions A2, B1). */
function describePage(request: Request, status: number, headers: Headers): void {
  const { language, prefix } = languageOf(request);
  setDefault(headers, 'Cache-Control', CACHE_POLICIES.page);
  headers.set('Content-Language', language);
  if (prefix === null) headers.append('Vary', 'Accept-Language, Cookie');
  if (status >= 400 || isHiddenFromSearch(request)) headers.set('X-Robots-Tag', 'noindex');
}

/** Answers in plain text: when an action refuses a request, Remix runs no loader, so the frame has no texts. */
function withoutFrame(request: Request, status: number, headers: Headers): Response {
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  headers.set('Cache-Control', CACHE_POLICIES.never);
  if (status === 405) headers.set('Allow', 'GET, HEAD');
  describePage(request, status, headers);
  return new Response(`${status} ${STATUS_CODES[status] ?? 'Error'}`, { status, headers });
}

/** Caches must ask again: editors may change the redirect, and each visit counts. */
function redirection(request: Request, status: number, location: string): Response {
  const headers = new Headers({ Location: location });
  describePage(request, status, headers);
  return new Response(null, { status, headers });
}

/** Reads the data before rendering, into the cache that Remix checks before it reads its stream. */
async function readAhead(context: EntryContext): Promise<void> {
  const { serverHandoffStream: stream } = context;
  if (!stream) return;
  const result = { done: true, value: await text(stream as NodeReadableStream) };
  context.renderMeta = { streamCache: { 0: Object.assign(Promise.resolve(), { result }) } };
}

function isDocument({ staticHandlerContext }: EntryContext): boolean {
  return !staticHandlerContext.matches.some(({ route }) => isFrameless(route.handle));
}

/** React's renderToString omits it; without it browsers use quirks mode. */
const DOCTYPE = '<!DOCTYPE html>';

const copyIn = (language: Language, page: PageName): unknown => textsFor(language, page)[page];

/** React writes this in place of a part that was not ready. */
const LEFT_OUT = '<!--$!-->';

// Renders to a string: policy and ETag need the whole page, and the stream of React 18 writes NUL bytes where a
// multi-byte character does not fit into its buffer (https://github.com/facebook/react/issues/26228).
export default async function handleRequest(
  request: Request,
  given: number,
  headers: Headers,
  context: EntryContext,
  { inlineScriptMark }: AppLoadContext,
): Promise<Response> {
  if (!context.staticHandlerContext.loaderData.root) return withoutFrame(request, given, headers);
  // Pages come first: only where there is none, editors may have a redirect.
  const followed = isMissing(given) ? await followRedirect(request) : null;
  if (followed?.location) return redirection(request, followed.status, followed.location);
  const status = followed?.status ?? given;
  if (!isDocument(context)) await readAhead(context);
  const page = renderToString(
    <CopyContext.Provider value={copyIn}>
      <InlineScriptMarkProvider value={inlineScriptMark}>
        <RemixServer context={context} url={request.url} nonce={inlineScriptMark} />
      </InlineScriptMarkProvider>
    </CopyContext.Provider>,
  );
  if (page.includes(LEFT_OUT)) throw new Error('A part of the page was not ready and would be missing.');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  describePage(request, status, headers);
  // As bytes: a string costs Response a tenth of the rendering.
  return new Response(Buffer.from(DOCTYPE + page), { status, headers });
}

export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  describePage(request, response.status, response.headers);
  return response;
};

/** Logs unexpected errors only: thrown responses are expected, and aborted requests are no errors. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { pathname } = new URL(request.url);
  log.error('A request failed', { method: request.method, path: pathname, reason: describeError(error) });
};
