import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { CountedNetworks } from '~/shared-state/counted-networks.server';
import { sharedStore } from '~/shared-state/shared-store.server';

const FREE_WRONG_GUESSES = 3;
const FIRST_DELAY_MS = 2_000;
/** Limits the wait of innocent visitors who share the address. */
const LONGEST_DELAY_MS = 15 * 60 * 1_000;

/** Returns milliseconds; the delay doubles with each wrong guess. */
export function delayAfter(wrongGuesses: number): number {
  if (wrongGuesses < FREE_WRONG_GUESSES) return 0;
  return Math.min(FIRST_DELAY_MS * 2 ** (wrongGuesses - FREE_WRONG_GUESSES), LONGEST_DELAY_MS);
}

/** Wrong guesses are forgotten with the day, as the names of networks are. */
const DAY_MS = 86_400_000;

/** An admitted guess counts as wrong unless it is taken back. */
export interface Guess {
  takeBack: () => Promise<void>;
}

export interface GuessRefusal {
  retryAfterSeconds: number;
}

/** Slows guessing down by the guesser's networks, over all copies of the site (decisions D1, E7). */
export class GuessLimit {
  readonly #networks: CountedNetworks;
  readonly #wrong: RateLimiterAbstract;
  readonly #waits: RateLimiterAbstract;

  /** @param gate keeps the guesses at one gate from those at another */
  constructor(gate: string, store = sharedStore()) {
    this.#networks = new CountedNetworks(store);
    this.#wrong = store.limiter({ name: `guesses:${gate}`, points: FREE_WRONG_GUESSES, windowMs: DAY_MS });
    this.#waits = store.limiter({ name: `waits:${gate}`, points: 1, windowMs: LONGEST_DELAY_MS });
  }

  async admit(address: string): Promise<Guess | GuessRefusal> {
    const networks = await this.#networks.of(address);
    const waits = await Promise.all(networks.map(({ name }) => this.#waits.get(name)));
    const waitMs = Math.max(0, ...waits.map((wait) => (wait?.consumedPoints ? wait.msBeforeNext : 0)));
    if (waitMs > 0) return refusal(waitMs);

    const takenBack: (() => Promise<unknown>)[] = [];
    const takeBack = async () => {
      await Promise.all(takenBack.map((take) => take()));
    };
    for (const { name, share } of networks) {
      const { consumedPoints } = await this.#wrong.penalty(name);
      takenBack.push(() => this.#wrong.reward(name));
      const delaySeconds = delayAfter(Math.floor(consumedPoints / share)) / 1_000;
      if (delaySeconds === 0) continue;
      try {
        // Of guesses at the same time only the first gets the place.
        await this.#waits.consume(name, 1, { customDuration: delaySeconds });
        takenBack.push(() => this.#waits.delete(name));
      } catch (late) {
        if (!(late instanceof RateLimiterRes)) throw late;
        await takeBack();
        return refusal(late.msBeforeNext);
      }
    }
    return { takeBack };
  }
}

const refusal = (ms: number): GuessRefusal => ({ retryAfterSeconds: Math.ceil(ms / 1_000) });
