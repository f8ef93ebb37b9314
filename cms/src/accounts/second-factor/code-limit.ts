import { WindowCounts } from '../window-counts';

/**
 * Wrong codes an hour for one account. Three of a million codes are right at any moment, so that guessing takes years.
 * Recovery codes are exempt, because whoever has the password must not be able to lock the owner out.
 */
const WRONG_CODES = 10;
const WINDOW_MS = 60 * 60_000;
const MAX_ACCOUNTS = 10_000;

/** Counts in memory, as the limit on passwords does; a restart forgets it (docs/decisions/0020). */
export class CodeLimit {
  readonly #failures = new WindowCounts({ limit: WRONG_CODES, windowMs: WINDOW_MS, max: MAX_ACCOUNTS });

  secondsToWait(account: number): number {
    return this.#failures.secondsToWait([{ name: String(account), share: 1 }]);
  }

  begin(account: number): { succeed: () => void } {
    const counted = [{ name: String(account), share: 1 }];
    this.#failures.add(counted);
    return { succeed: () => this.#failures.takeBack(counted) };
  }
}
