// Knows where copies of the site keep what they share: in the store of REDIS_URL, or each in its own memory
// (docs/decisions/0077).
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { LRUCache } from 'lru-cache';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { env } from '~/env.server';
import { log } from '~/log.server';

const PING_EVERY_MS = 1_000;
/** A store that does not answer a ping within this time is left until it answers a new connection. */
const PATIENCE_MS = 1_000;
const CONNECTION_CHECK_MS = 10;
const MAX_RECONNECT_MS = 2_000;
const MAX_NAMES = 10_000;
const MAX_VALUES = 10_000;
const MAX_AGREED = 100;
const PREFIX = 'site';

interface LimitOptions {
  /** Names the limit within the store. */
  name: string;
  points: number;
  windowMs: number;
}

interface ValuesOptions {
  /** Names the kind within the store. */
  name: string;
  keptMs: number;
}

export interface SharedValues {
  remember: (key: string, value: string) => Promise<void>;
  recall: (key: string) => Promise<string | null>;
}

/** `alone`: no store is set, and there is one copy. */
export type SharedStoreState = 'alone' | 'connected' | 'away';

/** Forgets the names that were counted least recently, so that invented addresses cannot fill the memory. */
class BoundedLimiter extends RateLimiterMemory {
  readonly #names = new LRUCache<string, true>({
    max: MAX_NAMES,
    dispose: (_, name, reason) => {
      if (reason === 'evict') void this.delete(name);
    },
  });

  override consume(key: string, ...rest: [number?, object?]): Promise<RateLimiterRes> {
    this.#names.set(key, true);
    return super.consume(key, ...rest);
  }

  override penalty(key: string, ...rest: [number?, object?]): Promise<RateLimiterRes> {
    this.#names.set(key, true);
    return super.penalty(key, ...rest);
  }
}

const keyOf = (name: string) => `${PREFIX}:${name}`;

type Client = NonNullable<ReturnType<typeof createClient>>;

const RECONNECT = {
  connectTimeout: MAX_RECONNECT_MS,
  reconnectStrategy: (retries: number) => Math.min(100 * 2 ** retries, MAX_RECONNECT_MS),
};

const expiring = (ms: number) => ({ expiration: { type: 'PX' as const, value: ms } });

async function answersInTime(client: Client): Promise<boolean> {
  const late = new AbortController();
  const answer = client.ping().then(
    () => true,
    () => false,
  );
  const patience = delay(PATIENCE_MS, false, { signal: late.signal, ref: false }).catch(() => false);
  const isInTime = await Promise.race([answer, patience]);
  late.abort();
  return isInTime;
}

export class SharedStore {
  readonly #client: ReturnType<typeof createClient> | null;
  readonly #agreed = new LRUCache<string, string>({ max: MAX_AGREED });
  #isAway = false;
  #isClosed = false;

  /** @param url of Redis or Valkey; null shares with nobody */
  constructor(url: string | null) {
    this.#client = url === null ? null : createClient({ url, disableOfflineQueue: true, socket: RECONNECT });
    this.#client?.on('error', (error: Error) => this.#noteAway(error));
    this.#client?.on('ready', () => this.#noteBack());
    if (this.#client) void this.#keepConnected(this.#client);
  }

  get state(): SharedStoreState {
    if (!this.#client) return 'alone';
    return this.#client.isReady ? 'connected' : 'away';
  }

  /** Waits for the first connection as for any answer, so that a new copy counts nothing in its own memory. */
  async untilConnected(): Promise<void> {
    if (!this.#client || this.#client.isReady) return;
    const deadline = performance.now() + PATIENCE_MS;
    while (!this.#client.isReady && performance.now() < deadline) await delay(CONNECTION_CHECK_MS);
  }

  /** Counts in the store; without an answer in the memory of this copy, which then limits for itself. */
  limiter({ name, points, windowMs }: LimitOptions): RateLimiterAbstract {
    const options = { keyPrefix: keyOf(name), points, duration: windowMs / 1_000 };
    const own = new BoundedLimiter(options);
    return this.#client
      ? new RateLimiterRedis({
          ...options,
          storeClient: this.#client,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
          insuranceLimiter: own,
        })
      : own;
  }

  /** Returns the value that the first copy proposed within the time; while the store is away, that of this copy. */
  async agree(name: string, propose: () => string, ms: number): Promise<string> {
    const known = this.#agreed.get(name);
    if (known !== undefined) return known;
    const ownName = `own ${name}`;
    const proposed = this.#agreed.get(ownName) ?? propose();
    // Before the question, so that simultaneous calls propose the same.
    this.#agreed.set(ownName, proposed, { ttl: ms });
    const agreed = await this.#ask(async (client) => {
      await client.set(keyOf(name), proposed, { ...expiring(ms), condition: 'NX' });
      return client.get(keyOf(name));
    });
    if (agreed !== null) this.#agreed.set(name, agreed, { ttl: ms });
    return agreed ?? proposed;
  }

  /** Returns true for the first copy that claims the name within the time, and for each while the store is away. */
  async claim(name: string, ms: number): Promise<boolean> {
    const wasFirst = await this.#ask(
      async (client) => (await client.set(keyOf(name), '1', { ...expiring(ms), condition: 'NX' })) === 'OK',
    );
    return wasFirst ?? true;
  }

  async release(name: string): Promise<void> {
    await this.#ask((client) => client.del(keyOf(name)));
  }

  /** Keeps values of one kind, so that many of them displace none of another. */
  values({ name, keptMs }: ValuesOptions): SharedValues {
    const own = new LRUCache<string, string>({ max: MAX_VALUES, ttl: keptMs });
    const keyed = (key: string) => keyOf(`${name}:${key}`);
    return {
      remember: async (key, value) => {
        own.set(key, value);
        await this.#ask((client) => client.set(keyed(key), value, expiring(keptMs)));
      },
      recall: async (key) => own.get(key) ?? (await this.#ask((client) => client.get(keyed(key)))),
    };
  }

  close(): void {
    this.#isClosed = true;
    if (this.#client?.isOpen) this.#client.destroy();
  }

  /** @returns null while the store is away */
  async #ask<Answer>(question: (client: Client) => Promise<Answer>): Promise<Answer | null> {
    if (!this.#client?.isReady) return null;
    try {
      return await question(this.#client);
    } catch (error) {
      this.#noteAway(error as Error);
      return null;
    }
  }

  /** Cuts the connection to a store that hangs, so that waiting questions fail and later ones do not wait. */
  async #keepConnected(client: Client): Promise<void> {
    const connect = () => client.connect().catch((error: Error) => this.#noteAway(error));
    void connect();
    while (!this.#isClosed) {
      await delay(PING_EVERY_MS, undefined, { ref: false });
      if (!client.isReady || (await answersInTime(client))) continue;
      this.#noteAway(new Error('no answer'));
      client.destroy();
      if (!this.#isClosed) void connect();
    }
  }

  #noteAway(error: Error): void {
    if (this.#isAway || this.#isClosed) return;
    this.#isAway = true;
    log.warn('The shared store is away: this copy counts for itself', { reason: error.message });
  }

  #noteBack(): void {
    if (this.#isAway) log.info('The shared store is back');
    this.#isAway = false;
  }
}

let store: SharedStore | undefined;

export function sharedStore(): SharedStore {
  store ??= new SharedStore(env().REDIS_URL);
  return store;
}
