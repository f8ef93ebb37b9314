import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Counted, FailureCounts } from './failure-counts';
import { networksOf } from './networks';
import { WaitingRoom } from './waiting-room';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Failures at one account from one network in ten minutes. */
const FAILURES_AT_ACCOUNT = 10;
/** So many networks may fail at an account within an hour before attempts at it have to wait. */
const NETWORKS_WITHOUT_WAIT = 20;
/** The wait doubles with each five networks more. */
const NETWORKS_PER_DOUBLING = 5;
const FIRST_WAIT_MS = 500;
/** Below the time that the site gives a call of Strapi. */
const LONGEST_WAIT_MS = 8_000;
const SEATS = 3;
/** Where somebody signed in within this time, attempts at the account do not wait. */
const HOME_FOR_MS = 30 * DAY_MS;

/** What came of an attempt; unknown when nobody looked at the password. */
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
 * Holds back who tries passwords, for both doors and counted by account, whichever of its names is used. Refused is
 * only a network that failed too often; the right password gets in from any other, and waits some seconds at most
 * while many networks try. Counted in the memory of this process, and never with addresses or names as such.
 */
export class SignInLimit {
  readonly #salt = randomBytes(32);
  readonly #byNetwork: FailureCounts;
  readonly #byAccountAndNetwork = new FailureCounts({
    limit: FAILURES_AT_ACCOUNT,
    windowMs: 10 * MINUTE_MS,
    max: 20_000,
  });
  /** How many networks failed; names that nobody has cannot push accounts out. */
  readonly #networksAt = { account: networkCounts(), stranger: networkCounts() };
  readonly #homes = new LRUCache<string, true>({ max: 10_000, ttl: HOME_FOR_MS });
  readonly #rooms = new Map<string, WaitingRoom>();

  constructor({ failuresByNetwork }: { failuresByNetwork: number }) {
    this.#byNetwork = new FailureCounts({ limit: failuresByNetwork, windowMs: 10 * MINUTE_MS, max: 20_000 });
  }

  /** Whether this address may try at all; only failures count. */
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

  /** Whether this address may try at this account: its number, or null and the name that no account has. */
  async beginAt(address: string, accountId: number | null, name: string): Promise<Attempt | Refusal> {
    const account = this.#hash(accountId === null ? `name ${name}` : `account ${accountId}`);
    const networks = this.#counted(address).map(({ name: network, share }) => ({
      name: `${account} ${network}`,
      share,
    }));
    const [home, widest] = [networks[0]?.name ?? account, networks.at(-1)?.name ?? account];
    const seconds = this.#byAccountAndNetwork.secondsToWait(networks);
    if (seconds > 0) return refusal(seconds);

    const networksAt = this.#networksAt[accountId === null ? 'stranger' : 'account'];
    const everywhere = [{ name: account, share: 1 }];
    const failures = this.#byAccountAndNetwork.of(home);
    const isFirstOfNetwork = this.#byAccountAndNetwork.of(widest) === 0;
    this.#byAccountAndNetwork.add(networks);
    if (isFirstOfNetwork) networksAt.add(everywhere);
    const takeBack = () => {
      this.#byAccountAndNetwork.takeBack(networks);
      if (isFirstOfNetwork) networksAt.takeBack(everywhere);
    };

    const wait = this.#homes.has(home) ? 0 : waitFor(networksAt.of(account));
    if (wait > 0 && !(await this.#wait(account, wait, failures))) {
      takeBack();
      return refusal(Math.ceil(wait / 1_000));
    }
    return {
      settle: (outcome) => {
        if (outcome !== 'wrong') takeBack();
        if (outcome !== 'right') return;
        this.#homes.set(home, true);
        for (const { name: counted } of networks) this.#byAccountAndNetwork.forget(counted);
      },
    };
  }

  async #wait(account: string, ms: number, failures: number): Promise<boolean> {
    const room = this.#rooms.get(account) ?? new WaitingRoom(SEATS);
    this.#rooms.set(account, room);
    const isAdmitted = await room.wait(ms, failures);
    if (room.isEmpty) this.#rooms.delete(account);
    return isAdmitted;
  }

  #counted(address: string): Counted[] {
    return networksOf(address).map(({ name, share }) => ({ name: this.#hash(name), share }));
  }

  #hash(text: string): string {
    return createHmac('sha256', this.#salt).update(text).digest('base64url');
  }
}

const networkCounts = () =>
  new FailureCounts({ limit: Number.POSITIVE_INFINITY, windowMs: HOUR_MS, max: 10_000 });

function waitFor(networks: number): number {
  if (networks <= NETWORKS_WITHOUT_WAIT) return 0;
  const doublings = Math.floor((networks - NETWORKS_WITHOUT_WAIT) / NETWORKS_PER_DOUBLING);
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** doublings);
}
