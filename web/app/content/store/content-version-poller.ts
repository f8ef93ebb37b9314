/** The version of Strapi's content, or null while Strapi does not answer. */
export type ContentVersion = string | null;

interface ContentVersionPollerOptions {
  /** Reads the version from Strapi; the timeout is shorter while Strapi is known to be unreachable. */
  read: (timeoutMs: number) => Promise<string>;
  timeoutMs: number;
  maxAgeMs: number;
  onReachable: (isReachable: boolean, reason: unknown) => void;
  /** Called with each version that is new to this process. */
  onVersion?: (version: string) => void;
  now?: () => number;
}

/** The share of the timeout that a request gets while Strapi is known to be unreachable. */
const UNREACHABLE_TIMEOUT_SHARE = 0.15;
const PAUSE_AFTER_FAILURE_MS = 1_000;
/** For how long after the last question the version is read again and again, before anybody asks. */
const ATTENTION_MS = 10_000;
/** How old a version may get while a newer one has been asked for already. */
const LATE_ANSWER_MS = 1_000;

/**
 * Reads from Strapi which version of the content is current. Calls within one turn of the event loop share a request. Those
 * that come while a request is running share the next one, which starts when it ends: what `current()` answers is never
 * older than the call by more than `maxAgeMs`. While it is being asked for, it is read in the background before it gets
 * too old, so that nobody waits for it. An unreachable Strapi is tried once a second, however many pages are requested.
 */
export class ContentVersionPoller {
  readonly #options: Required<Omit<ContentVersionPollerOptions, 'onVersion'>> &
    Pick<ContentVersionPollerOptions, 'onVersion'>;
  #version: ContentVersion = null;
  #readAt = Number.NEGATIVE_INFINITY;
  #expiredAt = Number.NEGATIVE_INFINITY;
  #failedAt: number | null = null;
  #running: Promise<ContentVersion> = Promise.resolve(null);
  #next: Promise<ContentVersion> | null = null;
  #askedAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | null = null;
  #isReadingAhead = false;

  constructor(options: ContentVersionPollerOptions) {
    this.#options = { now: () => performance.now(), ...options };
  }

  /** The current version if nobody has to wait for it, else undefined. A Strapi that takes its time to say it keeps nobody waiting. */
  known(): ContentVersion | undefined {
    this.#attend();
    const isKnown = this.#isFresh() || (this.#isReadingAhead && this.#isYoungerThan(LATE_ANSWER_MS));
    return isKnown ? this.#version : undefined;
  }

  current(): Promise<ContentVersion> {
    this.#attend();
    if (this.#isFresh()) return Promise.resolve(this.#version);
    this.#next ??= this.#startAfter(this.#running);
    return this.#next;
  }

  /** Makes the next call of `current()` read from Strapi; a request that is already running does not count. */
  expire(): void {
    this.#expiredAt = this.#options.now();
  }

  #attend(): void {
    this.#askedAt = this.#options.now();
    this.#readAhead();
  }

  /** Reads at a quarter of the age that is allowed: an edit is noticed sooner. Without such an age nobody may be told what was read before. */
  #readAhead(): void {
    const { maxAgeMs, now } = this.#options;
    if (maxAgeMs === 0 || this.#timer) return;
    const pause = this.#failedAt === null ? maxAgeMs / 4 : PAUSE_AFTER_FAILURE_MS;
    this.#timer = setTimeout(async () => {
      this.#isReadingAhead = true;
      this.#next ??= this.#startAfter(this.#running, true);
      await this.#next;
      this.#isReadingAhead = false;
      this.#timer = null;
      if (now() - this.#askedAt < ATTENTION_MS) this.#readAhead();
    }, pause).unref();
  }

  #isFresh(): boolean {
    const now = this.#options.now();
    if (this.#failedAt !== null) return now - this.#failedAt < PAUSE_AFTER_FAILURE_MS;
    return this.#isYoungerThan(this.#options.maxAgeMs);
  }

  #isYoungerThan(ageMs: number): boolean {
    return this.#readAt > this.#expiredAt && this.#options.now() - this.#readAt < ageMs;
  }

  async #startAfter(previous: Promise<ContentVersion>, isAhead = false): Promise<ContentVersion> {
    await previous;
    await new Promise((turn) => setImmediate(turn));
    this.#next = null;
    if (!isAhead && this.#isFresh()) return this.#version;
    this.#running = this.#read();
    return this.#running;
  }

  async #read(): Promise<ContentVersion> {
    const startedAt = this.#options.now();
    try {
      const { read, timeoutMs } = this.#options;
      const version = await read(this.#failedAt === null ? timeoutMs : timeoutMs * UNREACHABLE_TIMEOUT_SHARE);
      const isNew = version !== this.#version;
      this.#version = version;
      this.#readAt = startedAt;
      if (isNew) this.#options.onVersion?.(version);
      if (this.#failedAt !== null) this.#options.onReachable(true, null);
      this.#failedAt = null;
    } catch (error) {
      this.#version = null;
      if (this.#failedAt === null) this.#options.onReachable(false, error);
      this.#failedAt = this.#options.now();
    }
    return this.#version;
  }
}
