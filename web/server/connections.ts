import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { log } from '~/log.server';
import { KEEP_ALIVE_SECONDS } from './fast-responses';

/** Unanswered requests of one connection, including the current one; browsers send one at a time. */
export const MAX_UNANSWERED_REQUESTS = 8;
/** Far more than a proxy needs, or than direct visitors open. */
const MAX_CONNECTIONS = 2_000;
/** Closes connections without traffic, even with an unread response. Longer than any call takes. */
const STANDSTILL_SECONDS = 75;

/** Undocumented: the parser of a Node.js socket hands each request to `onIncoming`. */
interface WithParser {
  parser?: { onIncoming: () => number } | null;
}
const READ_NO_FURTHER = 2;

/** Closes a connection without parsing what it has sent, because thousands of requests take long. */
function cutOff(socket: Socket): void {
  const { parser } = socket as Socket & WithParser;
  if (parser) parser.onIncoming = () => READ_NO_FURTHER;
  socket.destroy();
}

/** Holds one response per connection in memory: answers in turn, and cuts off clients with too many waiting. */
export function oneAtATime(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request: IncomingMessage, response: ServerResponse) => {
    // Node.js assigns the socket once the kernel has all bytes of earlier responses.
    if (response.socket) return answer(request, response);
    const { socket } = request;
    if (socket.destroyed) return;
    const ahead = waiting.get(socket) ?? 0;
    if (ahead + 2 > MAX_UNANSWERED_REQUESTS) {
      log.warn('A connection was closed: too many of its requests wait for an answer');
      cutOff(socket);
      return;
    }
    waiting.set(socket, ahead + 1);
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      if (!socket.destroyed) process.nextTick(answer, request, response);
    });
  };
}

export function limitConnections(server: Server): void {
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = STANDSTILL_SECONDS * 1_000;
  server.keepAliveTimeout = KEEP_ALIVE_SECONDS * 1_000;
  server.headersTimeout = 20_000;
  server.requestTimeout = 60_000;
}

/** Some proxies add a port, as in `192.0.2.1:4711` or `[2001:db8::1]:4711`. */
const PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]+)\])(?::\d+)?$/;

/** Trusts only the last entries of `X-Forwarded-For`, one for each configured proxy; clients can invent others. */
export function clientAddress(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): string {
  const direct = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const addresses = String(request.headers['x-forwarded-for'] ?? '').match(/[^\s,]+/g) ?? [];
  const address = addresses.at(-trustedProxies) ?? addresses[0] ?? direct;
  return address.replace(PORT, '$1$2');
}
