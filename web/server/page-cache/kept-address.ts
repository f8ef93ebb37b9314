import type { IncomingMessage } from 'node:http';
import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { LRUCache } from 'lru-cache';
import { PREVIEW_PARAMETERS } from '~/features/preview/parameters';
import { negotiateLanguage } from '~/i18n/negotiation.server';
import { splitPath } from '~/i18n/paths';
import { SITE_MAP } from '~/site-map';

/** An address whose response may be cached, because it depends on nothing else. */
export interface KeptAddress {
  /** Cache key: `url` alone where the address names the language. */
  key: string;
  /** Path and query, without parameters unknown to the page. */
  url: string;
  language: Language;
  /** True for pages such as those of a list, of which there may be many. */
  hasQuery: boolean;
}

interface KeptPage {
  query: readonly string[];
  isOutsideLanguages: boolean;
}

/** Keys of products and slugs of posts; other text can be written in several ways. */
const FREE_SEGMENT = /^[a-z0-9-]+$/;
const LONGEST_QUERY = 200;

const pages = new Map<string, KeptPage>();
const families = new Map<string, KeptPage>();
for (const page of SITE_MAP) {
  if ('isPersonal' in page) continue;
  const kept = { query: 'query' in page ? page.query : [], isOutsideLanguages: 'isOutsideLanguages' in page };
  const [start = '', free] = page.path.split('/:');
  if (free === undefined) pages.set(page.path, kept);
  else families.set(start, kept);
}

function findPage(path: string): KeptPage | null {
  const page = pages.get(path);
  if (page) return page;
  const slash = path.lastIndexOf('/');
  return FREE_SEGMENT.test(path.slice(slash + 1)) ? (families.get(path.slice(0, slash)) ?? null) : null;
}

/** Returns the page's own parameters; null if they may open a preview or are too long. */
function knownQuery(search: string, known: readonly string[]): string | null {
  const given = new URLSearchParams(search);
  if (PREVIEW_PARAMETERS.some((name) => given.has(name))) return null;
  const kept = new URLSearchParams();
  for (const name of known) {
    const value = given.get(name);
    if (value !== null) kept.append(name, value);
  }
  const query = kept.toString();
  return query.length > LONGEST_QUERY ? null : query;
}

const languageOfHeaders = new LRUCache<string, Language>({ max: 500 });
const LONGEST_KNOWN_HEADER = 200;

/** Negotiates the language of an address without prefix; browsers send a few hundred different headers at most. */
function languageFor({ headers }: IncomingMessage): Language {
  const accepted = headers['accept-language'] ?? '';
  const cookies = headers.cookie ?? '';
  // Headers hold no line feed, so the joined key is unambiguous.
  const key = `${accepted}\n${cookies}`;
  if (key.length > LONGEST_KNOWN_HEADER) return negotiateLanguage(cookies, accepted);
  const known = languageOfHeaders.get(key);
  if (known !== undefined) return known;
  const language = negotiateLanguage(cookies, accepted);
  languageOfHeaders.set(key, language);
  return language;
}

/** Returns where a response is cached, or null. The caller checks the cookies of sessions and gates. */
export function keptAddress(request: IncomingMessage, pathname: string, search: string): KeptAddress | null {
  const { prefix, path } = splitPath(pathname);
  const page = findPage(path);
  if (!page || (page.isOutsideLanguages && prefix !== null)) return null;
  const query = search === '' ? '' : knownQuery(search, page.query);
  if (query === null) return null;
  const url = query === '' ? pathname : `${pathname}?${query}`;
  const ofAddress = page.isOutsideLanguages ? DEFAULT_LANGUAGE : prefix;
  const language = ofAddress ?? languageFor(request);
  return { key: ofAddress ? url : `${language} ${url}`, url, language, hasQuery: query !== '' };
}
