/** The version of Strapi's content, or null while Strapi does not answer. */
export type ContentVersion = string | null;

interface ContentVersionPollerOptions {
  /** Reads the version from Strapi; the timeout is shorter while Strapi is known to be unreachable. */
  read: (timeoutMs: number) => Promise<string>;
  timeoutMs: number;
  maxAgeMs: number;
  onChange: (isReachable: boolean, reason: unknown) => void;
  now?: () => number;
}

/** The share of the timeout that a request gets while Strapi is known to be unreachable. */
const UNREACHABLE_TIMEOUT_SHARE = 0.15;
const PAUSE_AFTER_FAILURE_MS = 1_000;

/**
 * Reads from Strapi which version of the content is current. Calls within one turn of the event loop share a request. Those
 * that come while a request is running share the next one, which starts when it ends: what `current()` answers is never
 * older than the call. An unreachable Strapi is tried once a second, however many pages are requested.
 */
export class ContentVersionPoller {
  readonly #options: Required<ContentVersionPollerOptions>;
  #version: ContentVersion = null;
  #readAt = Number.NEGATIVE_INFINITY;
  #expiredAt = Number.NEGATIVE_INFINITY;
  #failedAt: number | null = null;
  #running: Promise<ContentVersion> = Promise.resolve(null);
  #next: Promise<ContentVersion> | null = null;

  constructor(options: ContentVersionPollerOptions) {
    this.#options = { now: () => performance.now(), ...options };
  }

  current(): Promise<ContentVersion> {
    if (this.#isFresh()) return Promise.resolve(this.#version);
    this.#next ??= this.#startAfter(this.#running);
    return this.#next;
  }

  /** Makes the next call of `current()` read from Strapi; a request that is already running does not count. */
  expire(): void {
    this.#expiredAt = this.#options.now();
  }

  #isFresh(): boolean {
    const now = this.#options.now();
    if (this.#failedAt !== null) return now - this.#failedAt < PAUSE_AFTER_FAILURE_MS;
    return this.#readAt > this.#expiredAt && now - this.#readAt < this.#options.maxAgeMs;
  }

  async #startAfter(previous: Promise<ContentVersion>): Promise<ContentVersion> {
    await previous;
    await new Promise((turn) => setImmediate(turn));
    this.#next = null;
    if (this.#isFresh()) return this.#version;
    this.#running = this.#read();
    return this.#running;
  }

  async #read(): Promise<ContentVersion> {
    const startedAt = this.#options.now();
    try {
      const { read, timeoutMs } = this.#options;
      this.#version = await read(this.#failedAt === null ? timeoutMs : timeoutMs * UNREACHABLE_TIMEOUT_SHARE);
      this.#readAt = startedAt;
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
