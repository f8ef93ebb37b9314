/**
 * Stands between the screen and its calls: when one is refused because the session is over, it waits here until the
 * editor has signed in again in the dialog, and nothing on the screen is lost.
 */
class SessionGate {
  #listeners = new Set<() => void>();
  #asking: { promise: Promise<boolean>; answer: (isOpen: boolean) => void } | null = null;

  get isAsking(): boolean {
    return this.#asking !== null;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      // The editor has logged out: nobody is left to ask, and the next one must not be asked for these calls.
      if (this.#listeners.size === 0) this.settle(false);
    };
  };

  /** Asks for the password, once for all calls that wait; true when the editor has signed in. */
  reopen(): Promise<boolean> {
    if (this.#listeners.size === 0) return Promise.resolve(false);
    if (!this.#asking) {
      let answer: (isOpen: boolean) => void = () => undefined;
      const promise = new Promise<boolean>((resolve) => {
        answer = resolve;
      });
      this.#asking = { promise, answer };
      this.#tell();
    }
    return this.#asking.promise;
  }

  /** The dialog's answer. */
  settle(isOpen: boolean): void {
    this.#asking?.answer(isOpen);
    this.#asking = null;
    this.#tell();
  }

  #tell() {
    for (const listener of this.#listeners) listener();
  }
}

export const sessionGate = new SessionGate();
