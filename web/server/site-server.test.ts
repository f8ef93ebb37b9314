import { connect } from 'node:net';
import { errorAnswer } from 'contract/call';
import { EnvironmentError } from 'server-kit/environment';
import { describe, expect, it, vi } from 'vitest';
import { CACHE_POLICIES } from '../app/http/cache-policies';
import { createSiteServer } from './site-server';
import { fakeRevision, page, runSiteServer, SETTINGS } from './site-server.test-support';
import { listen } from './start';

const { countAddress, ask, content, letMinutePass, logged, port, render } = runSiteServer();

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
    const line = /.*GET \/a+[^"]*","status":200.*/;
    await vi.waitFor(() => expect(logged.join('')).toMatch(line));
    expect(line.exec(logged.join(''))?.[0].length).toBeLessThan(300);
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
    expect(await urlOf('/en/unknown.data?a=1')).toMatch(/\/en\/unknown\.data\?a=1$/);
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
    for (const path of ['/api/upload', '/api/texts-import?x']) {
      expect((await ask(path, options)).body.toString()).not.toBe('BodyTooLarge');
    }
  });
});

function send(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port(), '127.0.0.1', () => socket.write(bytes)).setEncoding('latin1');
    socket.on('data', (text) => {
      received += text;
    });
    socket.on('close', () => resolve(received));
  });
}

describe('a request that two servers could read differently', () => {
  const HOST = 'Host: localhost\r\n';

  it.each([
    ['two hosts', 'GET /de', 'hOST: evil.example\r\n'],
    ['the same host twice', 'GET /de', HOST],
    ['two hosts of a file', 'GET /assets/a-1.js', 'Host: evil.example\r\n'],
    ['two hosts of a call', 'GET /api/projects', 'Host: evil.example\r\n'],
    ['two lengths', 'POST /de', 'Content-Length: 0\r\nContent-Length: 5\r\n'],
    ['a length and chunks', 'POST /de', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'],
    ['a coding that it does not know', 'POST /de', 'Transfer-Encoding: chunked, identity\r\n'],
    ['a header that goes on in the next line', 'GET /de', 'X-A: a\r\n Host: evil.example\r\n'],
  ])('is refused, and its connection closed: %s', async (_name, start, headers) => {
    await ask('/de');
    render.mockClear();
    const next = `GET /de HTTP/1.1\r\n${HOST}\r\n`;
    const answer = await send(`${start} HTTP/1.1\r\n${HOST}${headers}\r\n${next}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(render).not.toHaveBeenCalled();
  });

  it('is not one of which a proxy has joined what may be joined', async () => {
    const headers = 'Accept-Language: de\r\nAccept-Language: en\r\nConnection: close\r\n';
    expect(await send(`GET /de HTTP/1.1\r\n${HOST}${headers}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
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
    await new Promise<void>((resolve) => {
      const socket = connect(port(), '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
      socket.on('close', () => resolve()).on('data', () => {});
    });
    expect((await ask('/')).status).toBe(200);
  });

  it('logs no queries and no addresses', async () => {
    await ask('/investors-partners?pwd=secret', { headers: { 'X-Forwarded-For': '203.0.113.9' } });
    await expect.poll(() => logged.join()).toContain('"GET /investors-partners","status":200');
    expect(logged.join()).not.toMatch(/secret|127\.0\.0\.1|203\.0\.113/);
  });

  it('logs finished pages by their number, and only what had to be made line by line', async () => {
    await ask('/de');
    content.state.known = content.state.current;
    letMinutePass();
    logged.length = 0;
    await ask('/de');
    await ask('/de', { headers: { 'Accept-Language': 'en' } });
    letMinutePass();
    letMinutePass();
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { message: 'Sent finished pages', pages: 2 },
    ]);
    content.state.known = undefined;
  });

  it('counts what editors may read of addresses: what is missing and what leads on, when somebody reads it', async () => {
    const statuses: Record<string, number> = {
      '/alt': 301,
      '/kurz': 302,
      '/weg': 410,
      '/nichts': 404,
      '/da': 200,
    };
    render.mockImplementation(async ({ url }) => page({ status: statuses[new URL(url).pathname] ?? 200 }));
    for (const path of Object.keys(statuses)) await ask(`${path}?email=ada@example.org`);
    await ask('/nichts', { method: 'HEAD' });
    await ask('/nichts', { method: 'POST' });
    await expect
      .poll(() => countAddress.mock.calls)
      .toEqual([
        ['/alt', 301],
        ['/kurz', 302],
        ['/weg', 410],
        ['/nichts', 404],
      ]);
  });

  it('names a port that is taken', async () => {
    const { revision } = fakeRevision();
    const second = createSiteServer({
      files: new Map(),
      sheets: new Map(),
      render,
      revision,
      settings: SETTINGS,
      countAddress: () => undefined,
    });
    await expect(listen(second, port(), '127.0.0.1')).rejects.toThrow(
      new EnvironmentError(`port ${port()} is in use: set PORT to another one`),
    );
  });
});
