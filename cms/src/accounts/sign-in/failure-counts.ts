import { LRUCache } from 'lru-cache';

interface Options {
  limit: number;
  windowMs: number;
  /** Drops the least recently used names first. */
  max: number;
}

interface Window {
  count: number;
  endsAt: number;
}

/** `share` multiplies the limit for this name. */
export interface Counted {
  name: string;
  share: number;
}

/** Counts attempts at their beginning, so that simultaneous ones cannot pass the limit. */
export class FailureCounts {
  readonly #limit: number;
  readonly #windowMs: number;
  readonly #windows: LRUCache<string, Window>;

  constructor({ limit, windowMs, max }: Options) {
    this.#limit = limit;
    this.#windowMs = windowMs;
    this.#windows = new LRUCache({ max });
  }

  of(name: string): number {
    return this.#current(name).count;
  }

  secondsToWait(counted: Counted[]): number {
    const waits = counted.map(({ name, share }) => {
      const { count, endsAt } = this.#current(name);
      return count >= this.#limit * share ? Math.ceil((endsAt - Date.now()) / 1_000) : 0;
    });
    return Math.max(0, ...waits);
  }

  add(counted: Counted[]): void {
    for (const { name } of counted) {
      const window = this.#current(name);
      this.#windows.set(name, { ...window, count: window.count + 1 });
    }
  }

  takeBack(counted: Counted[]): void {
    for (const { name } of counted) {
      const { count, endsAt } = this.#current(name);
      if (count > 0) this.#windows.set(name, { count: count - 1, endsAt });
    }
  }

  reset(name: string): void {
    this.#windows.delete(name);
  }

  #current(name: string): Window {
    const known = this.#windows.get(name);
    const now = Date.now();
    return known && known.endsAt > now ? known : { count: 0, endsAt: now + this.#windowMs };
  }
}
