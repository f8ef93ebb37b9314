import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from 'contract/languages';
import { LRUCache } from 'lru-cache';
import { describeError, log } from '~/log.server';
import type { StoredResponse } from '../stored-response';

/** Version of all content, which changes with every visible edit. */
export interface PageRevision {
  /** Undefined when it must be fetched, null while Strapi is unreachable. */
  known(): string | null | undefined;
  current(): Promise<string | null>;
  /** Counts failed loads: pages rendered meanwhile may show old content. */
  failures(): number;
  onChange(listener: (revision: string) => void): void;
}

export interface KeptAddress {
  /** Cache key: `url` alone where the address names the language. */
  key: string;
  /** Path and query, without parameters unknown to the page. */
  url: string;
  language: Language;
  /** True for pages such as those of a list, of which there may be many. */
  hasQuery: boolean;
}

interface PageCacheOptions {
  revision: PageRevision;
  render: (address: KeptAddress, revision: string | null) => Promise<RenderedPage>;
  /** Waits this long for a new rendering before the former page is sent. */
  patienceMs: number;
}

export interface RenderedPage {
  response: StoredResponse;
  /** False for personal responses and failures. */
  isKept: boolean;
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

  find(key: string): StoredResponse | null {
    const entry = this.#pages.get(key) ?? this.#pagesWithQuery.get(key);
    if (!entry) return null;
    const revision = this.#options.revision.known();
    return revision !== undefined && isOf(entry, revision) ? entry.response : null;
  }

  /** Returns the current page, or the former one when rendering is slow or fails. */
  async get(address: KeptAddress): Promise<StoredResponse> {
    const ready = this.find(address.key);
    if (ready) return ready;
    const entry = this.#entriesFor(address).get(address.key);
    const newest = this.#newest(address, entry);
    if (!entry) return newest;
    const orFormer = newest.catch((error: unknown) => {
      logFailure(address, error);
      return entry.response;
    });
    return Promise.race([orFormer, pause(this.#options.patienceMs, entry.response)]);
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
    const { response, isKept } = await this.#options.render(address, revision);
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

function logFailure({ url }: KeptAddress, error: unknown): void {
  log.error('A page could not be made anew, the former one serves', {
    path: url,
    reason: describeError(error),
  });
}

/** While Strapi is unreachable, the last known page counts as current. */
const isOf = (entry: Entry, revision: string | null) => revision === null || entry.revision === revision;
