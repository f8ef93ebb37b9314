import { FailureCounts } from '../sign-in/failure-counts';

/**
 * Wrong codes at one account in an hour, wherever they come from. Three of a million codes are right at any moment, so
 * that somebody who has the password needs years. Recovery codes pass all the same: they cannot be guessed, and whoever
 * knows the password must not be able to lock the owner out.
 */
const WRONG_CODES = 10;
const WINDOW_MS = 60 * 60_000;
const MAX_ACCOUNTS = 10_000;

/** Like the limit on passwords it counts in memory: a restart forgets it (docs/decisions/0020). */
export class CodeLimit {
  readonly #failures = new FailureCounts({ limit: WRONG_CODES, windowMs: WINDOW_MS, max: MAX_ACCOUNTS });

  /** After how many seconds the next code is looked at; 0 when it is at once. */
  secondsToWait(account: number): number {
    return this.#failures.secondsToWait([{ name: String(account), share: 1 }]);
  }

  /** Counted before the code is looked at, so that simultaneous guesses cannot pass the limit. */
  begin(account: number): { succeed: () => void } {
    const counted = [{ name: String(account), share: 1 }];
    this.#failures.add(counted);
    return { succeed: () => this.#failures.takeBack(counted) };
  }
}
