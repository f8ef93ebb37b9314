import { WindowCounts } from 'server-kit/window-counts';
import { CountedNetworks } from '~/http/counted-networks.server';

interface SenderLimitOptions {
  limit: number;
  windowMs: number;
  now?: () => number;
}

/** Limits senders without storing addresses (decisions E7). */
export class SenderLimit {
  readonly #now: () => number;
  readonly #networks = new CountedNetworks();
  readonly #counts: WindowCounts;

  constructor({ limit, windowMs, now = Date.now }: SenderLimitOptions) {
    this.#now = now;
    this.#counts = new WindowCounts({ limit, windowMs, max: 10_000, now });
  }

  /** Counts one attempt. Returns null when it is allowed, otherwise the seconds until the next one is. */
  count(address: string): number | null {
    const networks = this.#networks.of(address, this.#now());
    const seconds = this.#counts.secondsToWait(networks);
    if (seconds > 0) return seconds;
    this.#counts.add(networks);
    return null;
  }
}
