export type ContentVersion = string | null;

interface ContentVersionPollerOptions {
  /** Reads the version from Strapi; the timeout is shorter while Strapi is known to be unreachable. */
  read: (timeoutMs: number) => Promise<string>;
  timeoutMs: number;
  maxAgeMs: number;
  onReachable: (isReachable: boolean, reason: unknown) => void;
  onVersion?: (version: string) => void;
  now?: () => number;
}

/** The share of the timeout for requests while Strapi is known to be unreachable. */
const UNREACHABLE_TIMEOUT_SHARE = 0.15;
const PAUSE_AFTER_FAILURE_MS = 1_000;
/** The version is read ahead for this long after the last call. */
const ATTENTION_MS = 10_000;
/** The maximum age of a version while a newer one is being read ahead. */
const LATE_ANSWER_MS = 1_000;

/**
 * Calls within one turn of the event loop share a request; calls during a request share the next one, so `current()` is
 * never older than the call by more than `maxAgeMs`. While calls keep coming, the version is read ahead in the
 * background. An unreachable Strapi is tried once a second.
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

  /** Returns the version if that takes no waiting, else undefined. A slow read-ahead keeps nobody waiting. */
  known(): ContentVersion | undefined {
    const now = this.#attend();
    const isKnown = this.#isFresh(now) || (this.#isReadingAhead && this.#isYoungerThan(LATE_ANSWER_MS, now));
    return isKnown ? this.#version : undefined;
  }

  current(): Promise<ContentVersion> {
    if (this.#isFresh(this.#attend())) return Promise.resolve(this.#version);
    this.#next ??= this.#startAfter(this.#running);
    return this.#next;
  }

  /** Returns the time since Strapi last answered, infinite if it never did. */
  ageMs(): number {
    return this.#options.now() - this.#readAt;
  }

  /** Makes the next `current()` read from Strapi; a running request does not count. */
  expire(): void {
    this.#expiredAt = this.#options.now();
  }

  #attend(): number {
    this.#askedAt = this.#options.now();
    this.#readAhead();
    return this.#askedAt;
  }

  /** Reads at a quarter of `maxAgeMs`, to notice edits sooner. With 0 no earlier read may be reused. */
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

  #isFresh(now: number): boolean {
    if (this.#failedAt !== null) return now - this.#failedAt < PAUSE_AFTER_FAILURE_MS;
    return this.#isYoungerThan(this.#options.maxAgeMs, now);
  }

  #isYoungerThan(ageMs: number, now: number): boolean {
    return this.#readAt > this.#expiredAt && now - this.#readAt < ageMs;
  }

  async #startAfter(previous: Promise<ContentVersion>, isAhead = false): Promise<ContentVersion> {
    await previous;
    await new Promise((turn) => setImmediate(turn));
    this.#next = null;
    if (!isAhead && this.#isFresh(this.#options.now())) return this.#version;
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
