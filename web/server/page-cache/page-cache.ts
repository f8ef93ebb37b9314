import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { pageRevision } from '~/entry.server';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { bringsOwnCookie } from '~/http/own-cookies';
import { numbersIn } from '~/i18n/marks';
import { describeError, log } from '~/log.server';
import type { Render } from '../remix';
import { newMark } from '../security-headers';
import { type PageOptions, type StoredResponse, storeResponse } from '../stored-response';
import { type KeptAddress, keptAddress } from './kept-address';

export interface PageCacheOptions extends PageOptions {
  revision: typeof pageRevision;
  render: Render;
}

interface Entry {
  revision: string | null;
  response: StoredResponse;
}

/** About a thousand pages; the seeded site has 170. */
const MAX_BYTES = 40 * 1024 * 1024;
/** Keeps lists and tags, of which there may be any number, from evicting other pages. */
const MAX_PAGES_WITH_QUERY = 300;
/** Caches in front may send the former page while they fetch the new one, and for a day while the site is down. */
const STALE_POLICY = 'stale-while-revalidate=30, stale-if-error=86400';

/** Renders a page once per revision; slow or failed renderings serve the former page (docs/decisions/0040). */
export function createPageCache(options: PageCacheOptions) {
  const { revision, render, settings } = options;
  const { SITE_URL, PAGE_PATIENCE_MS, CDN_MAX_AGE_SECONDS } = settings;
  const pages = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    // Leaves room for a second encoding.
    sizeCalculation: ({ response }) => 2 * response.size,
  });
  const pagesWithQuery = new LRUCache<string, Entry>({ max: MAX_PAGES_WITH_QUERY });
  const renderings = new Map<string, Promise<StoredResponse>>();

  const entriesFor = ({ url }: KeptAddress) => (url.includes('?') ? pagesWithQuery : pages);

  function findCurrent(key: string): StoredResponse | null {
    const entry = pages.get(key) ?? pagesWithQuery.get(key);
    if (!entry) return null;
    const known = revision.known();
    return known !== undefined && isOf(entry, known) ? entry.response : null;
  }

  async function newestOrFormer(address: KeptAddress): Promise<StoredResponse> {
    const former = entriesFor(address).get(address.key);
    const newest = revision.current().then((current) => {
      return former && isOf(former, current) ? former.response : renderOnce(address, current);
    });
    if (!former) return newest;
    const orFormer = newest.catch((error: unknown) => {
      logFailure(address, error);
      return former.response;
    });
    return Promise.race([orFormer, pause(PAGE_PATIENCE_MS, former.response)]);
  }

  function renderOnce(address: KeptAddress, current: string | null): Promise<StoredResponse> {
    const key = `${address.key} ${current}`;
    const rendering =
      renderings.get(key) ?? renderAndKeep(address, current).finally(() => renderings.delete(key));
    renderings.set(key, rendering);
    return rendering;
  }

  async function renderAndKeep(address: KeptAddress, current: string | null): Promise<StoredResponse> {
    const failuresBefore = revision.failures();
    const { response, isKept } = await renderPage(address, current);
    const entries = entriesFor(address);
    const hasAllContent = revision.failures() === failuresBefore;
    if (isKept && hasAllContent) {
      await response.shrink();
      entries.set(address.key, { revision: current, response });
    } else if (response.status < 500) {
      // The page is gone or has moved: the former one must not return.
      if (hasAllContent) entries.delete(address.key);
    } else if (entries.has(address.key)) {
      throw new Error(`The page answered ${response.status}.`);
    }
    return response;
  }

  /** Renders from address and language only, so that nothing of the first visitor reaches the page. */
  async function renderPage({ url, language }: KeptAddress, current: string | null) {
    // Remix keeps the data of a page until its request ends, or for five seconds.
    const visit = new AbortController();
    const headers = { 'Accept-Language': language };
    const inlineScriptMark = newMark();
    try {
      const request = new Request(SITE_URL + url, { headers, signal: visit.signal });
      const page = await render(request, { inlineScriptMark });
      if (page.headers.has('Set-Cookie'))
        throw new Error(`${url} is a page for everybody and sets a cookie.`);
      const isForAll = page.status === 200 && page.headers.get('Cache-Control') === CACHE_POLICIES.page;
      const isKept = isForAll && !(await isMarked(page, url));
      if (isKept) {
        // Caches in front can be purged by content version (RFC 9213).
        const version = current?.split(' ', 1)[0];
        page.headers.set('Cache-Control', CACHE_POLICIES.sharedPage);
        page.headers.set('CDN-Cache-Control', `public, max-age=${CDN_MAX_AGE_SECONDS}, ${STALE_POLICY}`);
        page.headers.set('Cache-Tag', version ? `pages,content-${version}` : 'pages');
      }
      return { isKept, response: await storeResponse(page, options, inlineScriptMark) };
    } finally {
      visit.abort();
    }
  }

  return {
    /** Fast path: finds a page whose address is written like its key. */
    find: (request: IncomingMessage) => (isForEverybody(request) ? findCurrent(request.url ?? '') : null),

    /** Returns null for personal pages, and where the page has moved but its query is more than the cache knows. */
    async get(request: IncomingMessage, pathname: string, search: string) {
      const address = isForEverybody(request) ? keptAddress(request, pathname, search) : null;
      if (!address) return null;
      const current = findCurrent(address.key);
      const page = current ?? (await newestOrFormer(address));
      if (page.status >= 300 && page.status < 400 && address.url !== pathname + search) return null;
      return { page, cache: current ? ('hit' as const) : ('miss' as const) };
    },
  };
}

/** While Strapi is unreachable, the last known page counts as current. */
const isOf = (entry: Entry, revision: string | null) => revision === null || entry.revision === revision;

const isForEverybody = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && !bringsOwnCookie(headers.cookie);

/** Finds the numbers of an editor's preview (decision 0060), which no visitor may get from the cache. */
async function isMarked(page: Response, url: string): Promise<boolean> {
  const isFound = numbersIn(await page.clone().text()).length > 0;
  if (isFound) log.error('A page for everybody has marks of a preview, and is not kept.', { page: url });
  return isFound;
}

function logFailure({ url: path }: KeptAddress, error: unknown): void {
  const reason = describeError(error);
  log.error('A page could not be made anew, the former one serves', { path, reason });
}
