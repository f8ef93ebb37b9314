import { LRUCache } from 'lru-cache';
import { CountedNetworks } from '~/http/counted-networks.server';

/** A few typing errors cost nothing. */
const FREE_WRONG_GUESSES = 3;
const FIRST_DELAY_MS = 2_000;
/** Limits the wait of innocent visitors who share the address. */
const LONGEST_DELAY_MS = 15 * 60 * 1_000;

/** Returns milliseconds; the delay doubles with each wrong guess. */
export function delayAfter(wrongGuesses: number): number {
  if (wrongGuesses < FREE_WRONG_GUESSES) return 0;
  return Math.min(FIRST_DELAY_MS * 2 ** (wrongGuesses - FREE_WRONG_GUESSES), LONGEST_DELAY_MS);
}

interface Guesses {
  wrong: number;
  /** Epoch milliseconds from which the next guess is checked. */
  opensAt: number;
}

/** Slows guessing down by the guesser's networks, which are forgotten daily (decisions D1, E7). */
export class GuessLimit {
  readonly #now: () => number;
  readonly #networks = new CountedNetworks();
  readonly #guesses = new LRUCache<string, Guesses>({ max: 10_000 });

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  secondsUntilOpen(address: string): number | null {
    const now = this.#now();
    const opensAt = this.#networks.of(address, now).map(({ name }) => this.#guesses.get(name)?.opensAt ?? 0);
    const waitMs = Math.max(...opensAt) - now;
    return waitMs > 0 ? Math.ceil(waitMs / 1_000) : null;
  }

  recordWrong(address: string): void {
    const now = this.#now();
    for (const { name, share } of this.#networks.of(address, now)) {
      const wrong = (this.#guesses.get(name)?.wrong ?? 0) + 1;
      this.#guesses.set(name, { wrong, opensAt: now + delayAfter(Math.floor(wrong / share)) });
    }
  }
}
