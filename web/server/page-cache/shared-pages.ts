import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AppLoadContext } from '@remix-run/node';
import { DEFAULT_LANGUAGE, type Language, splitPath } from 'contract/languages';
import type { Environment } from '~/env.server';
import { PREVIEW_PARAMETERS } from '~/features/preview/parameters';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { bringsOwnCookie } from '~/http/own-cookies';
import { numbersIn } from '~/i18n/marks';
import { negotiateLanguage } from '~/i18n/negotiation.server';
import { log } from '~/log.server';
import { SITE_MAP } from '~/site-map';
import { type PageOptions, type StoredResponse, storeResponse } from '../stored-response';
import { type KeptAddress, PageCache, type PageRevision, type RenderedPage } from './page-cache';

interface SharedPagesOptions {
  revision: PageRevision;
  render: (request: Request, context: AppLoadContext) => Promise<Response>;
  pageOptions: PageOptions;
  settings: Pick<Environment, 'PAGE_PATIENCE_MS' | 'CDN_MAX_AGE_SECONDS'>;
}

/** Caches in front may send the former page while they fetch the new one, and for a day while the site is down. */
const STALE_POLICY = 'stale-while-revalidate=30, stale-if-error=86400';

/** Keys of products and slugs of posts; other text can be written in several ways. */
const FREE_SEGMENT = /^[a-z0-9-]+$/;
const LONGEST_QUERY = 200;

/** A free segment is written `:`. */
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

/** Returns the page's own parameters; null if they may open a preview or are too long. */
function knownQuery(search: string, known: readonly string[]): string | null {
  const given = new URLSearchParams(search);
  if (PREVIEW_PARAMETERS.some((name) => given.has(name))) return null;
  const kept = known.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
  const query = new URLSearchParams(kept).toString();
  return query.length > LONGEST_QUERY ? null : query;
}

/** Returns the address of a response that depends on nothing but address and language, or null. */
export function keptAddress(
  { headers }: Pick<IncomingMessage, 'headers'>,
  pathname: string,
  search: string,
): KeptAddress | null {
  const { prefix, path } = splitPath(pathname);
  const page = findPage(path);
  if (!page || (page.isOutsideLanguages && prefix !== null)) return null;
  const query = knownQuery(search, page.query);
  if (query === null) return null;
  const url = query === '' ? pathname : `${pathname}?${query}`;
  const ofAddress: Language | null = page.isOutsideLanguages ? DEFAULT_LANGUAGE : prefix;
  const language = ofAddress ?? negotiateLanguage(headers.cookie ?? '', headers['accept-language'] ?? '');
  return { key: ofAddress ? url : `${language} ${url}`, url, language, hasQuery: query !== '' };
}

function isForEverybody({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && !bringsOwnCookie(headers.cookie);
}

/** Finds the numbers of an editor's preview (decision 0060), which no visitor may get from the cache. */
async function isMarked(page: Response, url: string): Promise<boolean> {
  const isFound = numbersIn(await page.clone().text()).length > 0;
  if (isFound) log.error('A page for everybody has marks of a preview, and is not kept.', { page: url });
  return isFound;
}

export class SharedPages {
  readonly #options: SharedPagesOptions;
  readonly #cache: PageCache;

  constructor(options: SharedPagesOptions) {
    this.#options = options;
    const { revision, settings } = options;
    const render = this.#render.bind(this);
    this.#cache = new PageCache({ revision, render, patienceMs: settings.PAGE_PATIENCE_MS });
  }

  /** Fast path: finds a page whose address is written like its key. */
  find(request: IncomingMessage): StoredResponse | null {
    return isForEverybody(request) ? this.#cache.find(request.url ?? '') : null;
  }

  /** Returns null for personal pages, and where the page has moved but its query is more than the cache knows. */
  async get(request: IncomingMessage, pathname: string, search: string): Promise<StoredResponse | null> {
    const address = isForEverybody(request) ? keptAddress(request, pathname, search) : null;
    if (!address) return null;
    const page = await this.#cache.get(address);
    const isRedirect = page.status >= 300 && page.status < 400;
    return isRedirect && address.url !== pathname + search ? null : page;
  }

  /** Renders from address and language only, so that nothing of the first visitor reaches the page. */
  async #render({ url, language }: KeptAddress, revision: string | null): Promise<RenderedPage> {
    const { render, pageOptions } = this.#options;
    // Remix keeps the data of a page until its request ends, or for five seconds.
    const visit = new AbortController();
    const headers = { 'Accept-Language': language };
    const inlineScriptMark = randomBytes(16).toString('base64url');
    try {
      const request = new Request(pageOptions.siteUrl + url, { headers, signal: visit.signal });
      const page = await render(request, { inlineScriptMark });
      if (page.headers.has('Set-Cookie')) {
        throw new Error(`${url} is a page for everybody and sets a cookie.`);
      }
      const isForAll = page.status === 200 && page.headers.get('Cache-Control') === CACHE_POLICIES.page;
      const isKept = isForAll && !(await isMarked(page, url));
      if (isKept) this.#setCachingHeaders(page.headers, revision);
      return { isKept, response: await storeResponse(page, pageOptions, inlineScriptMark) };
    } finally {
      visit.abort();
    }
  }

  /** For browsers, and for caches in front, which can be purged by content version (RFC 9213). */
  #setCachingHeaders(headers: Headers, revision: string | null): void {
    const version = revision?.split(' ', 1)[0];
    const maxAge = this.#options.settings.CDN_MAX_AGE_SECONDS;
    headers.set('Cache-Control', CACHE_POLICIES.sharedPage);
    headers.set('CDN-Cache-Control', `public, max-age=${maxAge}, ${STALE_POLICY}`);
    headers.set('Cache-Tag', version ? `pages,content-${version}` : 'pages');
  }
}
