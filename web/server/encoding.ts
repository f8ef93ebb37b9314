import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Smaller bodies gain nothing. */
const WORTH_COMPRESSING_BYTES = 1_024;
const COMPRESSIBLE = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)|image\/svg)/;

export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType);
}

const BEST_FIRST: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The smallest encoding on offer that the client accepts. */
export function chooseEncoding(accepted: string | undefined, offered: readonly Encoding[]): Encoding {
  if (accepted === undefined) return 'identity';
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const acceptable = new Set(negotiator.encodings([...offered]));
  return BEST_FIRST.find((encoding) => acceptable.has(encoding)) ?? 'identity';
}

/** Compresses an answer that is made for this request, quickly rather than best. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return compressGzip(body, { level: 6 });
  return compressBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** What an answer of this type and size may be sent as. */
export function offeredEncodings(contentType: string, length: number): readonly Encoding[] {
  const isWorthIt = length >= WORTH_COMPRESSING_BYTES && isCompressible(contentType);
  return isWorthIt ? BEST_FIRST : ['identity'];
}
