// Measures for pages per second (25 November 2026, docs/decisions/0049). Without ready bytes the site sends 0.49 of what
// a bare server of Node.js sends instead of 0.75. Without kept pages sent at once, with neither promises nor timing
// (`handle` in site-server.ts), it sends 0.67 instead of 0.79. Without the shape of ticks it sends 0.54 of the answers 304
// instead of 0.62 (28 November 2026, busy machine); finished pages lose a twentieth.
import { createHook } from 'node:async_hooks';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';

export const KEEP_ALIVE_SECONDS = 65;
/** Ends connections of clients that take nothing for so long: more than any call needs. */
export const SILENCE_MS = 75_000;

let date = { second: 0, text: '' };

function httpDate(): typeof date {
  const second = Math.floor(Date.now() / 1_000);
  if (second !== date.second) date = { second, text: new Date(second * 1_000).toUTCString() };
  return date;
}

/** Builds head and body once as one buffer and writes it to the connection unchanged, except for the date. */
export class ReadyBytes {
  readonly #status: number;
  readonly #headers: string[];
  readonly #bytes: Buffer;
  readonly #dateAt: number;
  readonly #head: Buffer;
  readonly body: Buffer;
  #second = 0;

  constructor(status: number, headers: readonly [string, string][], body: Buffer = Buffer.alloc(0)) {
    this.#status = status;
    this.#headers = headers.flat();
    // The date, always of the same length, comes first, so that sending in pieces never cuts it.
    const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nDate: `;
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
    const connection = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_SECONDS}\r\n`;
    const head = [start, httpDate().text, '\r\n', ...lines, connection, '\r\n'].join('');
    // Not from the pool of Node.js, of which it would hold eight kilobytes.
    this.#bytes = Buffer.allocUnsafeSlow(head.length + body.length);
    this.#bytes.write(head, 'latin1');
    body.copy(this.#bytes, head.length);
    this.#dateAt = start.length;
    this.#head = this.#bytes.subarray(0, head.length);
    this.body = this.#bytes.subarray(head.length);
  }

  /** Writes to the socket where the connection stays open. @param response without headers */
  send({ method }: IncomingMessage, response: ServerResponse): void {
    const { socket } = response;
    const isHead = method === 'HEAD';
    // Without a socket, an earlier response of this connection is still being sent.
    if (!socket || !response.shouldKeepAlive) {
      response.writeHead(this.#status, this.#headers);
      response.end(isHead ? undefined : this.body);
      return;
    }
    const { second, text } = httpDate();
    if (second !== this.#second) this.#bytes.write(text, this.#dateAt, 'latin1');
    this.#second = second;
    response.statusCode = this.#status; // For the log.
    socket.write(isHead ? this.#head : this.#bytes, (error) => {
      // The event makes Node.js take the next request; it notices broken connections itself.
      if (!error) response.emit('finish');
    });
    if (socket.writableLength > 0) socket.setTimeout(SILENCE_MS);
  }
}

/** Never read: V8 keeps the shape of an object for as long as there is one. */
const keptTicks = new Set<object>();

/**
 * Keeps V8 from forgetting the shape of what `process.nextTick` queues. When it collects garbage while nothing waits
 * there, the shape goes, and the code of nextTick is never made fast again (https://github.com/nodejs/node/issues/8670).
 * Call it before anything else. @returns whether Node.js still has such objects
 */
export function keepTickShape(): boolean {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') keptTicks.add(resource);
    },
  });
  hook.enable();
  process.nextTick(() => {});
  hook.disable();
  return keptTicks.size > 0;
}
