import { createHash, randomBytes } from 'node:crypto';
import { networksOf } from 'server-kit/networks';
import type { Counted } from 'server-kit/window-counts';

const DAY_MS = 86_400_000;
/** More than sign-in gives (cms/src/accounts/sign-in/sign-in-limit.ts), because here a refusal loses a customer. */
const SHARE_OF_SITE = 10;

/** Names the networks of senders by hashes, with a new salt every day (decision E7). */
export class CountedNetworks {
  #salt = randomBytes(32);
  #saltedOn = Number.NaN;

  of(address: string, now: number): Counted[] {
    return networksOf(address, SHARE_OF_SITE).map(({ name, share }) => ({
      name: this.#hash(name, now),
      share,
    }));
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
