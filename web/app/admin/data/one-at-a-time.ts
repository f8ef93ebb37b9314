import { useState } from 'react';

/** Lets one call run at a time, from the first click on: a state of React would come too late for the second. */
export class OneAtATime {
  #running: Promise<void> | null = null;

  /** Skips a call while another runs, such as the second half of a double click. */
  once(run: () => Promise<void>): Promise<void> {
    return this.#running ?? this.#start(run);
  }

  inTurn(run: () => Promise<void>): Promise<void> {
    const before = this.#running;
    return this.#start(before ? () => before.then(run, run) : run);
  }

  #start(run: () => Promise<void>): Promise<void> {
    const running = run().finally(() => {
      if (this.#running === running) this.#running = null;
    });
    this.#running = running;
    return running;
  }
}

export function useOneAtATime(): OneAtATime {
  const [calls] = useState(() => new OneAtATime());
  return calls;
}
