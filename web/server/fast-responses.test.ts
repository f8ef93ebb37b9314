import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { KEEP_ALIVE_SECONDS, keepTickShape, ReadyBytes, SILENCE_MS } from './fast-responses';

const HEADERS: [string, string][] = [
  ['Content-Type', 'text/html'],
  ['X-Some', 'a, b'],
  ['Content-Length', '5'],
];
const PAGE = new ReadyBytes(200, HEADERS, Buffer.from('Hello'));
const LARGE_BYTES = 30_000_000;

let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.close();
});

/** Without a socket of its own, a response is put together by Node.js. */
function sendOrdinarily(answer: ReadyBytes, request: IncomingMessage, response: ServerResponse): void {
  const ordinary = {
    writeHead: response.writeHead.bind(response),
    end: response.end.bind(response),
  };
  answer.send(request, ordinary as unknown as ServerResponse);
}

async function serve(answer = PAGE) {
  const responses: ServerResponse[] = [];
  server = createServer((request, response) => {
    responses.push(response);
    if (request.url === '/ordinary') sendOrdinarily(answer, request, response);
    else answer.send(request, response);
  });
  server.keepAliveTimeout = KEEP_ALIVE_SECONDS * 1_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { responses, server, port };
}

function open(port: number) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.setEncoding('latin1').on('data', (text) => {
    received += text;
  });
  const bodies = () => received.match(/\r\n\r\nHello/g)?.length ?? 0;
  return { socket, bodies, received: () => received };
}

const lines = (path: string, headers = '', method = 'GET', version = '1.1') =>
  `${method} ${path} HTTP/${version}\r\nHost: localhost\r\n${headers}\r\n`;

async function askOnce(request: string) {
  const { port } = await serve();
  const { socket, received } = open(port);
  socket.write(request);
  await vi.waitFor(() => expect(received()).toContain('\r\n\r\n'));
  return { received, socket };
}

const withoutDate = (head: string) => head.replace(/^Date: .*\r\n/m, '');
const sorted = (answer: string) => withoutDate(answer).split('\r\n').sort();

describe('an answer whose bytes are made once', () => {
  it.each(['GET', 'HEAD'])('to %s is the same as one that Node.js puts together', async (method) => {
    const { port } = await serve();
    const direct = open(port);
    direct.socket.write(lines('/', '', method));
    const ordinary = open(port);
    ordinary.socket.write(lines('/ordinary', '', method));
    await vi.waitFor(() => expect(ordinary.received()).toContain('\r\n\r\n'));
    await vi.waitFor(() => expect(direct.received()).toContain('\r\n\r\n'));
    expect(sorted(direct.received())).toEqual(sorted(ordinary.received()));
    expect(direct.bodies()).toBe(method === 'GET' ? 1 : 0);
  });

  it('says when it was sent, not when it was made', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') });
    const answer = new ReadyBytes(200, HEADERS, Buffer.from('Hello'));
    const { port } = await serve(answer);
    const { socket, received, bodies } = open(port);
    socket.write(lines('/'));
    await vi.waitFor(() => expect(bodies()).toBe(1));
    vi.setSystemTime(new Date('2026-11-23T10:00:01Z'));
    socket.write(lines('/'));
    await vi.waitFor(() => expect(bodies()).toBe(2));
    expect(received().match(/^Date: .*$/gm)).toEqual([
      'Date: Mon, 23 Nov 2026 10:00:00 GMT',
      'Date: Mon, 23 Nov 2026 10:00:01 GMT',
    ]);
  });

  it('leaves the connection to the next request, and ends each response', async () => {
    const { port, responses } = await serve();
    const { socket, bodies } = open(port);
    for (const path of ['/', '/ordinary', '/']) {
      const before = bodies();
      socket.write(lines(path));
      await vi.waitFor(() => expect(bodies()).toBe(before + 1));
    }
    await vi.waitFor(() => expect(responses.map(({ destroyed }) => destroyed)).toEqual([true, true, true]));
  });

  it('waits its turn where several requests came at once', async () => {
    const { port } = await serve();
    const { socket, bodies, received } = open(port);
    socket.write(lines('/') + lines('/ordinary') + lines('/') + lines('/'));
    await vi.waitFor(() => expect(bodies()).toBe(4));
    expect(received().match(/HTTP\/1\.1 200 OK/g)).toHaveLength(4);
  });

  it.each([
    ['who wants it closed', lines('/', 'Connection: close\r\n')],
    ['of HTTP/1.0', lines('/', '', 'GET', '1.0')],
  ])('closes the connection of a client %s', async (_client, request) => {
    const { received, socket } = await askOnce(request);
    await vi.waitFor(() => expect(socket.readableEnded).toBe(true));
    expect(received()).toMatch(/^Connection: close\r$/m);
    expect(received()).toMatch(/\r\n\r\nHello$/);
  });

  it('reaches a client whole who reads slowly but not for ever, and the next request waits for that', async () => {
    const length: [string, string][] = [['Content-Length', String(LARGE_BYTES)]];
    const { port, responses } = await serve(new ReadyBytes(200, length, Buffer.alloc(LARGE_BYTES, 'a')));
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.pause();
    socket.write(lines('/'));
    await vi.waitFor(() => expect(responses).toHaveLength(1));
    expect(responses[0]?.socket).toMatchObject({ timeout: SILENCE_MS });
    expect(responses[0]?.socket?.writableLength).toBeGreaterThan(0);
    let bytes = 0;
    socket.on('data', (chunk) => {
      bytes += chunk.length;
    });
    socket.resume();
    await vi.waitFor(() => expect(bytes).toBeGreaterThan(LARGE_BYTES), { timeout: 10_000 });
    socket.write(lines('/'));
    await vi.waitFor(() => expect(bytes).toBeGreaterThan(2 * LARGE_BYTES), { timeout: 10_000 });
  });

  it('does no harm when the client is gone before it is sent', async () => {
    const { port, responses } = await serve(
      new ReadyBytes(200, [['Content-Length', String(LARGE_BYTES)]], Buffer.alloc(LARGE_BYTES)),
    );
    const { socket } = open(port);
    socket.pause();
    socket.write(lines('/'));
    await vi.waitFor(() => expect(responses).toHaveLength(1));
    socket.destroy();
    await vi.waitFor(() => expect(responses[0]?.destroyed).toBe(true));
    const next = open(port);
    next.socket.write(lines('/'));
    await vi.waitFor(() => expect(next.received()).toContain('HTTP/1.1 200 OK'));
  });

  it('leaves a connection that a server which stops can close', async () => {
    const { port, server } = await serve();
    const { socket, bodies } = open(port);
    socket.write(lines('/'));
    await vi.waitFor(() => expect(bodies()).toBe(1));
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    await closed;
  });
});

it('the shape of ticks is found where Node.js queues them', () => {
  expect(keepTickShape()).toBe(true);
});
