import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { log } from '~/log.server';

/** Unanswered requests of one connection, including the current one; browsers send one at a time. */
export const MAX_UNANSWERED_REQUESTS = 8;

/** Closes a connection without parsing what it has sent, because thousands of requests take long. */
function cutOff(socket: Socket): void {
  // Undocumented: the parser hands each request to `onIncoming`, and reads no further after a 2.
  const { parser } = socket as Socket & { parser?: { onIncoming: () => number } | null };
  if (parser) parser.onIncoming = () => 2;
  socket.destroy();
}

/** Holds one response per connection in memory: answers in turn, and cuts off clients with too many waiting. */
export function oneAtATime(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    // Node.js assigns the socket once the kernel has all bytes of earlier responses.
    if (response.socket) return answer(request, response);
    const { socket } = request;
    if (socket.destroyed) return;
    const ahead = waiting.get(socket) ?? 0;
    if (ahead + 2 > MAX_UNANSWERED_REQUESTS) {
      log.warn('A connection was closed: too many of its requests wait for an answer');
      return cutOff(socket);
    }
    waiting.set(socket, ahead + 1);
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      if (!socket.destroyed) process.nextTick(answer, request, response);
    });
  };
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
