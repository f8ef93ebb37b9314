import { createHash, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

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

/** One household or company has a whole /64 of IPv6 addresses: they count as one sender. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::', 2);
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const missing = 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: Math.max(missing, 0) }, () => '0'), ...groups(tail)];
  return all.slice(0, 4).join(':');
}

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
    const key = this.#hash(network(address), now);
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + this.#windowMs };
    if (window.count >= this.#limit) return Math.ceil((window.endsAt - now) / 1_000);
    this.#windows.set(key, { ...window, count: window.count + 1 });
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
