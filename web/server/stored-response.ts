import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Environment } from '~/env.server';
import { CACHE_POLICIES } from '../app/http/cache-policies';
import { latestFirst } from '../app/http/latest-first';
import { isNotModified } from '../app/http/not-modified.server';
import { inlineStyles, type Sheets } from '../app/site/critical-styles.server';
import { ReadyBytes } from './fast-responses';
import { contentSecurityPolicy, takeInlineScripts, withSecurityHeaders } from './security-headers';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompress = promisify(brotliDecompress);

export type Encoding = 'br' | 'gzip' | 'identity';
const BEST_FIRST: readonly Encoding[] = ['br', 'gzip', 'identity'];

const WORTH_COMPRESSING_BYTES = 1_024;
const COMPRESSIBLE = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)|image\/svg)/;

export const isCompressible = (headers: Headers) => COMPRESSIBLE.test(headers.get('Content-Type') ?? '');

/** Repeated by a 304 (RFC 9110). The ETag covers all others. */
const OF_A_304 = /^(?:cache-control|cache-tag|cdn-cache-control|etag|expires|set-cookie|vary)$/;

/** Remembers a few headers, because parsing one takes longer than sending a page. */
const acceptable = new LRUCache<string, ReadonlySet<string>>({
  max: 100,
  memoMethod: (header) =>
    new Set(new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...BEST_FIRST])),
});
const findAcceptable = latestFirst((header) => acceptable.memo(header));

/** Compresses fast rather than well, because the page may soon change. */
async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return compressGzip(body);
  return compressBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

function hashOf(headers: Headers, body: Buffer): string {
  const lasting = [...headers].filter(([name]) => !OF_A_304.test(name));
  const hash = createHash('sha256').update(JSON.stringify(lasting)).update(body);
  return hash.digest('base64url').slice(0, 20);
}

interface Encoded {
  body: Buffer;
  send: ReadyBytes['send'];
}

/** Holds a whole response, such as a page or a file, and chooses encoding and 304 for each request. */
export class StoredResponse {
  readonly status: number;
  readonly #headers: Headers;
  readonly #offered: readonly Encoding[];
  /** Part of the ETag that all encodings share; empty without an ETag. */
  readonly #hash: string;
  readonly #encoded = new Map<Encoding, Encoded>();
  /** Encodings in progress: concurrent requests get the same bytes. */
  readonly #pending = new Map<Encoding, Promise<Encoded>>();

  /** @param bodies the plain form, and others that exist already */
  constructor(status: number, headers: Headers, bodies: ReadonlyMap<Encoding, Buffer>, hasEtag: boolean) {
    const plain = bodies.get('identity') ?? Buffer.alloc(0);
    const isWorthIt = isCompressible(headers) && plain.length >= WORTH_COMPRESSING_BYTES;
    this.status = status;
    this.#headers = headers;
    this.#offered = BEST_FIRST.filter((encoding) => isWorthIt || bodies.has(encoding));
    this.#hash = hasEtag ? hashOf(headers, plain) : '';
    if (this.#offered.length > 1) headers.append('Vary', 'Accept-Encoding');
    for (const [encoding, body] of bodies) this.#encoded.set(encoding, this.#withHeaders(encoding, body));
  }

  get size(): number {
    return [...this.#encoded.values()].reduce((sum, { body }) => sum + body.length, 0);
  }

  /** Drops the plain form, several times as large and rarely requested, once Brotli can restore it. */
  async shrink(): Promise<void> {
    if (!this.#offered.includes('br')) return;
    await this.#encode('br');
    this.#encoded.delete('identity');
  }

  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    (await this.#encode(this.#encodingFor(request))).send(request, response);
  }

  /** Returns false when the encoding must be made first. */
  sendNow(request: IncomingMessage, response: ServerResponse): boolean {
    const encoded = this.#encoded.get(this.#encodingFor(request));
    encoded?.send(request, response);
    return encoded !== undefined;
  }

  #encodingFor({ headers }: IncomingMessage): Encoding {
    const header = headers['accept-encoding'];
    const accepted = header === undefined ? null : findAcceptable(header);
    return this.#offered.find((encoding) => accepted?.has(encoding)) ?? 'identity';
  }

  async #encode(encoding: Encoding): Promise<Encoded> {
    const known = this.#encoded.get(encoding) ?? this.#pending.get(encoding);
    if (known) return known;
    const making = this.#make(encoding).finally(() => this.#pending.delete(encoding));
    this.#pending.set(encoding, making);
    return making;
  }

  async #make(encoding: Encoding): Promise<Encoded> {
    const plain = this.#encoded.get('identity')?.body;
    const body = plain ?? (await decompress(this.#encoded.get('br')?.body ?? Buffer.alloc(0)));
    const encoded = this.#withHeaders(encoding, await compress(body, encoding));
    // After shrinking, the plain form is decompressed for each of the few who want it.
    if (encoding !== 'identity') this.#encoded.set(encoding, encoded);
    return encoded;
  }

  #withHeaders(encoding: Encoding, body: Buffer): Encoded {
    const etag = this.#hash && `"${this.#hash}-${encoding}"`;
    const headers = new Headers(this.#headers);
    if (etag !== '') headers.set('ETag', etag);
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    headers.set('Content-Length', String(body.length));
    const whole = new ReadyBytes(this.status, [...headers], body);
    const ofA304 = [...headers].filter(([name]) => OF_A_304.test(name));
    const notModified = new ReadyBytes(304, ofA304);
    return {
      body: whole.body,
      send(request, response) {
        const isKnown = etag !== '' && isNotModified(request.headers['if-none-match'], etag);
        (isKnown ? notModified : whole).send(request, response);
      },
    };
  }
}

export interface PageOptions {
  settings: Environment;
  sheets: Sheets;
}

/** Finishes a rendered response: inlines styles, and adds the policy with the scripts that carry the `mark`. */
export async function storeResponse(response: Response, options: PageOptions, mark: string) {
  const headers = withSecurityHeaders(response.headers, options.settings);
  let body = Buffer.from(await response.arrayBuffer());
  if (headers.get('Content-Type')?.startsWith('text/html') && body.length > 0) {
    const { html: unmarked, scripts } = takeInlineScripts(body.toString(), mark);
    const { html, styles } = inlineStyles(unmarked, options.sheets);
    headers.set('Content-Security-Policy', contentSecurityPolicy({ scripts, styles }, options.settings));
    body = Buffer.from(html);
  }
  const hasEtag = response.status === 200 && headers.get('Cache-Control') !== CACHE_POLICIES.never;
  return new StoredResponse(response.status, headers, new Map([['identity', body]]), hasEtag);
}
