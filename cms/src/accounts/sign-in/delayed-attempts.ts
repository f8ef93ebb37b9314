interface Waiting {
  failures: number;
  end(isAdmitted: boolean): void;
}

/** Limits how many passwords any number of networks can try at one account, by capacity and delay. */
export class DelayedAttempts {
  readonly #waiting = new Set<Waiting>();

  constructor(readonly capacity: number) {}

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /** Resolves to false if no place is free, or when an attempt with fewer earlier failures takes the place. */
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
