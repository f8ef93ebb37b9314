import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { env } from '~/env.server';
import { SenderLimit } from '~/features/contact/sender-limit.server';

interface LoginLimitOptions {
  attemptsByAddress: number;
  failuresByName: number;
  now?: () => number;
}

interface Failures {
  count: number;
  endsAt: number;
}

const WINDOW_MS = 10 * 60 * 1_000;

/**
 * Holds back who tries passwords (decisions D5): many from one address, or at one name from many addresses.
 * Attempts are counted before their outcome is known, so that a burst of them is no way around.
 */
export class LoginLimit {
  readonly #failuresByName: number;
  readonly #now: () => number;
  readonly #addresses: SenderLimit;
  readonly #names: LRUCache<string, Failures>;
  readonly #salt = randomBytes(32);

  constructor({ attemptsByAddress, failuresByName, now = () => Date.now() }: LoginLimitOptions) {
    this.#failuresByName = failuresByName;
    this.#now = now;
    this.#addresses = new SenderLimit({ limit: attemptsByAddress, windowMs: WINDOW_MS, now });
    this.#names = new LRUCache({ max: 10_000 });
  }

  /** Counts one attempt: null when it is allowed, else after how many seconds the next one is. */
  count(address: string, username: string): number | null {
    const now = this.#now();
    const name = this.#hash(username);
    const known = this.#names.get(name);
    const failures = known && known.endsAt > now ? known : { count: 0, endsAt: now + WINDOW_MS };
    const isHeldBack = failures.count >= this.#failuresByName;
    const waitForAddress = this.#addresses.count(address);
    if (isHeldBack) return Math.max(Math.ceil((failures.endsAt - now) / 1_000), waitForAddress ?? 0);
    if (waitForAddress !== null) return waitForAddress;
    this.#names.set(name, { ...failures, count: failures.count + 1 });
    return null;
  }

  /** The password was right: what was counted against the name is forgotten. */
  forget(username: string): void {
    this.#names.delete(this.#hash(username));
  }

  /** Nobody could say whether the password was right: the attempt does not count against the name. */
  withdraw(username: string): void {
    const name = this.#hash(username);
    const failures = this.#names.get(name);
    if (failures) this.#names.set(name, { ...failures, count: failures.count - 1 });
  }

  #hash(username: string): string {
    const name = username.normalize('NFKC').trim().toLowerCase();
    return createHmac('sha256', this.#salt).update(name).digest('base64url');
  }
}

const FAILURES_BY_NAME = 10;

let opened: LoginLimit | undefined;

/** The limit of this process. */
export function loginLimit(): LoginLimit {
  opened ??= new LoginLimit({ attemptsByAddress: env().LOGIN_LIMIT, failuresByName: FAILURES_BY_NAME });
  return opened;
}
