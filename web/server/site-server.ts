import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { codeForStatus, type RefusalCode, refusalBody, statusOf } from 'contract/refusal';
import type { Environment } from '~/env.server';
import type { CacheState, Metrics } from '~/health/metrics.server';
import { jsonAnswer } from '~/http/responses.server';
import { describeError, log } from '~/log.server';
import { CACHE_POLICIES } from '../app/http/cache-policies';
import { isForeignOrigin } from '../app/http/origin.server';
import { clientAddress, limitConnections, oneAtATime } from './connections';
import type { Sheets } from './critical-styles';
import { PageCache, type PageRevision } from './page-cache/page-cache';
import { BODY_LIMIT_BYTES, isRefusalOfRemix, type Render, toRemixRequest } from './remix';
import { isApiPath, readTarget } from './request-target';
import { newMark, securityHeaders } from './security-headers';
import type { StaticFiles } from './static-files';
import { isCompressible, StoredResponse, storeResponse, withDefaults } from './stored-response';

export interface SiteServerOptions {
  files: StaticFiles;
  render: Render;
  sheets: Sheets;
  revision: PageRevision;
  metrics?: Pick<Metrics, 'count'> | null;
  settings: Environment;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function textAnswer(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response {
  const own = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': CACHE_POLICIES.never };
  return new Response(text, { status, headers: { ...own, ...headers } });
}

function refusal(url: string, code: RefusalCode, status = statusOf(code)): Response {
  const body = refusalBody(code);
  return isApiPath(url) ? jsonAnswer(body, { status }) : textAnswer(status, body.error);
}

const LOGGED_PATH_LENGTH = 200;

/** Logs one line a request, without query, address or other personal data (decisions E7). */
function logRequest({ method, url = '' }: IncomingMessage, status: number, ms: number): void {
  const [path = ''] = url.split('?', 1);
  const isQuiet = status < 400 && (path.startsWith('/assets/') || path === '/healthz');
  if (!isQuiet) log.info(`${method} ${path.slice(0, LOGGED_PATH_LENGTH)}`, { status, ms: Math.round(ms) });
}

/** Refuses for all pages; the calls under /api refuse in JSON themselves. */
function refusalOf({ method, headers }: Request, pathname: string, siteUrl: string): Response | null {
  if (method === 'GET' || isApiPath(pathname)) return null;
  if (isForeignOrigin(headers, siteUrl)) return textAnswer(403, 'Forbidden');
  const isTooLarge = Number(headers.get('Content-Length') ?? 0) > BODY_LIMIT_BYTES;
  return isTooLarge ? textAnswer(413, 'Payload Too Large') : null;
}

const HAS_NO_BODY = new Set([204, 205, 304]);

/** Recognizes responses to send as they come: without a body, not worth compressing, or whole with their length. */
function isStreamed({ body, headers, status }: Response): boolean {
  if (HAS_NO_BODY.has(status)) return true;
  return body !== null && (!isCompressible(headers) || headers.has('Content-Length'));
}

async function sendStream(
  from: Response,
  commonHeaders: Readonly<Record<string, string>>,
  { method }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.writeHead(from.status, [...withDefaults(from.headers, commonHeaders)].flat());
  if (from.body && method !== 'HEAD')
    return pipeline(Readable.fromWeb(from.body as ReadableStream), response);
  await from.body?.cancel();
  response.end();
}

/** RFC 9112 (3.2) forbids a repeated Host, of which a proxy may take another one. Node.js joins repeated headers. */
const namesHostTwice = ({ headers }: IncomingMessage) => headers.host?.includes(',') ?? false;

export function createSiteServer(options: SiteServerOptions): Server {
  const { files, sheets, render, revision, metrics, settings } = options;
  const { SITE_URL: siteUrl } = settings;
  const pageOptions = { settings, sheets, commonHeaders: securityHeaders(settings) };
  const pageCache = new PageCache({ revision, render, pageOptions });

  const finish = async (response: Response, mark = ''): Promise<StoredResponse | Response> =>
    isStreamed(response) ? response : storeResponse(response, pageOptions, mark);

  async function renderFor(remixRequest: Request, pathname: string, request: IncomingMessage) {
    const inlineScriptMark = newMark();
    const page = await render(remixRequest, {
      clientAddress: clientAddress(request, settings.TRUSTED_PROXIES),
      inlineScriptMark,
    });
    if (!isRefusalOfRemix(page, pathname)) return finish(page, inlineScriptMark);
    await page.body?.cancel();
    return finish(refusal(pathname, codeForStatus(page.status), page.status));
  }

  async function answer(request: IncomingMessage, response: ServerResponse, visit: { cache: CacheState }) {
    const { url: address = '', method = '' } = request;
    if (namesHostTwice(request)) return finish(refusal(address, 'bad-request'));
    if (!METHODS.has(method)) return finish(refusal(address, 'not-implemented'));
    const target = readTarget(address);
    if (target.kind === 'refused') return finish(refusal(address, target.code));
    if (target.kind === 'redirect') return finish(textAnswer(308, 'Moved.', { Location: target.location }));
    const { pathname, search } = target;
    if (method === 'GET' || method === 'HEAD') {
      const kept = await pageCache.get(request, pathname, search);
      visit.cache = kept?.cache ?? (files.has(pathname) ? 'file' : 'none');
      const stored = kept?.page ?? files.get(pathname);
      if (stored) return stored;
      if (pathname.startsWith('/assets/')) return finish(textAnswer(404, 'Not found.'));
    }
    const remixRequest = toRemixRequest(request, pathname + search, response, siteUrl);
    const refused = refusalOf(remixRequest, pathname, siteUrl);
    return refused ? finish(refused) : renderFor(remixRequest, pathname, request);
  }

  async function send(made: StoredResponse | Response, request: IncomingMessage, response: ServerResponse) {
    // An unread rest of the body would be taken for the next request.
    if (!request.complete || namesHostTwice(request)) response.shouldKeepAlive = false;
    if (made instanceof StoredResponse) await made.send(request, response);
    else await sendStream(made, pageOptions.commonHeaders, request, response);
  }

  function note(request: IncomingMessage, status: number, cache: CacheState, ms: number | null): void {
    logRequest(request, status, ms ?? 0);
    metrics?.count(request.url ?? '', status, cache, ms);
  }

  async function makeAndSend(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const startedAt = performance.now();
    const visit: { cache: CacheState } = { cache: 'none' };
    response.once('close', () =>
      note(request, response.statusCode, visit.cache, performance.now() - startedAt),
    );
    try {
      await send(await answer(request, response, visit), request, response);
    } catch (error) {
      if (!response.destroyed) log.error('A request could not be answered', { reason: describeError(error) });
      if (response.headersSent) response.destroy();
      else await send(await finish(refusal(request.url ?? '', 'internal-error')), request, response);
    }
  }

  /** Sends kept pages without promises and timing, which cost as much as the rest (fast-responses.ts). */
  function handle(request: IncomingMessage, response: ServerResponse): void {
    const isSent = !namesHostTwice(request) && pageCache.find(request)?.sendNow(request, response);
    if (isSent) note(request, response.statusCode, 'hit', null);
    else void makeAndSend(request, response);
  }

  const server = createServer({ joinDuplicateHeaders: true }, oneAtATime(handle));
  limitConnections(server);
  return server;
}
