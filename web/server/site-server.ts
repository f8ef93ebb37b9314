import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { REDIRECT_STATUS } from 'contract/redirect-fields';
import { codeForStatus, type RefusalCode, refusalBody, statusOf } from 'contract/refusal';
import type { CacheState, Metrics } from '~/health/metrics.server';
import { jsonAnswer } from '~/http/responses.server';
import { describeError, log } from '~/log.server';
import type { Note } from '~/statistics/note';
import type { RequestCounter } from '~/statistics/request-counter.server';
import { CACHE_POLICIES } from '../app/http/cache-policies';
import { isForeignOrigin } from '../app/http/origin.server';
import { clientAddress, oneAtATime } from './connections';
import { KEEP_ALIVE_SECONDS, SILENCE_MS } from './fast-responses';
import { createPageCache, type PageCacheOptions } from './page-cache/page-cache';
import { BODY_LIMIT_BYTES, isRefusalOfRemix, toRemixRequest } from './remix';
import { isApiPath, readTarget } from './request-target';
import { newMark, withSecurityHeaders } from './security-headers';
import type { StaticFiles } from './static-files';
import { isCompressible, StoredResponse, storeResponse } from './stored-response';

interface SiteServerOptions extends PageCacheOptions {
  files: StaticFiles;
  metrics?: Pick<Metrics, 'count'> | null;
  counter?: Pick<RequestCounter, 'answered' | 'note'> | null | undefined;
  /** Counts an answer to an address without a page. */
  countAddress: (pathname: string, status: number) => void;
}

const LIMITS = {
  keepAliveTimeout: KEEP_ALIVE_SECONDS * 1_000,
  headersTimeout: 20_000,
  requestTimeout: 60_000,
};
const MINUTE_MS = 60_000;
/** Answers of redirects, and to addresses without a page. */
const WITHOUT_PAGE: ReadonlySet<number> = new Set([...Object.values(REDIRECT_STATUS), 404]);
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function textAnswer(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response {
  const own = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': CACHE_POLICIES.never };
  return new Response(text, { status, headers: { ...own, ...headers } });
}

function refusal(url: string, code: RefusalCode, status = statusOf(code)): Response {
  const body = refusalBody(code);
  return isApiPath(url) ? jsonAnswer(body, { status }) : textAnswer(status, body.error);
}

/** Refuses for all pages; the calls under /api refuse in JSON themselves. */
function refusalOf({ method, headers }: Request, pathname: string, siteUrl: string): Response | null {
  if (method === 'GET' || isApiPath(pathname)) return null;
  if (isForeignOrigin(headers, siteUrl)) return textAnswer(403, 'Forbidden');
  const isTooLarge = Number(headers.get('Content-Length') ?? 0) > BODY_LIMIT_BYTES;
  return isTooLarge ? textAnswer(413, 'Payload Too Large') : null;
}

/** Recognizes responses to send as they come: without a body, not worth compressing, or whole with their length. */
const isStreamed = ({ body, headers, status }: Response): boolean =>
  body ? !isCompressible(headers) || headers.has('Content-Length') : [204, 205, 304].includes(status);

/** RFC 9112 (3.2) forbids a repeated Host, of which a proxy may take another one. Node.js joins repeated headers. */
const namesHostTwice = ({ headers }: IncomingMessage) => headers.host?.includes(',') ?? false;

export function createSiteServer(options: SiteServerOptions): Server {
  const { files, render, metrics, counter, settings, countAddress } = options;
  const pageCache = createPageCache(options);
  const finish = async (response: Response, mark = '') =>
    isStreamed(response) ? response : storeResponse(response, options, mark);
  let keptPagesSent = 0;

  /** Logs kept pages by their number alone: with a line for each, many visitors would push warnings out of the log. */
  function logKeptPages(): void {
    if (keptPagesSent > 0) log.info('Sent finished pages', { pages: keptPagesSent });
    keptPagesSent = 0;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, visit: { cache: CacheState }) {
    const { url: address = '', method = '' } = request;
    if (namesHostTwice(request)) return refusal(address, 'bad-request');
    if (!METHODS.has(method)) return refusal(address, 'not-implemented');
    const target = readTarget(address);
    if (target.kind === 'refused') return refusal(address, target.code);
    if (target.kind === 'redirect') return textAnswer(308, 'Moved.', { Location: target.location });
    const { pathname, search } = target;
    if (method === 'GET' || method === 'HEAD') {
      const kept = await pageCache.get(request, pathname, search);
      visit.cache = kept?.cache ?? (files.has(pathname) ? 'file' : 'none');
      const stored = kept?.page ?? files.get(pathname);
      if (stored) return stored;
      if (pathname.startsWith('/assets/')) return textAnswer(404, 'Not found.');
    }
    const remixRequest = toRemixRequest(request, pathname + search, response, settings.SITE_URL);
    const refused = refusalOf(remixRequest, pathname, settings.SITE_URL);
    if (refused) return refused;
    const inlineScriptMark = newMark();
    const visitor = clientAddress(request, settings.TRUSTED_PROXIES);
    const note: Note | undefined = counter ? (...counted) => counter.note(request, ...counted) : undefined;
    const page = await render(remixRequest, { clientAddress: visitor, inlineScriptMark, note });
    if (!isRefusalOfRemix(page, pathname)) return finish(page, inlineScriptMark);
    await page.body?.cancel();
    return refusal(pathname, codeForStatus(page.status), page.status);
  }

  async function send(made: StoredResponse | Response, request: IncomingMessage, response: ServerResponse) {
    // An unread rest of the body would be taken for the next request.
    if (!request.complete || namesHostTwice(request)) response.shouldKeepAlive = false;
    const finished = made instanceof StoredResponse ? made : await finish(made);
    if (finished instanceof StoredResponse) return finished.send(request, response);
    const { status, headers, body } = finished;
    response.writeHead(status, [...withSecurityHeaders(headers, settings)].flat());
    if (body && request.method !== 'HEAD')
      return pipeline(Readable.fromWeb(body as ReadableStream), response);
    await body?.cancel();
    response.end();
  }

  /** Counts the request, and logs what had to be made, without query, address or other personal data (decisions E7). */
  function note(request: IncomingMessage, response: ServerResponse, cache: CacheState, ms: number | null) {
    const { method, url = '' } = request;
    const { statusCode: status } = response;
    metrics?.count(url, status, cache, ms);
    if (cache === 'hit') {
      keptPagesSent += 1;
      return;
    }
    const [path = ''] = url.split('?', 1);
    if (method === 'GET' && WITHOUT_PAGE.has(status)) countAddress(path, status);
    if (status < 400 && (path.startsWith('/assets/') || path === '/healthz')) return;
    log.info(`${method} ${path.slice(0, 200)}`, { status, ms: Math.round(ms ?? 0) });
  }

  async function makeAndSend(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const startedAt = performance.now();
    const visit: { cache: CacheState } = { cache: 'none' };
    request.socket.setTimeout(SILENCE_MS);
    response.once('close', () => note(request, response, visit.cache, performance.now() - startedAt));
    try {
      await send(await answer(request, response, visit), request, response);
      counter?.answered(request, response.statusCode);
    } catch (error) {
      if (!response.destroyed) log.error('A request could not be answered', { reason: describeError(error) });
      if (response.headersSent) response.destroy();
      else await send(refusal(request.url ?? '', 'internal-error'), request, response);
    }
  }

  /** Sends kept pages without promises and timing, which cost as much as the rest (fast-responses.ts). */
  function handle(request: IncomingMessage, response: ServerResponse): void {
    const isSent = !namesHostTwice(request) && pageCache.find(request)?.sendNow(request, response);
    if (!isSent) return void makeAndSend(request, response);
    counter?.answered(request, response.statusCode);
    note(request, response, 'hit', null);
  }

  const server = createServer({ joinDuplicateHeaders: true, ...LIMITS }, oneAtATime(handle));
  const everyMinute = setInterval(logKeptPages, MINUTE_MS).unref();
  server.once('close', () => {
    clearInterval(everyMinute);
    logKeptPages();
  });
  // More connections than a proxy needs or visitors open.
  return Object.assign(server, { maxConnections: 2_000 });
}
