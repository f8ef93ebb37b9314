import type { IncomingMessage } from 'node:http';
import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { LRUCache } from 'lru-cache';
import { PREVIEW_PARAMETERS } from '~/features/preview/parameters';
import { negotiateLanguage } from '~/i18n/negotiation.server';
import { splitPath } from '~/i18n/paths';
import { SITE_MAP } from '~/site-map';

/** An address whose answer may be kept: what is rendered for it depends on nothing else. */
export interface KeptAddress {
  /** Under which the answer is kept: where the address says the language, `url` alone. */
  key: string;
  /** Path and query, without the parameters that mean nothing to the page. */
  url: string;
  language: Language;
  /** Whether its query makes a page of its own, as of a list: there may be many of them. */
  hasQuery: boolean;
}

interface KeptPage {
  query: readonly string[];
  isOutsideLanguages: boolean;
}

/** Keys of products and addresses of posts; whatever else stands there is written in more than one way. */
const FREE_SEGMENT = /^[a-z0-9-]+$/;
/** The values of a query that pages know are short. */
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

/** The parameters of a page that are asked for. Null where they may show more than others see, or are too long. */
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

/** The language of an address without prefix; browsers send a few hundred different headers at most. */
function languageFor({ headers }: IncomingMessage): Language {
  const accepted = headers['accept-language'] ?? '';
  const cookies = headers.cookie ?? '';
  // No header holds a line feed: what ends one of them and begins the other cannot be made to look the same.
  const key = `${accepted}\n${cookies}`;
  if (key.length > LONGEST_KNOWN_HEADER) return negotiateLanguage(cookies, accepted);
  const known = languageOfHeaders.get(key);
  if (known !== undefined) return known;
  const language = negotiateLanguage(cookies, accepted);
  languageOfHeaders.set(key, language);
  return language;
}

/** Where the answer to this request is kept, null where it may not be. The cookies of sessions and gates are for the caller to see. */
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
