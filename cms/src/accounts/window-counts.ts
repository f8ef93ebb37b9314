import { LRUCache } from 'lru-cache';
import type { Counted } from '../../server-kit/networks';

interface Options {
  limit: number;
  windowMs: number;
  /** Drops the least recently used names first. */
  max: number;
  now?: () => number;
}

interface Window {
  count: number;
  endsAt: number;
}

/** Counts attempts by name, each within a window of time that its first attempt opens. */
export class WindowCounts {
  readonly #limit: number;
  readonly #windowMs: number;
  readonly #windows: LRUCache<string, Window>;
  readonly #now: () => number;

  constructor({ limit, windowMs, max, now = () => Date.now() }: Options) {
    this.#limit = limit;
    this.#windowMs = windowMs;
    this.#windows = new LRUCache({ max });
    this.#now = now;
  }

  of(name: string): number {
    return this.#current(name).count;
  }

  secondsToWait(counted: readonly Counted[]): number {
    const now = this.#now();
    const waits = counted.map(({ name, share }) => {
      const { count, endsAt } = this.#current(name);
      return count >= this.#limit * share ? Math.ceil((endsAt - now) / 1_000) : 0;
    });
    return Math.max(0, ...waits);
  }

  /** Call it before the attempt, so that simultaneous ones cannot pass the limit. */
  add(counted: readonly Counted[]): void {
    for (const { name } of counted) {
      const window = this.#current(name);
      this.#windows.set(name, { ...window, count: window.count + 1 });
    }
  }

  takeBack(counted: readonly Counted[]): void {
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
    const now = this.#now();
    return known && known.endsAt > now ? known : { count: 0, endsAt: now + this.#windowMs };
  }
}
