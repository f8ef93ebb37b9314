import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { log } from '~/log.server';

/** Requests of one connection without an answer, the one that is being answered included. Browsers send one at a time. */
export const MAX_UNANSWERED_REQUESTS = 8;
/** Far more than a proxy needs, or than visitors open who come without one. */
const MAX_CONNECTIONS = 2_000;
/** A connection over which nothing passes is closed, also while the client leaves an answer unread. Longer than any call takes. */
const STANDSTILL_SECONDS = 75;

/** What Node.js keeps at a socket, undocumented: where its parser of HTTP hands on each request that it has read. */
interface WithParser {
  parser?: { onIncoming: () => number } | null;
}
/** Has the parser stop, as it does after a change of protocol. */
const READ_NO_FURTHER = 2;

/** Closes a connection and leaves what has come over it unread: to read some thousand requests takes long. */
function cutOff(socket: Socket): void {
  const { parser } = socket as Socket & WithParser;
  if (parser) parser.onIncoming = () => READ_NO_FURTHER;
  socket.destroy();
}

/**
 * Answers the requests of a connection one after the other, each when the client has taken the answer before, so that
 * a client that does not read holds one answer in memory. It is cut off when more requests wait than it may send ahead.
 */
export function oneAtATime(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request: IncomingMessage, response: ServerResponse) => {
    // Node.js gives a response the socket when all bytes of the earlier answers are with the kernel.
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
      // Node.js is not done yet with handing the socket over.
      if (!socket.destroyed) process.nextTick(answer, request, response);
    });
  };
}

/** Bounds how many connections there are, and for how long one may stand still. */
export function limitConnections(server: Server): void {
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = STANDSTILL_SECONDS * 1_000;
}
