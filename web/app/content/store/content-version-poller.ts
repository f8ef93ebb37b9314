/** The version of Strapi's content, or null while Strapi does not answer. */
export type ContentVersion = string | null;

interface VersionClockOptions {
  /** Asks Strapi; `timeLimitMs` is shorter while Strapi is known to be away. */
  read: (timeLimitMs: number) => Promise<string>;
  /** How long an answer may take. */
  patienceMs: number;
  maxAgeMs: number;
  onChange: (isReachable: boolean, reason: unknown) => void;
  now?: () => number;
}

/** The part of the patience that is left for a Strapi that is known to be away. */
const PATIENCE_WHILE_AWAY = 0.15;
const PAUSE_AFTER_FAILURE_MS = 1_000;

/**
 * Says which version of the content is current. All questions of one turn of the event loop share one call, and
 * so do all that arrive while a call is under way: theirs starts when it ends, so that an answer is never older
 * than its question. A Strapi that is away is asked once a second, however many pages are.
 */
export class ContentVersionPoller {
  readonly #options: Required<VersionClockOptions>;
  #version: ContentVersion = null;
  #askedAt = Number.NEGATIVE_INFINITY;
  #expiredAt = Number.NEGATIVE_INFINITY;
  #failedAt: number | null = null;
  #running: Promise<ContentVersion> = Promise.resolve(null);
  #waiting: Promise<ContentVersion> | null = null;

  constructor(options: VersionClockOptions) {
    this.#options = { now: () => performance.now(), ...options };
  }

  current(): Promise<ContentVersion> {
    if (this.#isFresh()) return Promise.resolve(this.#version);
    this.#waiting ??= this.#startAfter(this.#running);
    return this.#waiting;
  }

  /** What is known may be old: the next question goes to Strapi, an answer that is under way does not count. */
  expire(): void {
    this.#expiredAt = this.#options.now();
  }

  #isFresh(): boolean {
    const now = this.#options.now();
    if (this.#failedAt !== null) return now - this.#failedAt < PAUSE_AFTER_FAILURE_MS;
    return this.#askedAt > this.#expiredAt && now - this.#askedAt < this.#options.maxAgeMs;
  }

  async #startAfter(previous: Promise<ContentVersion>): Promise<ContentVersion> {
    await previous;
    await new Promise((turn) => setImmediate(turn));
    this.#waiting = null;
    if (this.#isFresh()) return this.#version;
    this.#running = this.#ask();
    return this.#running;
  }

  async #ask(): Promise<ContentVersion> {
    const startedAt = this.#options.now();
    try {
      const { patienceMs } = this.#options;
      const limit = this.#failedAt === null ? patienceMs : patienceMs * PATIENCE_WHILE_AWAY;
      this.#version = await this.#options.read(limit);
      this.#askedAt = startedAt;
      if (this.#failedAt !== null) this.#options.onChange(true, null);
      this.#failedAt = null;
    } catch (error) {
      this.#version = null;
      if (this.#failedAt === null) this.#options.onChange(false, error);
      this.#failedAt = this.#options.now();
    }
    return this.#version;
  }
}
