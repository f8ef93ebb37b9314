import { createServer, type IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MAX_UNANSWERED_REQUESTS, oneAtATime } from './connections';
import { runSiteServer } from './site-server.test-support';
import { listen } from './start';
import { StoredResponse } from './stored-response';

const { ask, content, port, render } = runSiteServer();

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  content.state.known = undefined;
});

function open(): Socket {
  const socket = connect(port(), '127.0.0.1').pause();
  sockets.push(socket);
  socket.on('error', () => undefined); // A write to a closed connection may fail.
  return socket;
}

const lines = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

const closing = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

async function readToEnd(socket: Socket): Promise<string> {
  let received = '';
  const closed = closing(socket);
  socket.setEncoding('latin1').on('data', (text) => {
    received += text;
  });
  socket.resume();
  await closed;
  return received;
}

const answersIn = (text: string) => text.match(/HTTP\/1\.1 \d{3} /g)?.length ?? 0;

describe('a connection on which requests come faster than answers are taken', () => {
  it('gets the answers to a few one after the other, each made when the one before has left', async () => {
    const given: string[] = [];
    let release = () => {};
    render.mockImplementation(async ({ url }) => {
      given.push(new URL(url).search);
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return Response.json({ url });
    });
    const socket = open();
    let received = '';
    socket.setEncoding('latin1').on('data', (text) => {
      received += text;
    });
    socket.resume();
    const queries = Array.from({ length: MAX_UNANSWERED_REQUESTS }, (_, at) => `?n=${at}`);
    socket.write(queries.map((query) => lines(`/api/x${query}`)).join(''));
    for (const at of queries.keys()) {
      await vi.waitFor(() => expect(given).toEqual(queries.slice(0, at + 1)));
      release();
    }
    await vi.waitFor(() => expect(answersIn(received)).toBe(queries.length));
    expect(received.match(/\?n=\d/g)).toEqual(queries);
    socket.write(lines('/api/x?n=last'));
    await vi.waitFor(() => expect(given.at(-1)).toBe('?n=last'));
  });

  it.each([
    ['pages, plain', '/de', ''],
    ['pages, gzip', '/de', 'Accept-Encoding: gzip\r\n'],
    ['pages, Brotli', '/de', 'Accept-Encoding: br\r\n'],
    ['data of pages', '/de.data', ''],
    ['files of the build', '/assets/a-1.js', ''],
    ['pictures', '/uploads/a.png?w=640', ''],
    ['pictures for sharing', '/share/de.png', ''],
    ['calls of the API', '/api/projects', ''],
    ['addresses that are not there', '/nowhere', ''],
    ['addresses that are refused', '/%ff', ''],
  ])('is closed when they are many, with one of them begun: %s', async (_kind, path, headers) => {
    await ask(path);
    content.state.known = content.state.current;
    render.mockClear();
    const end = vi.spyOn(ServerResponse.prototype, 'end');
    const socket = open();
    socket.write(lines(path, headers).repeat(1_500));
    expect(answersIn(await readToEnd(socket))).toBeLessThanOrEqual(1);
    expect(render.mock.calls.length).toBeLessThanOrEqual(1);
    expect(end.mock.calls.length).toBeLessThanOrEqual(1);
    expect((await ask(path)).status).toBeLessThan(500);
  });
});

describe('a connection that is cut off', () => {
  it('is not read any further, so that nobody waits for that', async () => {
    const server = createServer(oneAtATime(() => undefined));
    let requests = 0;
    server.on('request', () => {
      requests += 1;
    });
    await listen(server, 0, '127.0.0.1');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(lines('/').repeat(1_000));
    await closing(socket);
    server.close();
    // One more is read before the connection closes.
    expect(requests).toBeLessThanOrEqual(MAX_UNANSWERED_REQUESTS + 2);
  });
});

describe('a slow client', () => {
  it('is not cut off while it reads, though it asks for more meanwhile', async () => {
    const large = 'a'.repeat(5_000_000);
    render.mockImplementation(async () => new Response(large));
    const socket = open();
    socket.write(lines('/api/x').repeat(3));
    let bytes = 0;
    socket.on('data', (part: Buffer) => {
      bytes += part.length;
      socket.pause();
      setImmediate(() => socket.resume());
    });
    socket.resume();
    await vi.waitFor(() => expect(bytes).toBeGreaterThan(3 * large.length), { timeout: 12_000 });
    expect(socket.destroyed).toBe(false);
  });
});

describe('a page in the form that is not kept', () => {
  it('is unpacked once for all who ask meanwhile', async () => {
    const text = '<p>Text</p>'.repeat(1_000);
    const headers = new Headers({ 'Content-Type': 'text/html' });
    const answer = new StoredResponse(200, headers, new Map([['identity', Buffer.from(text)]]), true);
    await answer.shrink();
    const bodies: Buffer[] = [];
    const response = { writeHead: () => {}, end: (body: Buffer) => bodies.push(body) };
    const request = { method: 'GET', headers: {} } as IncomingMessage;
    const send = () => answer.send(request, response as unknown as ServerResponse);
    await Promise.all(Array.from({ length: 20 }, send));
    expect(bodies.map(String)).toEqual(Array(20).fill(text));
    expect(new Set(bodies.map(({ buffer }) => buffer)).size).toBe(1);
    await send();
    expect(bodies.at(-1)?.buffer).not.toBe(bodies[0]?.buffer);
  });
});
