import { randomBytes } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { AppLoadContext } from '@remix-run/node';
import { codeForStatus, type RefusalCode, refusalBody, statusOf } from 'contract/refusal';
import type { Environment } from '~/env.server';
import { describeError, log } from '~/log.server';
import { CACHE_POLICIES } from '../app/http/cache-policies';
import { isForeignOrigin } from '../app/http/origin.server';
import { clientAddress } from './client-address';
import { limitConnections, oneAtATime } from './connections';
import { sendAnswer, setHeaders } from './page-answer';
import type { PageRevision } from './page-cache/page-cache';
import { SharedPages } from './page-cache/shared-pages';
import type { SheetRules } from './page-styles';
import { KEEP_ALIVE_SECONDS } from './ready-answer';
import { BODY_LIMIT_BYTES, toRemixRequest } from './remix-request';
import { isRefusalOfRemix } from './remix-workarounds';
import { isApiPath, type RefusedTarget, readTarget } from './request-target';
import { securityHeaders } from './security-headers';
import { type StaticFiles, sendStaticFile } from './static-files';

export interface SiteServerOptions {
  files: StaticFiles;
  render: (request: Request, context: AppLoadContext) => Promise<Response>;
  sheetRules: SheetRules;
  revision: PageRevision;
  settings: Pick<
    Environment,
    'SITE_URL' | 'CMS_URL' | 'CALENDAR_URL' | 'TRUSTED_PROXIES' | 'PAGE_PATIENCE_MS' | 'CDN_MAX_AGE_SECONDS'
  >;
}

const REFUSED_TARGETS: Readonly<Record<RefusedTarget, RefusalCode>> = {
  400: 'address-unreadable',
  404: 'path-unknown',
  414: 'address-too-long',
};

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', CACHE_POLICIES.never);
  response.writeHead(status).end(text);
}

function sendRefusal(
  response: ServerResponse,
  url: string,
  code: RefusalCode,
  status = statusOf(code),
): void {
  const body = refusalBody(code);
  if (!isApiPath(url)) {
    sendText(response, status, body.error);
    return;
  }
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Cache-Control', CACHE_POLICIES.never);
  response.writeHead(status).end(JSON.stringify(body));
}

const LOGGED_PATH_LENGTH = 200;

/** Logs one line a request, without query, address or other personal data (decisions E7). */
function logRequest(request: IncomingMessage, response: ServerResponse, ms: number): void {
  const { url = '' } = request;
  const queryAt = url.indexOf('?');
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  const isQuiet = response.statusCode < 400 && (path.startsWith('/assets/') || path === '/healthz');
  if (isQuiet) return;
  log.info(`${request.method} ${path.slice(0, LOGGED_PATH_LENGTH)}`, {
    status: response.statusCode,
    ms: Math.round(ms),
  });
}

const isRedirect = (status: number) => status >= 300 && status < 400;

/** Refuses for all pages; the calls under /api refuse in JSON themselves. */
function refusalOf({ method, headers }: Request, pathname: string, siteUrl: string): 403 | 413 | null {
  if (method === 'GET' || isApiPath(pathname)) return null;
  if (isForeignOrigin(headers, siteUrl)) return 403;
  return Number(headers.get('Content-Length') ?? 0) > BODY_LIMIT_BYTES ? 413 : null;
}

const HOST = 'host';

/** RFC 9112 (3.2) forbids a repeated Host: Node.js takes the first, but a proxy may take the last. */
function namesHostTwice({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === HOST.length && name.toLowerCase() === HOST) hosts += 1;
  }
  return hosts > 1;
}

export function createSiteServer({
  files,
  sheetRules,
  render,
  revision,
  settings,
}: SiteServerOptions): Server {
  const commonHeaders = securityHeaders(settings.SITE_URL);
  const policy = {
    siteUrl: settings.SITE_URL,
    cmsUrl: settings.CMS_URL,
    calendarUrl: settings.CALENDAR_URL,
    sheetRules,
  };
  const sharedPages = new SharedPages({
    revision,
    render,
    policy,
    commonHeaders,
    patienceMs: settings.PAGE_PATIENCE_MS,
    cdnMaxAgeSeconds: settings.CDN_MAX_AGE_SECONDS,
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = readTarget(request.url ?? '');
    const shared = target.kind === 'page' && sharedPages.addressOf(request, target.pathname, target.search);
    if (shared) {
      const page = await sharedPages.get(shared);
      // Redirects keep the whole query, of which a cached page has dropped a part.
      const losesQuery = isRedirect(page.status) && shared.url !== request.url;
      if (!losesQuery) return page.send(request, response);
    }
    setHeaders(commonHeaders, response);
    if (!METHODS.has(request.method ?? '')) {
      return sendRefusal(response, request.url ?? '', 'not-implemented');
    }
    if (target.kind === 'refused') {
      return sendRefusal(response, request.url ?? '', REFUSED_TARGETS[target.status]);
    }
    if (target.kind === 'redirect') {
      response.setHeader('Location', target.location);
      return sendText(response, 308, 'Moved.');
    }
    if (request.method === 'GET' || request.method === 'HEAD') {
      const file = files.get(target.pathname);
      if (file) return sendStaticFile(file, request, response);
      if (target.pathname.startsWith('/assets/')) return sendText(response, 404, 'Not found.');
    }
    const url = target.pathname + target.search;
    const remixRequest = toRemixRequest(request, url, response, settings.SITE_URL);
    const refusal = refusalOf(remixRequest, target.pathname, settings.SITE_URL);
    if (refusal) {
      response.setHeader('Connection', 'close');
      return sendText(response, refusal, STATUS_CODES[refusal] ?? 'Refused');
    }
    const inlineScriptMark = randomBytes(16).toString('base64url');
    const page = await render(remixRequest, {
      clientAddress: clientAddress(request, settings.TRUSTED_PROXIES),
      inlineScriptMark,
    });
    if (isRefusalOfRemix(page, target.pathname)) {
      await page.body?.cancel();
      return sendRefusal(response, target.pathname, codeForStatus(page.status), page.status);
    }
    // An unread rest of the body would be taken for the next request.
    if (!request.complete) page.headers.set('Connection', 'close');
    await sendAnswer(page, request, response, { ...policy, inlineScriptMark });
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    if (namesHostTwice(request)) {
      setHeaders(commonHeaders, response);
      response.setHeader('Connection', 'close');
      sendRefusal(response, request.url ?? '', 'bad-request');
      logRequest(request, response, 0);
      return;
    }
    if (sharedPages.find(request)?.sendReady(request, response)) {
      logRequest(request, response, 0);
      return;
    }
    const startedAt = performance.now();
    response.once('close', () => logRequest(request, response, performance.now() - startedAt));
    answer(request, response).catch((error: unknown) => {
      if (!response.destroyed) log.error('A request could not be answered', { reason: describeError(error) });
      if (response.headersSent) response.destroy();
      else sendRefusal(response, request.url ?? '', 'internal-error');
    });
  }

  const server = createServer(oneAtATime(handle));
  limitConnections(server);
  server.keepAliveTimeout = KEEP_ALIVE_SECONDS * 1_000;
  server.headersTimeout = 20_000;
  server.requestTimeout = 60_000;
  return server;
}
