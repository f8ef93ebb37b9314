import { log, summarizeError } from '~/log.server';

/** As long as `npm start` waits for a Strapi that starts along with the site. */
const START_MS = 240_000;

/** Logs when Strapi goes down and comes back; before its first answer only after START_MS. */
export class ReachabilityLog {
  readonly #hasAnswered: () => boolean;
  readonly #uptimeMs: () => number;
  #overdue: NodeJS.Timeout | undefined;

  constructor(hasAnswered: () => boolean, uptimeMs = () => process.uptime() * 1_000) {
    this.#hasAnswered = hasAnswered;
    this.#uptimeMs = uptimeMs;
  }

  note(isReachable: boolean, reason: unknown): void {
    clearTimeout(this.#overdue);
    const left = this.#hasAnswered() ? 0 : START_MS - this.#uptimeMs();
    if (isReachable) log.info('Strapi answers');
    else if (left <= 0) warn(reason);
    else {
      log.info('Strapi does not answer yet', { reason: summarizeError(reason) });
      this.#overdue = setTimeout(warn, left, reason).unref();
    }
  }
}

const warn = (reason: unknown) =>
  log.warn('Strapi does not answer, the last known content serves', { reason: summarizeError(reason) });
