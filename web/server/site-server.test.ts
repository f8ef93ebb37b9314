import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { AppLoadContext } from '@remix-run/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer } from '~/api/contract';
import { CACHE_POLICIES } from '~/cache-policies';
import { ListenError, listen } from './listen';
import { precompress } from './precompress';
import { createSiteServer } from './site-server';
import { readStaticFiles } from './static-files';

const SETTINGS = {
  SITE_URL: 'http://localhost:3000',
  CMS_URL: 'http://localhost:1337',
  CALENDAR_URL: null,
  TRUSTED_PROXIES: 0,
};
const PAGE = `<html><head><link rel="modulepreload" href="/a.js"/></head><body>${'<p>Text</p>'.repeat(200)}</body></html>`;
const SCRIPT = 'export const answer = 42;\n'.repeat(100);

const render = vi.fn<(request: Request, context: AppLoadContext) => Promise<Response>>();
let folder: string;
let server: Server;
let logged: string[];

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A plain client: `fetch` would follow, decode and tidy up what is to be seen here. */
function ask(
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
) {
  const { port } = server.address() as AddressInfo;
  return new Promise<Answer>((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = options;
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

function page(init: ResponseInit = {}): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': CACHE_POLICIES.page };
  return new Response(PAGE, { ...init, headers: { ...headers, ...init.headers } });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-server-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'assets', 'a-1.js'), SCRIPT);
  await writeFile(join(folder, 'font.woff2'), 'font');
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
  await precompress(folder);
  server = createSiteServer({ files: await readStaticFiles(folder), render, settings: SETTINGS });
  await listen(server, 0, '127.0.0.1');
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  logged = [];
  const remember = (line: string | Uint8Array) => logged.push(String(line)) > 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(remember);
  vi.spyOn(process.stderr, 'write').mockImplementation(remember);
  render.mockReset().mockImplementation(async () => page());
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('files', () => {
  it('are sent in the smallest form that the browser takes, for ever under names that change', async () => {
    const { status, headers, body } = await ask('/assets/a-1.js', {
      headers: { 'Accept-Encoding': 'gzip, deflate, br' },
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': CACHE_POLICIES.immutable,
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  });

  it('are plain for those who take nothing else', async () => {
    const { headers, body } = await ask('/assets/a-1.js', { headers: { 'Accept-Encoding': 'br;q=0' } });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(SCRIPT);
  });

  it('are not sent again to those who have them', async () => {
    const { headers } = await ask('/font.woff2');
    const again = await ask('/font.woff2', { headers: { 'If-None-Match': String(headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('answer HEAD with everything but the body', async () => {
    const { status, headers, body } = await ask('/font.woff2', { method: 'HEAD' });
    expect([status, headers['content-length'], body.length]).toEqual([200, '4', 0]);
    expect(headers['content-type']).toBe('font/woff2');
  });

  it('are 404 without a page when an asset is gone', async () => {
    expect((await ask('/assets/old.js')).status).toBe(404);
    expect(render).not.toHaveBeenCalled();
  });

  it('exclude what builds leave in dot folders', async () => {
    await ask('/.vite/manifest.json');
    expect(render).toHaveBeenCalledOnce();
  });
});

describe('pages', () => {
  it('are compressed, with a strict policy, and let the first paint go before the scripts', async () => {
    const { headers, body } = await ask('/', { headers: { 'Accept-Encoding': 'br' } });
    expect(brotliDecompressSync(body).toString()).toContain(
      '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>',
    );
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers).toMatchObject({
      'cache-control': CACHE_POLICIES.page,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('run the scripts that their renderer wrote, and none that came in with what they show', async () => {
    const smuggled = '<p><script>evil()</script></p>';
    render.mockImplementation(async (_request, { inlineScriptMark }) => {
      const headers = { 'Content-Type': 'text/html; charset=utf-8' };
      return new Response(`${smuggled}<script nonce="${inlineScriptMark}">own()</script>`, { headers });
    });
    const { headers, body } = await ask('/');
    const hash = createHash('sha256').update('own()').digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(body.toString()).toBe(`${smuggled}<script>own()</script>`);

    await ask('/');
    const [first, second] = render.mock.calls.map(([, context]) => context.inlineScriptMark);
    expect(first).not.toBe(second);
  });

  it('are not sent again while they are the same', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', { headers: { 'If-None-Match': String(headers.etag) } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['cache-control']).toBe(CACHE_POLICIES.page);
  });

  it('keep what they vary by', async () => {
    render.mockImplementation(async () => page({ headers: { Vary: 'Accept-Language, Cookie' } }));
    expect((await ask('/')).headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding');
  });

  it('answer HEAD with the length of GET', async () => {
    const get = await ask('/');
    const head = await ask('/', { method: 'HEAD' });
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.body).toHaveLength(0);
  });

  it('are asked for under the address of the site, whatever the client calls it (decisions B7)', async () => {
    await ask('/careers?a=1', { headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' } });
    const [request, context] = render.mock.calls[0] ?? [];
    expect(request?.url).toBe('http://localhost:3000/careers?a=1');
    expect(request?.headers.has('X-Forwarded-Host')).toBe(false);
    expect(context?.clientAddress).toBe('127.0.0.1');
  });

  it('end for their renderer when they are sent, which keeps their data until then', async () => {
    await ask('/');
    await vi.waitFor(() => expect(render.mock.calls[0]?.[0].signal.aborted).toBe(true));
  });

  it('keep several cookies apart', async () => {
    render.mockImplementation(async () => {
      const answer = page();
      answer.headers.append('Set-Cookie', 'a=1');
      answer.headers.append('Set-Cookie', 'b=2');
      return answer;
    });
    expect((await ask('/')).headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });
});

describe('addresses', () => {
  it('lose a trailing slash for good (decisions A14)', async () => {
    const { status, headers } = await ask('/en/?a=1');
    expect([status, headers.location]).toEqual([308, '/en?a=1']);
  });

  it('that cannot be decoded are a bad request', async () => {
    expect((await ask('/%ff')).status).toBe(400);
    const call = await ask('/api/projects/%ff');
    expect([call.status, JSON.parse(call.body.toString())]).toEqual([
      400,
      { error: 'The address cannot be read.', code: 'address-unreadable' },
    ]);
    expect(render).not.toHaveBeenCalled();
  });

  it.each([
    ['of 4,000 segments', `${'/a'.repeat(4_000)}/x`, 414],
    ['of 100 segments', `${'/a'.repeat(100)}/x`, 404],
    ['of 15,000 slashes', `/a${'/'.repeat(15_000)}x`, 414],
    ['with two slashes', '//evil.example/', 404],
    ['with a long query', `/en?${'p=/a&'.repeat(1_000)}`, 414],
    ['that turns back', '/en/../api/projects', 400],
  ])('%s never reach the routes, which would be searched for long', async (_name, path, status) => {
    const { headers, ...answer } = await ask(path);
    expect(answer.status).toBe(status);
    expect(headers.location).toBeUndefined();
    expect(headers['cache-control']).toBe(CACHE_POLICIES.never);
    expect(render).not.toHaveBeenCalled();
  });

  it('are refused under /api in JSON', async () => {
    const answers = await Promise.all([ask(`/api${'/a'.repeat(4_000)}`), ask('/api//projects')]);
    expect(answers.map(({ status, body }) => [status, JSON.parse(body.toString())])).toEqual([
      [414, { error: 'The address is too long.', code: 'address-too-long' }],
      [404, { error: 'There is nothing at this address.', code: 'path-unknown' }],
    ]);
  });

  it('make one short line of log, however long they are', async () => {
    await ask(`/${'a'.repeat(3_000)}`);
    await vi.waitFor(() => expect(logged).toHaveLength(1));
    expect(logged[0]).toMatch(/GET \/a+[^"]*","status":200/);
    expect(logged[0]?.length).toBeLessThan(300);
  });
});

describe('what visitors send', () => {
  it('is no reading when they ask what may be sent, which Remix would take for one', async () => {
    render.mockImplementation(async (request) => new Response(request.method));
    expect((await ask('/api/projects', { method: 'OPTIONS' })).body.toString()).toBe('PATCH');
  });

  it('is taken for a question of the scripts of Remix only where they ask', async () => {
    render.mockImplementation(async (request) => Response.json({ url: request.url }));
    const urlOf = async (path: string) => JSON.parse((await ask(path)).body.toString()).url;
    expect(await urlOf('/api/content-sections/foo.data?a=1')).toMatch(/\/foo%2Edata\?a=1$/);
    expect(await urlOf('/api/projects?_data=x&b=2')).toMatch(/\/api\/projects\?b=2$/);
    expect(await urlOf('/api/projects?_data=x')).toMatch(/\/api\/projects$/);
    expect(await urlOf('/en/careers.data?a=1')).toMatch(/\/en\/careers\.data\?a=1$/);
    expect(await urlOf('/en/careers?_data=x')).toMatch(/\/en\/careers$/);
  });

  it('under /api is refused in JSON, whoever refuses', async () => {
    render.mockImplementation(async () => new Response('Unexpected Server Error', { status: 500 }));
    for (const [path, method, status, code] of [
      ['/api/projects', 'GET', 500, 'internal-error'],
      ['/api', 'TRACE', 501, 'not-implemented'],
    ] as const) {
      const answer = await ask(path, { method });
      expect(answer.status).toBe(status);
      expect(errorAnswer.strict().parse(JSON.parse(answer.body.toString())).code).toBe(code);
    }
  });

  it.each([
    [400, 'bad-request'],
    [405, 'method-not-allowed'],
    [418, 'bad-request'],
    [502, 'internal-error'],
  ])('under /api keeps the status %i of Remix and gets a code', async (status, code) => {
    render.mockImplementation(async () => new Response('Words of Remix', { status }));
    const answer = await ask('/api/projects');
    expect(answer.status).toBe(status);
    expect(errorAnswer.strict().parse(JSON.parse(answer.body.toString())).code).toBe(code);
  });

  it('reaches the page', async () => {
    render.mockImplementation(async (request) => Response.json({ text: await request.text() }));
    const { body } = await ask('/', { method: 'POST', body: 'hallo' });
    expect(JSON.parse(body.toString())).toEqual({ text: 'hallo' });
  });

  it('is refused when a page of another site sends it', async () => {
    const options = { method: 'POST', headers: { Origin: 'https://evil.example' }, body: 'x' };
    expect((await ask('/', options)).status).toBe(403);
    expect(render).not.toHaveBeenCalled();
  });

  it('is refused when it is too large', async () => {
    expect((await ask('/', { method: 'POST', body: Buffer.alloc(1024 * 1024 + 1) })).status).toBe(413);
  });

  it('stops being read when it is too large without saying so', async () => {
    render.mockImplementation(
      async (request) => new Response(await request.text().catch((e: Error) => e.name)),
    );
    const options = {
      method: 'POST',
      headers: { 'Transfer-Encoding': 'chunked' },
      body: Buffer.alloc(2 * 1024 * 1024),
    };
    const { body } = await ask('/api/x', options);
    expect(body.toString()).toBe('BodyTooLarge');
    // Pictures of editors have a limit of their own.
    expect((await ask('/api/upload', options)).body.toString()).not.toBe('BodyTooLarge');
  });
});

describe('the server', () => {
  it('survives a page that fails, and says nothing of the reason', async () => {
    render.mockRejectedValueOnce(new Error('secret reason'));
    const { status, body } = await ask('/');
    expect([status, body.toString()]).toEqual([500, 'Internal server error.']);
    expect((await ask('/')).status).toBe(200);
  });

  it('says that a call fails in the form of every other error under /api', async () => {
    render.mockRejectedValueOnce(new Error('secret reason'));
    const { status, headers, body } = await ask('/api/projects');
    expect([status, headers['content-type']]).toEqual([500, 'application/json']);
    expect(JSON.parse(body.toString())).toEqual({
      error: 'Internal server error.',
      code: 'internal-error',
    });
  });

  it('survives what is not HTTP', async () => {
    const { port } = server.address() as AddressInfo;
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
      socket.on('close', () => resolve()).on('data', () => {});
    });
    expect((await ask('/')).status).toBe(200);
  });

  it('logs no queries and no addresses', async () => {
    await ask('/investors-partners?pwd=secret', { headers: { 'X-Forwarded-For': '203.0.113.9' } });
    await expect.poll(() => logged.join()).toContain('"GET /investors-partners","status":200');
    expect(logged.join()).not.toMatch(/secret|127\.0\.0\.1|203\.0\.113/);
  });

  it('names a port that is taken', async () => {
    const { port } = server.address() as AddressInfo;
    const second = createSiteServer({ files: new Map(), render, settings: SETTINGS });
    await expect(listen(second, port, '127.0.0.1')).rejects.toThrow(
      new ListenError(`port ${port} is in use: set PORT to another one`),
    );
  });
});
