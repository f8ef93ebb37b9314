import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';

/** Names and values in turn, as `writeHead` takes them: a name may come twice. */
export type HeaderList = string[];

/** How long a connection is kept open for the next request. */
export const KEEP_ALIVE_SECONDS = 65;

const LINE_END = '\r\n';
const DATE = 'Date: ';

let dateSecond = 0;
let dateText = '';

/** Today's date as HTTP writes it, always of the same length; `second` tells whether it is still the same. */
function httpDate(): { second: number; text: string } {
  const second = Math.floor(Date.now() / 1_000);
  if (second !== dateSecond) {
    dateSecond = second;
    dateText = new Date(second * 1_000).toUTCString();
  }
  return { second, text: dateText };
}

/** Whether the connection stays open by itself: else the answer has to say what becomes of it. */
function keepsConnection({ httpVersion, headers: { connection } }: IncomingMessage): boolean {
  return httpVersion === '1.1' && (connection === undefined || connection.toLowerCase() === 'keep-alive');
}

/**
 * An answer that is sent many times, its bytes made once: Node.js checks and joins the headers of a response each time
 * anew, and writes head and body apart, which takes longer than everything else together (docs/decisions/0043).
 */
export class ReadyAnswer {
  readonly #status: number;
  readonly #headers: HeaderList;
  /** Head and body. */
  readonly #bytes: Buffer;
  readonly #dateAt: number;
  readonly #bodyAt: number;
  #second = 0;

  constructor(status: number, headers: HeaderList, body: Buffer = Buffer.alloc(0)) {
    this.#status = status;
    this.#headers = headers;
    const { text } = httpDate();
    // The date comes first: what is sent in pieces is never cut there.
    const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}${LINE_END}${DATE}`;
    const lines = headers.map((part, at) => (at % 2 === 0 ? `${part}: ` : `${part}${LINE_END}`));
    const connection = `Connection: keep-alive${LINE_END}Keep-Alive: timeout=${KEEP_ALIVE_SECONDS}${LINE_END}`;
    const head = [start, text, LINE_END, ...lines, connection, LINE_END].join('');
    // Not from the pool of Node.js: what is kept would keep eight kilobytes of it from being used again.
    this.#bytes = Buffer.allocUnsafeSlow(head.length + body.length);
    this.#bytes.write(head, 'latin1');
    body.copy(this.#bytes, head.length);
    this.#dateAt = start.length;
    this.#bodyAt = head.length;
  }

  /** Bytes that it holds in memory. */
  get size(): number {
    return this.#bytes.length;
  }

  get body(): Buffer {
    return this.#bytes.subarray(this.#bodyAt);
  }

  /** Sends it with the headers that the response has already. */
  send({ method }: IncomingMessage, response: ServerResponse): void {
    response.writeHead(this.#status, this.#headers);
    if (method === 'HEAD') response.end();
    else response.end(this.body);
  }

  /** Sends it as it is, to a response that nobody else has written to. */
  sendDirectly(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = response;
    // Without a socket the answer to an earlier request of this connection is still on its way.
    if (!socket || !keepsConnection(request)) {
      this.send(request, response);
      return;
    }
    this.#renewDate();
    response.statusCode = this.#status; // For the log.
    const bytes = request.method === 'HEAD' ? this.#bytes.subarray(0, this.#bodyAt) : this.#bytes;
    socket.write(bytes, (error) => {
      // With this event Node.js hands the connection on to the next request. Of a broken one it learns by itself.
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
