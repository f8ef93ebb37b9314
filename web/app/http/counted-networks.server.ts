import { createHash, randomBytes } from 'node:crypto';
import { networksOf } from './sender-networks.server';

export interface CountedNetwork {
  /** A hash: whoever reads it learns no address, and nothing can be looked up by it tomorrow. */
  key: string;
  /** How many times as much as one sender may come from it. */
  share: number;
}

const DAY_MS = 86_400_000;

/** The networks of senders, without their addresses: hashes, salted anew every day (decisions E7). */
export class CountedNetworks {
  #salt = randomBytes(32);
  #saltedOn = Number.NaN;

  of(address: string, now: number): CountedNetwork[] {
    return networksOf(address).map(({ name, share }) => ({ key: this.#hash(name, now), share }));
  }

  #hash(text: string, now: number): string {
    const today = Math.floor(now / DAY_MS);
    if (today !== this.#saltedOn) {
      this.#saltedOn = today;
      this.#salt = randomBytes(32);
    }
    return createHash('sha256').update(this.#salt).update(text).digest('base64url');
  }
}
