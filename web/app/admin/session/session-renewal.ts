/** Holds calls that the site refused after the end of the session, until the editor signs in again. */
class SessionRenewal {
  #listeners = new Set<() => void>();
  #pending: { promise: Promise<boolean>; answer: (isSignedIn: boolean) => void } | null = null;

  get isPending(): boolean {
    return this.#pending !== null;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      // The editor has logged out: the next one must not sign in for the sake of these calls.
      if (this.#listeners.size === 0) this.settle(false);
    };
  };

  /** Opens one dialog for all waiting calls; resolves to true when the editor has signed in. */
  request(): Promise<boolean> {
    if (this.#listeners.size === 0) return Promise.resolve(false);
    if (!this.#pending) {
      let answer: (isSignedIn: boolean) => void = () => undefined;
      const promise = new Promise<boolean>((resolve) => {
        answer = resolve;
      });
      this.#pending = { promise, answer };
      this.#notify();
    }
    return this.#pending.promise;
  }

  settle(isSignedIn: boolean): void {
    this.#pending?.answer(isSignedIn);
    this.#pending = null;
    this.#notify();
  }

  #notify() {
    for (const listener of this.#listeners) listener();
  }
}

export const sessionRenewal = new SessionRenewal();
