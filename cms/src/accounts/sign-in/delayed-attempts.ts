interface Waiting {
  failures: number;
  end(isAdmitted: boolean): void;
}

/**
 * Attempts at one account that are delayed. Capacity and delay together limit how many passwords can be tried in a time,
 * from however many networks. When it is full, an attempt with fewer earlier failures replaces the one with most.
 */
export class DelayedAttempts {
  readonly #waiting = new Set<Waiting>();

  constructor(readonly capacity: number) {}

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /** True after the delay; false when it is full of attempts with as few failures, or when it was replaced. */
  delay(ms: number, failures: number): Promise<boolean> {
    if (this.#waiting.size >= this.capacity) {
      const [worst] = [...this.#waiting].sort((one, other) => other.failures - one.failures);
      if (!worst || worst.failures <= failures) return Promise.resolve(false);
      worst.end(false);
    }
    return new Promise((resolve) => {
      const attempt: Waiting = {
        failures,
        end: (isAdmitted) => {
          clearTimeout(timer);
          this.#waiting.delete(attempt);
          resolve(isAdmitted);
        },
      };
      const timer = setTimeout(() => attempt.end(true), ms);
      // The timer must not keep a stopping server alive.
      timer.unref();
      this.#waiting.add(attempt);
    });
  }
}
