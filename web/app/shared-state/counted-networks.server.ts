import { createHash, randomBytes } from 'node:crypto';
import { type Counted, networksOf } from 'server-kit/networks';
import type { SharedStore } from './shared-store.server';

const DAY_MS = 86_400_000;
/** More than sign-in gives (cms/src/accounts/sign-in/sign-in-limit.ts), because here a refusal loses a customer. */
const SHARE_OF_SITE = 10;

/** Names the networks of senders by hashes, with a new salt every day that all copies share (decision E7). */
export class CountedNetworks {
  readonly #store: SharedStore;

  constructor(store: SharedStore) {
    this.#store = store;
  }

  /** The narrowest first. */
  async of(address: string): Promise<Counted[]> {
    const now = Date.now();
    const makeSalt = () => randomBytes(32).toString('base64url');
    const salt = await this.#store.agree(
      `salt:${Math.floor(now / DAY_MS)}`,
      makeSalt,
      DAY_MS - (now % DAY_MS),
    );
    return networksOf(address, SHARE_OF_SITE).map(({ name, share }) => ({
      name: createHash('sha256').update(salt).update(name).digest('base64url'),
      share,
    }));
  }
}
