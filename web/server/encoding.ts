import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export const decompress = promisify(brotliDecompress);

export type Encoding = 'br' | 'gzip' | 'identity';

const WORTH_COMPRESSING_BYTES = 1_024;
const COMPRESSIBLE = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)|image\/svg)/;

export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType);
}

const BEST_FIRST: readonly Encoding[] = ['br', 'gzip', 'identity'];
const ONLY_PLAIN: readonly Encoding[] = ['identity'];

/** Parsing takes longer than sending a cached page. Keyed by the list itself, because building a key is slow too. */
const chosen = new WeakMap<readonly Encoding[], LRUCache<string, Encoding>>();
const MAX_KNOWN_HEADERS = 200;
const LONGEST_KNOWN_HEADER = 200;

/** Picks the smallest offered encoding that is accepted. @param offered a stable list: results are cached by it */
export function chooseEncoding(accepted: string | undefined, offered: readonly Encoding[]): Encoding {
  if (accepted === undefined) return 'identity';
  // Most headers equal the one before, and comparing is faster than looking up.
  if (accepted === latest.accepted && offered === latest.offered) return latest.encoding;
  const encoding = choose(accepted, offered);
  latest = { accepted, offered, encoding };
  return encoding;
}

let latest: { accepted: string; offered: readonly Encoding[]; encoding: Encoding } = {
  accepted: '',
  offered: [],
  encoding: 'identity',
};

function choose(accepted: string, offered: readonly Encoding[]): Encoding {
  if (accepted.length > LONGEST_KNOWN_HEADER) return negotiate(accepted, offered);
  let ofList = chosen.get(offered);
  if (!ofList) {
    ofList = new LRUCache({ max: MAX_KNOWN_HEADERS });
    chosen.set(offered, ofList);
  }
  const known = ofList.get(accepted);
  if (known !== undefined) return known;
  const encoding = negotiate(accepted, offered);
  ofList.set(accepted, encoding);
  return encoding;
}

function negotiate(accepted: string, offered: readonly Encoding[]): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const acceptable = new Set(negotiator.encodings([...offered]));
  return BEST_FIRST.find((encoding) => acceptable.has(encoding)) ?? 'identity';
}

/** Compresses fast rather than well, for a single response. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return compressGzip(body, { level: 6 });
  return compressBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

export function offeredEncodings(contentType: string, length: number): readonly Encoding[] {
  const isWorthIt = length >= WORTH_COMPRESSING_BYTES && isCompressible(contentType);
  return isWorthIt ? BEST_FIRST : ONLY_PLAIN;
}
