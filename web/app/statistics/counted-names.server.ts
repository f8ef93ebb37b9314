import { cleanText } from 'contract/clean-text';
import { DEFAULT_LANGUAGE, type Language, splitPath } from 'contract/languages';
import { sitePageAt } from 'contract/site-addresses';
import { STATISTIC_NAME_LENGTH, UNNAMED } from 'contract/statistics-fields';
import { LRUCache } from 'lru-cache';
import { pagesWith } from '~/site-map';

const NO_PAGES: readonly string[] = ['/admin', '/schedule-meeting/consent'];
const OUTSIDE_LANGUAGES: readonly string[] = pagesWith('isOutsideLanguages').map(({ path }) => path);

const FILES: readonly string[] = ['/TI-2.0-Transformation-Whitepaper.pdf', '/idatik-openapi.json'];
const UPLOADED_PDF = /^\/uploads\/[^/]+\.pdf$/i;

export interface Place {
  kind: 'page' | 'download';
  name: string;
  /** Null where the visitor's choice decides. */
  language: Language | null;
}

export function decodedPath(path: string): string {
  try {
    return cleanText(decodeURIComponent(path));
  } catch {
    return path;
  }
}

export function placeAt(path: string): Place | null {
  const decoded = decodedPath(path);
  if (FILES.includes(decoded) || UPLOADED_PDF.test(decoded))
    return { kind: 'download', name: decoded, language: null };
  const { prefix, path: name } = splitPath(decoded);
  const page = sitePageAt(name)?.page;
  if (page === undefined || NO_PAGES.includes(page)) return null;
  const isOutside = OUTSIDE_LANGUAGES.includes(page);
  if (isOutside && prefix !== null) return null;
  return { kind: 'page', name, language: isOutside ? DEFAULT_LANGUAGE : prefix };
}

const limited = (name: string): string => (name.length > STATISTIC_NAME_LENGTH ? UNNAMED : name);

const MOST_WORDS = 6;
/** Longer ones are keys and tokens rather than words. */
const WORD = /^[\p{L}\p{M}'’&+/-]{1,30}$/u;

/** Returns the words of a search, unless they could tell of a person: numbers, addresses, whole sentences. */
export function searchWords(query: string): string {
  const words = query.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  const isHarmless = words.length <= MOST_WORDS && words.every((word) => WORD.test(word));
  return isHarmless ? limited(words.join(' ')) : UNNAMED;
}

const SCANNED = /\/\.|\/wp-|\.(?:php\d?|aspx?|jsp|cgi|env|ini|sql|bak|ya?ml)$/i;

/** Returns a path without its language, unless it has an e-mail address or is one that only scanners ask for. */
export function missingPath(path: string): string {
  const { path: name } = splitPath(decodedPath(path));
  return name.includes('@') || SCANNED.test(name) ? UNNAMED : limited(name);
}

/** Host names with letters: addresses of machines and names within a company say more than the source. */
const PUBLIC_HOST = /\.[a-z][a-z0-9-]*$/i;

const hostOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).hostname.toLowerCase().replace(/^www\./, '') : null;

/** Returns a function that names the foreign host of a Referer; null for the own ones and for what is no address. */
export function sourceFinder(ownAddresses: readonly string[]): (referer: string) => string | null {
  const own = ownAddresses.map(hostOf);
  const hosts = new LRUCache<string, { host: string | null }>({
    max: 500,
    memoMethod(origin) {
      const host = hostOf(origin);
      if (host === null || own.includes(host)) return { host: null };
      return { host: PUBLIC_HOST.test(host) ? limited(host) : UNNAMED };
    },
  });
  return (referer) => {
    const [origin = ''] = /^[a-z-]+:\/\/[^/?#]{1,300}/i.exec(referer) ?? [];
    return origin === '' ? null : hosts.memo(origin).host;
  };
}
