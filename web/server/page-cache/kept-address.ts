import type { IncomingMessage } from 'node:http';
import { DEFAULT_LANGUAGE, type Language, splitPath } from 'contract/languages';
import { PREVIEW_PARAMETERS } from '~/features/preview/parameters';
import { negotiateLanguage } from '~/i18n/negotiation.server';
import { SITE_MAP } from '~/site-map';

export interface KeptAddress {
  /** Cache key: `url` alone where the address names the language. */
  key: string;
  /** Path and query, without parameters unknown to the page. */
  url: string;
  language: Language;
}

/** Keys of products and slugs of posts, in `pages` written `:`; other text can be written in several ways. */
const FREE_SEGMENT = /^[a-z0-9-]+$/;
const LONGEST_QUERY = 200;

const pages = new Map(
  SITE_MAP.filter((page) => !('isPersonal' in page)).map((page) => {
    const query: readonly string[] = 'query' in page ? page.query : [];
    return [page.path.replace(/:\w+$/, ':'), { query, isOutsideLanguages: 'isOutsideLanguages' in page }];
  }),
);

function findPage(path: string) {
  const segmentAt = path.lastIndexOf('/') + 1;
  const isFree = FREE_SEGMENT.test(path.slice(segmentAt));
  return pages.get(path) ?? (isFree ? pages.get(`${path.slice(0, segmentAt)}:`) : undefined);
}

/** Returns the address of a response that depends on nothing but address and language, or null. */
export function keptAddress(request: IncomingMessage, pathname: string, search: string): KeptAddress | null {
  const { prefix, path } = splitPath(pathname);
  const page = findPage(path);
  if (!page || (page.isOutsideLanguages && prefix !== null)) return null;
  const given = new URLSearchParams(search);
  if (PREVIEW_PARAMETERS.some((name) => given.has(name))) return null;
  const known = page.query.filter((name) => given.has(name)).map((name) => [name, given.get(name) ?? '']);
  const query = String(new URLSearchParams(known));
  if (query.length > LONGEST_QUERY) return null;
  const url = query === '' ? pathname : `${pathname}?${query}`;
  const { headers } = request;
  const ofAddress = page.isOutsideLanguages ? DEFAULT_LANGUAGE : prefix;
  const language = ofAddress ?? negotiateLanguage(headers.cookie ?? '', headers['accept-language'] ?? '');
  return { key: ofAddress ? url : `${language} ${url}`, url, language };
}
