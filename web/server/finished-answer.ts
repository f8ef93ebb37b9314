import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentSecurityPolicy, type PolicyOptions, takeInlineScripts } from './content-security-policy';
import { chooseEncoding, compress, decompress, type Encoding, offeredEncodings } from './encoding';
import { placeStyles, type SheetRules } from './page-styles';
import { type HeaderList, ReadyAnswer } from './ready-answer';

export interface PageSurroundings extends PolicyOptions {
  sheetRules: SheetRules;
}

export interface PagePolicy extends PageSurroundings {
  inlineScriptMark: string;
}

interface Encoded {
  etag: string | null;
  whole: ReadyAnswer;
  notModified: ReadyAnswer;
}

/** Headers that a 304 repeats (RFC 9110). The ETag covers all others; resending them took as long as all else. */
const OF_A_304: ReadonlySet<string> = new Set([
  'cache-control',
  'cache-tag',
  'cdn-cache-control',
  'etag',
  'expires',
  'vary',
]);

const only = (headers: HeaderList, isWanted: (name: string) => boolean): HeaderList =>
  headers.filter((_, at) => isWanted((headers[at - (at % 2)] ?? '').toLowerCase()));

function hashOf(headers: HeaderList, body: Buffer): string {
  const lasting = only(headers, (name) => !OF_A_304.has(name));
  const hash = createHash('sha256').update(JSON.stringify(lasting)).update(body);
  return hash.digest('base64url').slice(0, 20);
}

/** Compares weakly, as RFC 9110 asks here. */
function isKnown(header: string | undefined, etag: string | null): boolean {
  if (header === undefined || etag === null) return false;
  return header === etag || header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}

/** A whole page or its data. Encodes once per encoding; chooses encoding and 304 when it is sent. */
export class FinishedAnswer {
  readonly status: number;
  /** Part of the ETag that all encodings share; null without an ETag. */
  readonly #hash: string | null;
  readonly #headers: HeaderList;
  readonly #offered: readonly Encoding[];
  #plain: Buffer | null;
  readonly #encoded = new Map<Encoding, Encoded>();
  /** Encodings in progress: concurrent requests get the same bytes. */
  readonly #encodings = new Map<Encoding, Promise<Encoded>>();

  /** @param headers names and values in turn */
  constructor(status: number, headers: HeaderList, contentType: string, body: Buffer, isStored: boolean) {
    this.status = status;
    this.#headers = headers;
    this.#plain = body;
    this.#offered = offeredEncodings(contentType, body.length);
    const mayBeKnown = status === 200 && isStored;
    this.#hash = mayBeKnown ? hashOf(headers, body) : null;
    if (this.#offered.length > 1) addVary(this.#headers, 'Accept-Encoding');
  }

  /** Bytes in memory. */
  get size(): number {
    const encoded = [...this.#encoded.values()].reduce((sum, { whole }) => sum + whole.size, 0);
    return encoded + (this.#plain?.length ?? 0);
  }

  /** Drops the plain form, several times as large and rarely requested, once Brotli can restore it. */
  async shrink(): Promise<void> {
    if (this.#offered.length < 2) return;
    await this.#encode('br');
    this.#plain = null;
    this.#encoded.delete('identity');
  }

  /** Sends at once if the client's encoding exists. @returns whether it was sent */
  sendReady(request: IncomingMessage, response: ServerResponse): boolean {
    const encoded = this.#encoded.get(this.#encodingFor(request));
    if (encoded) wantedOf(encoded, request).sendDirectly(request, response);
    return encoded !== undefined;
  }

  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    wantedOf(await this.#encode(this.#encodingFor(request)), request).send(request, response);
  }

  #encodingFor({ headers }: IncomingMessage): Encoding {
    return chooseEncoding(headers['accept-encoding'], this.#offered);
  }

  async #encode(encoding: Encoding): Promise<Encoded> {
    const known = this.#encoded.get(encoding) ?? this.#encodings.get(encoding);
    if (known) return known;
    const making = this.#make(encoding).finally(() => this.#encodings.delete(encoding));
    this.#encodings.set(encoding, making);
    return making;
  }

  async #make(encoding: Encoding): Promise<Encoded> {
    const body = await compress(await this.#plainBody(), encoding);
    const etag = this.#hash === null ? null : `"${this.#hash}-${encoding}"`;
    const headers = [...this.#headers];
    if (etag !== null) headers.push('ETag', etag);
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    headers.push('Content-Length', String(body.length));
    const encoded = {
      etag,
      whole: new ReadyAnswer(this.status, headers, body),
      notModified: new ReadyAnswer(
        304,
        only(headers, (name) => OF_A_304.has(name)),
      ),
    };
    // After shrinking, the plain form is decompressed for each of the few who want it.
    if (encoding !== 'identity' || this.#plain) this.#encoded.set(encoding, encoded);
    return encoded;
  }

  async #plainBody(): Promise<Buffer> {
    if (this.#plain) return this.#plain;
    const kept = this.#encoded.get('br');
    if (!kept) throw new Error('An answer has lost its body.');
    return decompress(kept.whole.body);
  }
}

const wantedOf = ({ etag, whole, notModified }: Encoded, { headers }: IncomingMessage): ReadyAnswer =>
  isKnown(headers['if-none-match'], etag) ? notModified : whole;

function addVary(headers: HeaderList, name: string): void {
  const at = headers.findIndex((header, index) => index % 2 === 0 && header.toLowerCase() === 'vary');
  if (at === -1) headers.push('Vary', name);
  else headers[at + 1] = `${headers[at + 1]}, ${name}`;
}

/** Finishes a rendered response without its cookies, which are personal. @param extraHeaders replace its own */
export async function finishAnswer(
  answer: Response,
  policy: PagePolicy,
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<FinishedAnswer> {
  const contentType = answer.headers.get('Content-Type') ?? '';
  const headers: HeaderList = Object.entries(extraHeaders).flat();
  const replaced = new Set(Object.keys(extraHeaders).map((name) => name.toLowerCase()));
  for (const [name, value] of answer.headers) {
    if (!replaced.has(name) && name !== 'set-cookie') headers.push(name, value);
  }
  let body = Buffer.from(await answer.arrayBuffer());
  if (contentType.startsWith('text/html') && body.length > 0) {
    const { html: unmarked, scripts } = takeInlineScripts(body.toString(), policy.inlineScriptMark);
    const { html, styles } = placeStyles(unmarked, policy.sheetRules);
    headers.push('Content-Security-Policy', contentSecurityPolicy({ scripts, styles }, policy));
    body = Buffer.from(html);
  }
  const isStored = answer.headers.get('Cache-Control') !== 'no-store';
  return new FinishedAnswer(answer.status, headers, contentType, body, isStored);
}
