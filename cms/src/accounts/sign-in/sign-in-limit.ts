import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Counted, networksOf } from '../../../server-kit/networks';
import { WindowCounts } from '../window-counts';
import { DelayedAttempts } from './delayed-attempts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Failures at one account from one network in ten minutes. */
const FAILURES_AT_ACCOUNT = 10;
/** Less than the contact form gives (counted-networks.server.ts), because here a refused person can wait. */
const SHARE_OF_SITE = 4;
/** Networks that may fail at one account within an hour. */
const NETWORKS_WITHOUT_DELAY = 20;
const NETWORKS_PER_DOUBLING = 5;
const SHORTEST_DELAY_MS = 500;
/** Stays below the time-out of the site's calls to Strapi. */
const LONGEST_DELAY_MS = 8_000;
const DELAYED_AT_ONCE = 3;
/** Exempts networks where the account has signed in within this time from the delay. */
const TRUSTED_FOR_MS = 30 * DAY_MS;

/** `unknown`: the password was not compared. */
export type Outcome = 'right' | 'wrong' | 'unknown';

export interface Attempt {
  settle(outcome: Outcome): void;
}

export interface Refusal {
  retryAfterSeconds: number;
}

const refusal = (retryAfterSeconds: number): Refusal => ({ retryAfterSeconds });

export const isRefusal = (answer: Attempt | Refusal): answer is Refusal => 'retryAfterSeconds' in answer;

/**
 * Limits failed sign-ins by network and by account, in the panel and /admin together. Refuses only networks, so that
 * no attacker can lock an account (docs/decisions/0020). Keeps salted hashes of addresses and names.
 */
export class SignInLimit {
  readonly #salt = randomBytes(32);
  readonly #byNetwork: WindowCounts;
  readonly #byAccountAndNetwork = new WindowCounts({
    limit: FAILURES_AT_ACCOUNT,
    windowMs: 10 * MINUTE_MS,
    max: 20_000,
  });
  /** Counts failing networks. Unknown names have a cache of their own, so that they displace no account. */
  readonly #networksAt = { account: networkCounts(), unknownName: networkCounts() };
  readonly #trustedNetworks = new LRUCache<string, true>({ max: 10_000, ttl: TRUSTED_FOR_MS });
  readonly #delayed = new Map<string, DelayedAttempts>();

  constructor({ failuresByNetwork }: { failuresByNetwork: number }) {
    this.#byNetwork = new WindowCounts({ limit: failuresByNetwork, windowMs: 10 * MINUTE_MS, max: 20_000 });
  }

  begin(address: string): Attempt | Refusal {
    const networks = this.#counted(address);
    const seconds = this.#byNetwork.secondsToWait(networks);
    if (seconds > 0) return refusal(seconds);
    this.#byNetwork.add(networks);
    return {
      settle: (outcome) => {
        if (outcome !== 'wrong') this.#byNetwork.takeBack(networks);
      },
    };
  }

  /** Takes the number of an account, or null with an unknown name. */
  async beginAt(address: string, accountId: number | null, name: string): Promise<Attempt | Refusal> {
    const account = this.#hash(accountId === null ? `name ${name}` : `account ${accountId}`);
    const networks = this.#counted(address).map(({ name: network, share }) => ({
      name: `${account} ${network}`,
      share,
    }));
    const [narrowest, widest] = [networks[0]?.name ?? account, networks.at(-1)?.name ?? account];
    const seconds = this.#byAccountAndNetwork.secondsToWait(networks);
    if (seconds > 0) return refusal(seconds);

    const networksAt = this.#networksAt[accountId === null ? 'unknownName' : 'account'];
    const everywhere = [{ name: account, share: 1 }];
    const failures = this.#byAccountAndNetwork.of(narrowest);
    const isFirstOfNetwork = this.#byAccountAndNetwork.of(widest) === 0;
    this.#byAccountAndNetwork.add(networks);
    if (isFirstOfNetwork) networksAt.add(everywhere);
    const takeBack = () => {
      this.#byAccountAndNetwork.takeBack(networks);
      if (isFirstOfNetwork) networksAt.takeBack(everywhere);
    };

    const delay = this.#trustedNetworks.has(narrowest) ? 0 : delayFor(networksAt.of(account));
    if (delay > 0 && !(await this.#delay(account, delay, failures))) {
      takeBack();
      return refusal(Math.ceil(delay / 1_000));
    }
    return {
      settle: (outcome) => {
        if (outcome !== 'wrong') takeBack();
        if (outcome !== 'right') return;
        this.#trustedNetworks.set(narrowest, true);
        for (const { name: counted } of networks) this.#byAccountAndNetwork.reset(counted);
      },
    };
  }

  async #delay(account: string, ms: number, failures: number): Promise<boolean> {
    const delayed = this.#delayed.get(account) ?? new DelayedAttempts(DELAYED_AT_ONCE);
    this.#delayed.set(account, delayed);
    const isAdmitted = await delayed.delay(ms, failures);
    if (delayed.isEmpty) this.#delayed.delete(account);
    return isAdmitted;
  }

  #counted(address: string): Counted[] {
    return networksOf(address, SHARE_OF_SITE).map(({ name, share }) => ({ name: this.#hash(name), share }));
  }

  #hash(text: string): string {
    return createHmac('sha256', this.#salt).update(text).digest('base64url');
  }
}

const networkCounts = () =>
  new WindowCounts({ limit: Number.POSITIVE_INFINITY, windowMs: HOUR_MS, max: 10_000 });

function delayFor(networks: number): number {
  if (networks <= NETWORKS_WITHOUT_DELAY) return 0;
  const doublings = Math.floor((networks - NETWORKS_WITHOUT_DELAY) / NETWORKS_PER_DOUBLING);
  return Math.min(LONGEST_DELAY_MS, SHORTEST_DELAY_MS * 2 ** doublings);
}
