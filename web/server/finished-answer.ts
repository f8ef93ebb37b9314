import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentSecurityPolicy, type PolicyOptions, takeInlineScripts } from './content-security-policy';
import { chooseEncoding, compress, decompress, type Encoding, offeredEncodings } from './encoding';
import { placeStyles, type SheetRules } from './page-styles';
import { type HeaderList, ReadyAnswer } from './ready-answer';

/** What is the same for all pages. */
export interface PageSurroundings extends PolicyOptions {
  sheetRules: SheetRules;
}

export interface PagePolicy extends PageSurroundings {
  /** What the renderer of this page was told to mark its inline scripts with. */
  inlineScriptMark: string;
}

interface Encoded {
  etag: string | null;
  whole: ReadyAnswer;
  /** For a client that has it. */
  notModified: ReadyAnswer;
}

/**
 * What a 304 says, by RFC 9110: what may have changed although the answer is the same. All other headers are part of its
 * ETag, so that whoever has it has them too; to send them anew took as long as everything else.
 */
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

/** Of the body and of all headers that stay as they are for as long as somebody has it. */
function hashOf(headers: HeaderList, body: Buffer): string {
  const lasting = only(headers, (name) => !OF_A_304.has(name));
  const hash = createHash('sha256').update(JSON.stringify(lasting)).update(body);
  return hash.digest('base64url').slice(0, 20);
}

/** Whether the client has this already; by RFC 9110 a weak mark counts here as much as a strong one. */
function isKnown(header: string | undefined, etag: string | null): boolean {
  if (header === undefined || etag === null) return false;
  return header === etag || header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}

/**
 * A page or its data, whole, with everything that the protocol and the browser need around it. What depends on the
 * client alone is chosen when it is sent: the encoding, each of which is made once, and whether it has to be sent.
 */
export class FinishedAnswer {
  readonly status: number;
  /** The ETag's part that all encodings share; null where the answer must not be stored. */
  readonly #hash: string | null;
  readonly #headers: HeaderList;
  readonly #offered: readonly Encoding[];
  #plain: Buffer | null;
  readonly #encoded = new Map<Encoding, Encoded>();
  /** Encodings that are being made: all who ask meanwhile get the same bytes. */
  readonly #encodings = new Map<Encoding, Promise<Encoded>>();

  /** @param headers of the answer, in turn name and value */
  constructor(status: number, headers: HeaderList, contentType: string, body: Buffer, isStored: boolean) {
    this.status = status;
    this.#headers = headers;
    this.#plain = body;
    this.#offered = offeredEncodings(contentType, body.length);
    const mayBeKnown = status === 200 && isStored;
    this.#hash = mayBeKnown ? hashOf(headers, body) : null;
    if (this.#offered.length > 1) addVary(this.#headers, 'Accept-Encoding');
  }

  /** Bytes that it holds in memory. */
  get size(): number {
    const encoded = [...this.#encoded.values()].reduce((sum, { whole }) => sum + whole.size, 0);
    return encoded + (this.#plain?.length ?? 0);
  }

  /**
   * Gives up the plain form, several times as large as the others, once there is one to make it from again: hardly
   * anybody asks for it.
   */
  async shrink(): Promise<void> {
    if (this.#offered.length < 2) return;
    await this.#encode('br');
    this.#plain = null;
    this.#encoded.delete('identity');
  }

  /** Sends it at once, or says that the encoding that this client wants has to be made first. */
  sendReady(request: IncomingMessage, response: ServerResponse): boolean {
    const encoded = this.#encoded.get(this.#encodingFor(request));
    if (encoded) wantedOf(encoded, request).sendDirectly(request, response);
    return encoded !== undefined;
  }

  /** Sends it with the headers that the response has already. */
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
    // Once the plain form is given up, it is made anew for each of the few who want it.
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

/**
 * Reads what was rendered: policy, ETag and length are made from all of it. Cookies are left out, they belong to one
 * visitor.
 * @param extraHeaders beside those of the answer itself
 */
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
