import { LRUCache } from 'lru-cache';
import { CountedNetworks } from '~/http/counted-networks.server';

interface SenderLimitOptions {
  limit: number;
  windowMs: number;
  now?: () => number;
}

interface Window {
  count: number;
  endsAt: number;
}

/** Limits senders without storing addresses (decisions E7). */
export class SenderLimit {
  readonly #limit: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #networks = new CountedNetworks();
  readonly #windows = new LRUCache<string, Window>({ max: 10_000 });

  constructor({ limit, windowMs, now = Date.now }: SenderLimitOptions) {
    this.#limit = limit;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Counts one attempt. Returns null when it is allowed, otherwise the seconds until the next one is. */
  count(address: string): number | null {
    const now = this.#now();
    const counted = this.#networks.of(address, now).map(({ key, share }) => {
      const known = this.#windows.get(key);
      const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + this.#windowMs };
      return { key, window, isFull: window.count >= this.#limit * share };
    });
    const full = counted.filter(({ isFull }) => isFull).map(({ window }) => window.endsAt);
    if (full.length > 0) return Math.ceil((Math.max(...full) - now) / 1_000);
    for (const { key, window } of counted) this.#windows.set(key, { ...window, count: window.count + 1 });
    return null;
  }
}
