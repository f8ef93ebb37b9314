import { createHash, randomBytes } from 'node:crypto';
import { networksOf } from './sender-networks.server';

export interface CountedNetwork {
  /** A salted hash, which reveals no address and changes every day. */
  key: string;
  /** The limit as a multiple of that for one sender. */
  share: number;
}

const DAY_MS = 86_400_000;

/** Names the networks of senders by hashes, with a new salt every day (decision E7). */
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
