interface Seat {
  failures: number;
  leave(isAdmitted: boolean): void;
}

/**
 * Attempts at one account that have to wait. The number of seats and the time of a wait are together the most that can
 * be tried, from however many networks. Who has failed less often takes the seat of who has failed more.
 */
export class WaitingRoom {
  readonly #seats = new Set<Seat>();

  constructor(readonly size: number) {}

  get isEmpty(): boolean {
    return this.#seats.size === 0;
  }

  /** True after the wait, false when all seats are taken by others with as few failures. */
  wait(ms: number, failures: number): Promise<boolean> {
    if (this.#seats.size >= this.size) {
      const [worst] = [...this.#seats].sort((one, other) => other.failures - one.failures);
      if (!worst || worst.failures <= failures) return Promise.resolve(false);
      worst.leave(false);
    }
    return new Promise((resolve) => {
      const seat: Seat = {
        failures,
        leave: (isAdmitted) => {
          clearTimeout(timer);
          this.#seats.delete(seat);
          resolve(isAdmitted);
        },
      };
      const timer = setTimeout(() => seat.leave(true), ms);
      // A server that is stopped does not wait for it.
      timer.unref();
      this.#seats.add(seat);
    });
  }
}
