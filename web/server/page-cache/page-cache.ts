import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { describeError, log } from '~/log.server';
import type { FinishedAnswer } from '../finished-answer';
import type { KeptAddress } from './kept-address';

/** What pages are made from, as a whole: it changes with every edit that a visitor can see. */
export interface PageRevision {
  /** Undefined when it has to be asked for, null while Strapi does not answer. */
  known(): string | null | undefined;
  current(): Promise<string | null>;
  /** How often content could not be loaded so far: what was rendered meanwhile may show the former one. */
  failures(): number;
  onChange(listener: (revision: string) => void): void;
}

interface PageCacheOptions {
  revision: PageRevision;
  render: (address: KeptAddress, revision: string | null) => Promise<RenderedPage>;
  /** How long a visitor waits for a page that is made anew before the former one is sent. */
  patienceMs: number;
}

export interface RenderedPage {
  answer: FinishedAnswer;
  /** Only what is the same for everybody, and no failure. */
  isKept: boolean;
}

interface Entry {
  address: KeptAddress;
  revision: string | null;
  answer: FinishedAnswer;
}

/** About a thousand pages; the site as it is seeded has 170. */
const MAX_BYTES = 40 * 1024 * 1024;
/** Of lists and tags there may be any number: they must not push the others out. */
const MAX_PAGES_WITH_QUERY = 300;
/** After a change the pages that were asked for last are made anew without being asked. */
const MAX_WARMED = 24;
/** Before each of them: visitors and Strapi have a processor to themselves meanwhile. */
const WARMING_PAUSE_MS = 50;

/**
 * Finished pages in memory. A page is rendered once for each revision of the content, by the first who asks; those who
 * ask meanwhile wait for the same rendering, for a moment, and else get the former page. A failed rendering leaves the
 * former page where it was. All that is sent from here is the same for everybody (docs/decisions/0040).
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #pages = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    // A second encoding joins when somebody asks for it.
    sizeCalculation: ({ answer }) => 2 * answer.size,
  });
  readonly #pagesWithQuery = new LRUCache<string, Entry>({ max: MAX_PAGES_WITH_QUERY });
  readonly #renderings = new Map<string, Promise<FinishedAnswer>>();
  /** The revision for which pages are made anew without being asked. */
  #warmed = '';

  constructor(options: PageCacheOptions) {
    this.#options = options;
    options.revision.onChange((revision) => void this.#warm(revision));
  }

  /** What can be sent at once. @param key of an address */
  find(key: string): FinishedAnswer | null {
    const entry = this.#pages.get(key) ?? this.#pagesWithQuery.get(key);
    if (!entry) return null;
    const revision = this.#options.revision.known();
    return revision !== undefined && isOf(entry, revision) ? entry.answer : null;
  }

  /** The page of today; the former one where that takes long or fails. */
  async get(address: KeptAddress): Promise<FinishedAnswer> {
    const ready = this.find(address.key);
    if (ready) return ready;
    const entry = this.#entriesFor(address).get(address.key);
    const newest = this.#newest(address, entry);
    if (!entry) return newest;
    const orFormer = newest.catch((error: unknown) => {
      logFailure(address, error);
      return entry.answer;
    });
    return Promise.race([orFormer, this.#patience(entry)]);
  }

  async #newest(address: KeptAddress, entry: Entry | undefined): Promise<FinishedAnswer> {
    const revision = await this.#options.revision.current();
    return entry && isOf(entry, revision) ? entry.answer : this.#render(address, revision);
  }

  #patience({ answer }: Entry): Promise<FinishedAnswer> {
    return new Promise((resolve) => {
      setTimeout(resolve, this.#options.patienceMs, answer);
    });
  }

  #render(address: KeptAddress, revision: string | null): Promise<FinishedAnswer> {
    const key = `${address.key} ${revision}`;
    const running = this.#renderings.get(key);
    if (running) return running;
    const rendering = this.#store(address, revision).finally(() => this.#renderings.delete(key));
    this.#renderings.set(key, rendering);
    return rendering;
  }

  async #store(address: KeptAddress, revision: string | null): Promise<FinishedAnswer> {
    const failuresBefore = this.#options.revision.failures();
    const { answer, isKept } = await this.#options.render(address, revision);
    const entries = this.#entriesFor(address);
    const hasAllContent = this.#options.revision.failures() === failuresBefore;
    if (isKept && hasAllContent) {
      await answer.shrink();
      entries.set(address.key, { address, revision, answer });
    } else if (answer.status < 500) {
      // It is gone, or has moved: the former page must not come back.
      if (hasAllContent) entries.delete(address.key);
    } else if (entries.has(address.key)) {
      throw new Error(`The page answered ${answer.status}.`);
    }
    return answer;
  }

  /** Makes pages anew after a change: one after the other, and while no visitor waits for another one. */
  async #warm(revision: string): Promise<void> {
    this.#warmed = revision;
    const latestAsked = [...this.#pages.keys()].slice(0, MAX_WARMED);
    for (const key of latestAsked) {
      do await pause(WARMING_PAUSE_MS, undefined, { ref: false });
      while (this.#renderings.size > 0);
      if (this.#warmed !== revision) return; // Something has changed again.
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

/** While Strapi does not answer, the last known page is the page. */
const isOf = (entry: Entry, revision: string | null) => revision === null || entry.revision === revision;
