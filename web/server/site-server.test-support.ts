import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppLoadContext } from '@remix-run/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { readEnvironment } from '~/env.server';
import type { Metrics } from '~/health/metrics.server';
import type { RequestCounter } from '~/statistics/request-counter.server';
import { CACHE_POLICIES } from '../app/http/cache-policies';
import { precompress } from '../plugins/precompress';
import { createSiteServer } from './site-server';
import { listen } from './start';
import { readFiles, storeFiles } from './static-files';

export const SETTINGS = readEnvironment({
  CMS_API_TOKEN: 'a1'.repeat(20),
  SESSION_SECRET: 'b2'.repeat(20),
  PREVIEW_SECRET: 'c3'.repeat(20),
  PAGE_PATIENCE_MS: '1000',
});

export function fakeRevision() {
  const state = {
    known: undefined as string | null | undefined,
    current: 'v1 0 0' as string | null,
    failures: 0,
  };
  return {
    state,
    revision: {
      known: () => state.known,
      current: async () => state.current,
      failures: () => state.failures,
    },
  };
}
const PAGE = `<html><head><link rel="icon" href="/a.svg"/></head><body>${'<p>Text</p>'.repeat(200)}</body></html>`;
export const SCRIPT = 'export const answer = 42;\n'.repeat(100);

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends plain requests: `fetch` would follow redirects, decode and normalize. */
function askPort(port: number, path: string, { method = 'GET', headers = {}, body }: Question) {
  return new Promise<Answer>((resolve, reject) => {
    const request = httpRequest(
      { port, host: '127.0.0.1', path, method, headers, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

export function page(init: ResponseInit = {}): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': CACHE_POLICIES.page };
  return new Response(PAGE, { ...init, headers: { ...headers, ...init.headers } });
}

export function runSiteServer() {
  const render = vi.fn<(request: Request, context: AppLoadContext) => Promise<Response>>();
  const logged: string[] = [];
  const count = vi.fn<Metrics['count']>();
  const counter = { answered: vi.fn<RequestCounter['answered']>(), note: vi.fn<RequestCounter['note']>() };
  const countAddress = vi.fn<(pathname: string, status: number) => void>();
  /** Changes for each test, so that no page of another one is cached. */
  const content = fakeRevision();
  let edition = 0;
  let folder: string;
  let server: Server;
  const port = () => (server.address() as AddressInfo).port;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'web-server-'));
    await mkdir(join(folder, 'assets'));
    await mkdir(join(folder, '.vite'));
    await writeFile(join(folder, 'assets', 'a-1.js'), SCRIPT);
    await writeFile(join(folder, 'font.woff2'), 'font');
    await writeFile(join(folder, 'favicon.ico'), 'icon');
    await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
    await precompress(folder);
    const { revision } = content;
    const files = storeFiles(await readFiles(folder));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    server = createSiteServer({
      files,
      sheets: new Map(),
      render,
      revision,
      metrics: { count },
      counter,
      countAddress,
      settings: SETTINGS,
    });
    await listen(server, 0, '127.0.0.1');
  });

  afterAll(async () => {
    vi.useRealTimers();
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  beforeEach(() => {
    logged.length = 0;
    count.mockReset();
    counter.answered.mockReset();
    counter.note.mockReset();
    countAddress.mockReset();
    const remember = (line: string | Uint8Array) => logged.push(String(line)) > 0;
    vi.spyOn(process.stdout, 'write').mockImplementation(remember);
    vi.spyOn(process.stderr, 'write').mockImplementation(remember);
    render.mockReset().mockImplementation(async () => page());
    edition += 1;
    content.state.current = `v${edition} 0 0`;
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  return {
    content,
    count,
    counter,
    countAddress,
    ask: (path: string, question: Question = {}) => askPort(port(), path, question),
    logged,
    letMinutePass: () => vi.advanceTimersByTime(60_000),
    port,
    render,
  };
}
