import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentVersionPoller } from './content-version-poller';

const MAX_AGE_MS = 200;

function open(maxAgeMs = MAX_AGE_MS) {
  const state = { version: 'one', isAway: false, reads: 0 };
  const versions: string[] = [];
  const poller = new ContentVersionPoller({
    read: async () => {
      state.reads += 1;
      if (state.isAway) throw new Error('away');
      return state.version;
    },
    maxAgeMs,
    timeoutMs: 1_000,
    now: Date.now,
    onReachable: () => {},
    onVersion: (version) => versions.push(version),
  });
  return { poller, state, versions };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function read(poller: ContentVersionPoller) {
  const current = poller.current();
  await pass(0);
  return current;
}

describe('the version of the content', () => {
  it('is known without reading while somebody asks for it, and never older than is allowed', async () => {
    const { poller, state } = open();
    expect(poller.known()).toBeUndefined();
    await read(poller);
    for (let round = 0; round < 50; round += 1) {
      await pass(MAX_AGE_MS / 4);
      expect(poller.known()).toBe('one');
    }
    state.version = 'two';
    await pass(MAX_AGE_MS);
    expect(poller.known()).toBe('two');
  });

  it('is left alone when nobody has asked for a while', async () => {
    const { poller, state } = open();
    await read(poller);
    await pass(60_000);
    const { reads } = state;
    await pass(60_000);
    expect(state.reads).toBe(reads);
    expect(poller.known()).toBeUndefined();
  });

  it('is not known after a save of our own, until it was read again', async () => {
    const { poller, state } = open();
    await read(poller);
    expect(poller.known()).toBe('one');
    state.version = 'two';
    poller.expire();
    expect(poller.known()).toBeUndefined();
    await pass(1);
    expect(await read(poller)).toBe('two');
  });

  it('is read for each question where no age is allowed, and never in between', async () => {
    const { poller, state } = open(0);
    await read(poller);
    await read(poller);
    expect(poller.known()).toBeUndefined();
    await pass(10_000);
    expect(state.reads).toBe(2);
  });

  it('is told when it is new, and once', async () => {
    const { poller, state, versions } = open();
    await read(poller);
    await pass(1_000);
    state.version = 'two';
    await pass(1_000);
    expect(versions).toEqual(['one', 'two']);
  });

  it('is null while Strapi is away, which is tried once a second, and is back by itself', async () => {
    const { poller, state } = open();
    await read(poller);
    state.isAway = true;
    await pass(MAX_AGE_MS);
    expect(poller.known()).toBeNull();
    const { reads } = state;
    for (let round = 0; round < 10; round += 1) {
      await pass(500);
      poller.known();
    }
    expect(state.reads - reads).toBeLessThanOrEqual(6);
    state.isAway = false;
    await pass(1_500);
    expect(poller.known()).toBe('one');
  });
});
