import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { networksOf } from './sender-networks.server';

interface SenderLimitOptions {
  limit: number;
  windowMs: number;
  now?: () => number;
}

interface Window {
  count: number;
  endsAt: number;
}

const DAY_MS = 86_400_000;

/** Counts senders without keeping addresses: only a hash is held, salted anew every day (decisions E7). */
export class SenderLimit {
  readonly #limit: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #windows = new LRUCache<string, Window>({ max: 10_000 });
  #salt = randomBytes(32);
  #saltedOn = Number.NaN;

  constructor({ limit, windowMs, now = Date.now }: SenderLimitOptions) {
    this.#limit = limit;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Counts one attempt: null when it is allowed, else after how many seconds the next one is. */
  count(address: string): number | null {
    const now = this.#now();
    const counted = networksOf(address).map(({ name, share }) => {
      const key = this.#hash(name, now);
      const known = this.#windows.get(key);
      const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + this.#windowMs };
      return { key, window, isFull: window.count >= this.#limit * share };
    });
    const full = counted.filter(({ isFull }) => isFull).map(({ window }) => window.endsAt);
    if (full.length > 0) return Math.ceil((Math.max(...full) - now) / 1_000);
    for (const { key, window } of counted) this.#windows.set(key, { ...window, count: window.count + 1 });
    return null;
  }

  #hash(text: string, now: number): string {
    const today = Math.floor(now / DAY_MS);
    if (today !== this.#saltedOn) {
      this.#saltedOn = today;
      this.#salt = randomBytes(32);
      this.#windows.clear();
    }
    return createHash('sha256').update(this.#salt).update(text).digest('base64url');
  }
}
