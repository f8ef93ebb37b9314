import { log } from '~/log.server';

/** Longer than Strapi remembers a copy that has ended, so that replacing a copy is no second one. */
const SURE_AFTER_MS = 3 * 60_000;

/** Warns once about copies of the site that share no store, and so count messages and guesses each for itself. */
export class CopiesLog {
  readonly #isSharing: boolean;
  #severalSince: number | null = null;
  #hasWarned = false;

  constructor(isSharing: boolean) {
    this.#isSharing = isSharing;
  }

  note(copies: number): void {
    if (this.#isSharing || this.#hasWarned) return;
    if (copies < 2) {
      this.#severalSince = null;
      return;
    }
    this.#severalSince ??= Date.now();
    if (Date.now() - this.#severalSince < SURE_AFTER_MS) return;
    this.#hasWarned = true;
    log.warn(
      'Several copies of the site run without REDIS_URL: each counts messages and guesses for itself',
      {
        copies,
      },
    );
  }
}
