import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { bringsOwnCookie } from '~/http/own-cookies';
import { numbersIn } from '~/i18n/marks';
import { describeError, log } from '~/log.server';
import type { Render } from '../remix';
import { newMark } from '../security-headers';
import { type PageOptions, type StoredResponse, storeResponse } from '../stored-response';
import { type KeptAddress, keptAddress } from './kept-address';

/** Version of all content, which changes with every visible edit. */
export interface PageRevision {
  /** Undefined when it must be fetched, null while Strapi is unreachable. */
  known(): string | null | undefined;
  current(): Promise<string | null>;
  /** Counts failed loads: pages rendered meanwhile may show old content. */
  failures(): number;
  onChange(listener: (revision: string) => void): void;
}

interface PageCacheOptions {
  revision: PageRevision;
  render: Render;
  pageOptions: PageOptions;
}

interface Entry {
  address: KeptAddress;
  revision: string | null;
  response: StoredResponse;
}

/** About a thousand pages; the seeded site has 170. */
const MAX_BYTES = 40 * 1024 * 1024;
/** Keeps lists and tags, of which there may be any number, from evicting other pages. */
const MAX_PAGES_WITH_QUERY = 300;
/** Last requested pages, which are rendered again after a change. */
const MAX_WARMED = 24;
/** Leaves the processor to visitors and Strapi before each rendering. */
const WARMING_PAUSE_MS = 50;
/** Caches in front may send the former page while they fetch the new one, and for a day while the site is down. */
const STALE_POLICY = 'stale-while-revalidate=30, stale-if-error=86400';

/** Renders a page once per revision; slow or failed renderings serve the former page (docs/decisions/0040). */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #pages = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    // Leaves room for a second encoding.
    sizeCalculation: ({ response }) => 2 * response.size,
  });
  readonly #pagesWithQuery = new LRUCache<string, Entry>({ max: MAX_PAGES_WITH_QUERY });
  readonly #renderings = new Map<string, Promise<StoredResponse>>();
  #warmed = '';

  constructor(options: PageCacheOptions) {
    this.#options = options;
    options.revision.onChange((revision) => void this.#warm(revision));
  }

  /** Fast path: finds a page whose address is written like its key. */
  find(request: IncomingMessage): StoredResponse | null {
    return isForEverybody(request) ? this.#findCurrent(request.url ?? '') : null;
  }

  /** Returns null for personal pages, and where the page has moved but its query is more than the cache knows. */
  async get(request: IncomingMessage, pathname: string, search: string) {
    const address = isForEverybody(request) ? keptAddress(request, pathname, search) : null;
    if (!address) return null;
    const current = this.#findCurrent(address.key);
    const page = current ?? (await this.#newestOrFormer(address));
    const isRedirect = page.status >= 300 && page.status < 400;
    return isRedirect && address.url !== pathname + search
      ? null
      : { page, cache: current ? ('hit' as const) : ('miss' as const) };
  }

  #findCurrent(key: string): StoredResponse | null {
    const entry = this.#pages.get(key) ?? this.#pagesWithQuery.get(key);
    if (!entry) return null;
    const revision = this.#options.revision.known();
    return revision !== undefined && isOf(entry, revision) ? entry.response : null;
  }

  async #newestOrFormer(address: KeptAddress): Promise<StoredResponse> {
    const entry = this.#entriesFor(address).get(address.key);
    const newest = this.#newest(address, entry);
    if (!entry) return newest;
    const orFormer = newest.catch((error: unknown) => {
      logFailure(address, error);
      return entry.response;
    });
    return Promise.race([
      orFormer,
      pause(this.#options.pageOptions.settings.PAGE_PATIENCE_MS, entry.response),
    ]);
  }

  async #newest(address: KeptAddress, entry: Entry | undefined): Promise<StoredResponse> {
    const revision = await this.#options.revision.current();
    return entry && isOf(entry, revision) ? entry.response : this.#render(address, revision);
  }

  #render(address: KeptAddress, revision: string | null): Promise<StoredResponse> {
    const key = `${address.key} ${revision}`;
    const running = this.#renderings.get(key);
    if (running) return running;
    const rendering = this.#store(address, revision).finally(() => this.#renderings.delete(key));
    this.#renderings.set(key, rendering);
    return rendering;
  }

  async #store(address: KeptAddress, revision: string | null): Promise<StoredResponse> {
    const failuresBefore = this.#options.revision.failures();
    const { response, isKept } = await this.#make(address, revision);
    const entries = this.#entriesFor(address);
    const hasAllContent = this.#options.revision.failures() === failuresBefore;
    if (isKept && hasAllContent) {
      await response.shrink();
      entries.set(address.key, { address, revision, response });
    } else if (response.status < 500) {
      // The page is gone or has moved: the former one must not return.
      if (hasAllContent) entries.delete(address.key);
    } else if (entries.has(address.key)) {
      throw new Error(`The page answered ${response.status}.`);
    }
    return response;
  }

  /** Renders from address and language only, so that nothing of the first visitor reaches the page. */
  async #make({ url, language }: KeptAddress, revision: string | null) {
    const { render, pageOptions } = this.#options;
    // Remix keeps the data of a page until its request ends, or for five seconds.
    const visit = new AbortController();
    const headers = { 'Accept-Language': language };
    const inlineScriptMark = newMark();
    try {
      const request = new Request(pageOptions.settings.SITE_URL + url, { headers, signal: visit.signal });
      const page = await render(request, { inlineScriptMark });
      if (page.headers.has('Set-Cookie'))
        throw new Error(`${url} is a page for everybody and sets a cookie.`);
      const isKept = isForAll(page) && !(await isMarked(page, url));
      if (isKept) this.#setCachingHeaders(page.headers, revision);
      return { isKept, response: await storeResponse(page, pageOptions, inlineScriptMark) };
    } finally {
      visit.abort();
    }
  }

  /** For browsers, and for caches in front, which can be purged by content version (RFC 9213). */
  #setCachingHeaders(headers: Headers, revision: string | null): void {
    const version = revision?.split(' ', 1)[0];
    const maxAge = this.#options.pageOptions.settings.CDN_MAX_AGE_SECONDS;
    headers.set('Cache-Control', CACHE_POLICIES.sharedPage);
    headers.set('CDN-Cache-Control', `public, max-age=${maxAge}, ${STALE_POLICY}`);
    headers.set('Cache-Tag', version ? `pages,content-${version}` : 'pages');
  }

  /** Renders pages again after a change, one by one and only while no visitor waits. */
  async #warm(revision: string): Promise<void> {
    this.#warmed = revision;
    const latestAsked = [...this.#pages.keys()].slice(0, MAX_WARMED);
    for (const key of latestAsked) {
      do await pause(WARMING_PAUSE_MS, undefined, { ref: false });
      while (this.#renderings.size > 0);
      if (this.#warmed !== revision) return;
      const entry = this.#pages.peek(key);
      if (!entry || isOf(entry, revision)) continue;
      await this.#render(entry.address, revision).catch((error: unknown) => logFailure(entry.address, error));
    }
  }

  #entriesFor({ hasQuery }: KeptAddress): LRUCache<string, Entry> {
    return hasQuery ? this.#pagesWithQuery : this.#pages;
  }
}

/** While Strapi is unreachable, the last known page counts as current. */
const isOf = (entry: Entry, revision: string | null) => revision === null || entry.revision === revision;

const isForEverybody = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && !bringsOwnCookie(headers.cookie);

const isForAll = ({ status, headers }: Response) =>
  status === 200 && headers.get('Cache-Control') === CACHE_POLICIES.page;

/** Finds the numbers of an editor's preview (decision 0060), which no visitor may get from the cache. */
async function isMarked(page: Response, url: string): Promise<boolean> {
  const isFound = numbersIn(await page.clone().text()).length > 0;
  if (isFound) log.error('A page for everybody has marks of a preview, and is not kept.', { page: url });
  return isFound;
}

function logFailure({ url }: KeptAddress, error: unknown): void {
  log.error('A page could not be made anew, the former one serves', {
    path: url,
    reason: describeError(error),
  });
}
