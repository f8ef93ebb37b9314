import { setTimeout as delay } from 'node:timers/promises';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '~/log.server';
import { RedisForTests } from './redis.test-support';
import { SharedStore } from './shared-store.server';

let redis: RedisForTests;
let copies: SharedStore[] = [];

beforeEach(async () => {
  redis = await new RedisForTests().start();
});

afterEach(async () => {
  for (const copy of copies) copy.close();
  copies = [];
  vi.restoreAllMocks();
  await redis.stop();
});

const connected = (store: SharedStore) => expect.poll(() => store.state).toBe('connected');

async function startCopies(count: number): Promise<SharedStore[]> {
  copies = Array.from({ length: count }, () => new SharedStore(redis.url));
  for (const copy of copies) await connected(copy);
  return copies;
}

const PASSES = { name: 'passes', keptMs: 60_000 };
const LIMIT = { name: 'test', points: 10, windowMs: 60_000 };

const limitersOf = (stores: readonly SharedStore[]) => stores.map((store) => store.limiter(LIMIT));

/** Returns how many of the attempts are allowed, made by turns and at once. */
async function allowed(limiters: readonly RateLimiterAbstract[], attempts: number): Promise<number> {
  const outcomes = await Promise.all(
    Array.from({ length: attempts }, (_, index) =>
      limiters[index % limiters.length]?.consume('somebody').then(
        () => 1,
        (refusal: unknown) => {
          if (refusal instanceof RateLimiterRes) return 0;
          throw refusal;
        },
      ),
    ),
  );
  return outcomes.reduce<number>((sum, outcome) => sum + (outcome ?? 0), 0);
}

describe('copies with one store', () => {
  it('have one limit together, exactly, whatever comes at once', async () => {
    expect(await allowed(limitersOf(await startCopies(3)), 60)).toBe(10);
  });

  it('agree on the value of the first, which it forgets after its time', async () => {
    const [first, second] = await startCopies(2);
    expect(await first?.agree('salt', () => 'one', 60_000)).toBe('one');
    expect(await second?.agree('salt', () => 'two', 60_000)).toBe('one');
  });

  it('let one of them claim a name, until it is given back', async () => {
    const [first, second] = await startCopies(2);
    expect(await first?.claim('refresh', 60_000)).toBe(true);
    expect(await second?.claim('refresh', 60_000)).toBe(false);
    await first?.release('refresh');
    expect(await second?.claim('refresh', 60_000)).toBe(true);
  });

  it('recall what another remembers', async () => {
    const [first, second] = await startCopies(2);
    const [ofFirst, ofSecond] = [first?.values(PASSES), second?.values(PASSES)];
    expect(await ofSecond?.recall('pass')).toBeNull();
    await ofFirst?.remember('pass', 'ended');
    expect(await ofSecond?.recall('pass')).toBe('ended');
  });
});

describe('a copy that starts', () => {
  it('counts in the store from its first question on', async () => {
    const [former] = await startCopies(1);
    if (!former) throw new Error('There is no copy.');
    expect(await allowed(limitersOf([former]), 10)).toBe(10);
    const starting = new SharedStore(redis.url);
    copies.push(starting);
    await starting.untilConnected();
    expect(await allowed(limitersOf([starting]), 1)).toBe(0);
  });

  it('does not wait long for a store that is away', async () => {
    await redis.stop();
    vi.spyOn(log, 'warn').mockReturnValue();
    const starting = new SharedStore(redis.url);
    copies = [starting];
    const startedAt = performance.now();
    await starting.untilConnected();
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(starting.state).toBe('away');
  });
});

describe('a copy whose store is away', () => {
  it('limits for itself, and says so once, and goes on with the store when it is back', async () => {
    const warn = vi.spyOn(log, 'warn');
    const info = vi.spyOn(log, 'info');
    const [copy] = await startCopies(1);
    await redis.stop();
    await expect.poll(() => copy?.state).toBe('away');
    expect(await allowed(limitersOf(copies), 30)).toBe(10);
    expect(await copy?.agree('salt', () => 'own', 60_000)).toBe('own');
    expect(await copy?.agree('salt', () => 'another', 60_000)).toBe('own');
    expect(await copy?.claim('refresh', 60_000)).toBe(true);
    await redis.start();
    if (copy) await connected(copy);
    expect(await copy?.agree('salt', () => 'new', 60_000)).toBe('own');
    expect(redis.keys()).toContain('site:salt');
    expect(info).toHaveBeenCalledExactlyOnceWith('The shared store is back');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('starts without it, and finds it later', async () => {
    await redis.stop();
    const copy = new SharedStore(redis.url);
    copies = [copy];
    expect(await allowed(limitersOf(copies), 30)).toBe(10);
    await redis.start();
    await connected(copy);
  });

  it('does not wait for a store that hangs', async () => {
    const [copy] = await startCopies(1);
    redis.hangs = true;
    const limiters = limitersOf(copies);
    const waiting = allowed(limiters, 30);
    await expect.poll(() => copy?.state).toBe('away');
    expect(await waiting).toBe(10);
    const result = await Promise.race([allowed(limiters, 5), delay(5_000, 'waits')]);
    expect(result).toBe(0);
    expect(copy?.state).toBe('away');
  });
});

describe('a copy alone', () => {
  it('has the same limits in its memory', async () => {
    const alone = new SharedStore(null);
    expect(alone.state).toBe('alone');
    expect(await allowed(limitersOf([alone]), 30)).toBe(10);
    expect(await alone.claim('refresh', 60_000)).toBe(true);
    const passes = alone.values(PASSES);
    await passes.remember('pass', 'ended');
    expect(await passes.recall('pass')).toBe('ended');
  });

  it('loses neither salt nor pass to many values of another kind', async () => {
    const alone = new SharedStore(null);
    const passes = alone.values(PASSES);
    await passes.remember('pass', 'ended');
    expect(await alone.agree('salt', () => 'one', 60_000)).toBe('one');
    const arrivals = alone.values({ name: 'arrivals', keptMs: 60_000 });
    for (let arrival = 0; arrival <= 10_000; arrival += 1) await arrivals.remember(String(arrival), 'ended');
    expect(await arrivals.recall('0')).toBeNull();
    expect(await alone.agree('salt', () => 'two', 60_000)).toBe('one');
    expect(await passes.recall('pass')).toBe('ended');
  });

  it('forgets names that were counted long ago rather than fill its memory', async () => {
    const limiter = new SharedStore(null).limiter({ ...LIMIT, points: 1 });
    await limiter.consume('first');
    for (let name = 0; name < 10_000; name += 1) await limiter.penalty(`other ${name}`);
    expect(await limiter.get('first')).toBeNull();
    expect((await limiter.get('other 9999'))?.consumedPoints).toBe(1);
  });
});
