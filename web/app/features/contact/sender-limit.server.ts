import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { CountedNetworks } from '~/shared-state/counted-networks.server';
import type { SharedStore } from '~/shared-state/shared-store.server';

interface SenderLimitOptions {
  limit: number;
  windowMs: number;
  store: SharedStore;
}

/** Limits senders over all copies of the site, without storing addresses (decision E7). */
export class SenderLimit {
  readonly #networks: CountedNetworks;
  readonly #limiterOf: (share: number) => RateLimiterAbstract;

  constructor({ limit, windowMs, store }: SenderLimitOptions) {
    this.#networks = new CountedNetworks(store);
    const limiters = new Map<number, RateLimiterAbstract>();
    this.#limiterOf = (share) => {
      const limiter =
        limiters.get(share) ?? store.limiter({ name: `messages:${share}`, points: limit * share, windowMs });
      limiters.set(share, limiter);
      return limiter;
    };
  }

  /** Counts one attempt. Returns null when it is allowed, otherwise the seconds until the next one is. */
  async count(address: string): Promise<number | null> {
    // The narrowest first: a full household must not use up the share of its provider's site.
    for (const { name, share } of await this.#networks.of(address)) {
      const seconds = await secondsToWait(this.#limiterOf(share), name);
      if (seconds !== null) return seconds;
    }
    return null;
  }
}

async function secondsToWait(limiter: RateLimiterAbstract, name: string): Promise<number | null> {
  try {
    await limiter.consume(name);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1_000);
    throw refusal;
  }
}
