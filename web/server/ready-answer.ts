import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';

/** Names and values in turn, as `writeHead` takes them; names may repeat. */
export type HeaderList = string[];

export const KEEP_ALIVE_SECONDS = 65;

const LINE_END = '\r\n';
const DATE = 'Date: ';

let dateSecond = 0;
let dateText = '';

/** Formats the date for HTTP, always of the same length; `second` tells whether it has changed. */
function httpDate(): { second: number; text: string } {
  const second = Math.floor(Date.now() / 1_000);
  if (second !== dateSecond) {
    dateSecond = second;
    dateText = new Date(second * 1_000).toUTCString();
  }
  return { second, text: dateText };
}

/** Reports whether the connection stays open by default; otherwise the response has to say. */
function keepsConnection({ httpVersion, headers: { connection } }: IncomingMessage): boolean {
  return httpVersion === '1.1' && (connection === undefined || connection.toLowerCase() === 'keep-alive');
}

/** Builds a response's bytes once, because Node.js spends most time on headers (docs/decisions/0043). */
export class ReadyAnswer {
  readonly #status: number;
  readonly #headers: HeaderList;
  readonly #bytes: Buffer;
  readonly #dateAt: number;
  readonly #bodyAt: number;
  #second = 0;

  constructor(status: number, headers: HeaderList, body: Buffer = Buffer.alloc(0)) {
    this.#status = status;
    this.#headers = headers;
    const { text } = httpDate();
    // The date comes first, so that sending in pieces never cuts it.
    const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}${LINE_END}${DATE}`;
    const lines = headers.map((part, at) => (at % 2 === 0 ? `${part}: ` : `${part}${LINE_END}`));
    const connection = `Connection: keep-alive${LINE_END}Keep-Alive: timeout=${KEEP_ALIVE_SECONDS}${LINE_END}`;
    const head = [start, text, LINE_END, ...lines, connection, LINE_END].join('');
    // Not from the pool of Node.js, of which it would hold eight kilobytes.
    this.#bytes = Buffer.allocUnsafeSlow(head.length + body.length);
    this.#bytes.write(head, 'latin1');
    body.copy(this.#bytes, head.length);
    this.#dateAt = start.length;
    this.#bodyAt = head.length;
  }

  /** Bytes in memory. */
  get size(): number {
    return this.#bytes.length;
  }

  get body(): Buffer {
    return this.#bytes.subarray(this.#bodyAt);
  }

  send({ method }: IncomingMessage, response: ServerResponse): void {
    response.writeHead(this.#status, this.#headers);
    if (method === 'HEAD') response.end();
    else response.end(this.body);
  }

  /** Writes to the socket, for a response without other headers. */
  sendDirectly(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = response;
    // Without a socket, an earlier response of this connection is still being sent.
    if (!socket || !keepsConnection(request)) {
      this.send(request, response);
      return;
    }
    this.#renewDate();
    response.statusCode = this.#status; // For the log.
    const bytes = request.method === 'HEAD' ? this.#bytes.subarray(0, this.#bodyAt) : this.#bytes;
    socket.write(bytes, (error) => {
      // The event makes Node.js take the next request; it notices broken connections itself.
      if (!error) response.emit('finish');
    });
  }

  #renewDate(): void {
    const { second, text } = httpDate();
    if (second === this.#second) return;
    this.#second = second;
    this.#bytes.write(text, this.#dateAt, 'latin1');
  }
}
