import { afterEach, describe, expect, it, vi } from 'vitest';
import { SharedStore } from '~/shared-state/shared-store.server';
import { delayAfter, GuessLimit } from './guess-limit.server';

const NOON = Date.parse('2026-11-22T12:00:00Z');

afterEach(() => {
  vi.useRealTimers();
});

function limitAt(start = NOON) {
  vi.useFakeTimers({ now: start });
  const limit = new GuessLimit('deck', new SharedStore(null));
  return {
    /** Returns the seconds to wait, or null after a guess that is taken back. */
    wait: async (address: string) => {
      const guess = await limit.admit(address);
      if ('retryAfterSeconds' in guess) return guess.retryAfterSeconds;
      await guess.takeBack();
      return null;
    },
    wrong: async (address: string, times = 1) => {
      for (let time = 0; time < times; time += 1) await limit.admit(address);
    },
    pass: (seconds: number) => vi.advanceTimersByTime(seconds * 1_000),
  };
}

describe('the delay', () => {
  it('begins with the third wrong guess and doubles with each, up to a quarter of an hour', () => {
    const seconds = Array.from({ length: 15 }, (_, wrong) => delayAfter(wrong) / 1_000);
    expect(seconds).toEqual([0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
    expect(delayAfter(5_000)).toBe(900_000);
  });
});

describe('GuessLimit', () => {
  it('lets nobody wait who has not guessed wrong three times', async () => {
    const { wait, wrong } = limitAt();
    expect(await wait('192.0.2.1')).toBeNull();
    await wrong('192.0.2.1', 2);
    expect(await wait('192.0.2.1')).toBeNull();
  });

  it('lets an address wait longer after each wrong guess, and no other address', async () => {
    const { wait, wrong, pass } = limitAt();
    await wrong('192.0.2.1', 3);
    expect(await wait('192.0.2.1')).toBe(2);
    expect(await wait('192.0.2.2')).toBeNull();
    pass(1.5);
    expect(await wait('192.0.2.1')).toBe(1);
    pass(0.5);
    expect(await wait('192.0.2.1')).toBeNull();
    await wrong('192.0.2.1');
    expect(await wait('192.0.2.1')).toBe(4);
  });

  it('holds for all addresses of one household, and ten times later for its provider’s site', async () => {
    const { wait, wrong } = limitAt();
    await wrong('2001:db8:0:1::1', 3);
    expect(await wait('2001:db8:0:1:ffff::2')).toBe(2);
    expect(await wait('2001:db8:0:2::1')).toBeNull();
    for (let household = 2; household < 29; household += 1) await wrong(`2001:db8:0:${household}::1`);
    expect(await wait('2001:db8:0:ffff::1')).toBe(2);
  });

  it('allows no more than about a hundred guesses a day from one address', async () => {
    const { wait, wrong, pass } = limitAt(Date.parse('2026-11-22T00:00:00Z'));
    let guesses = 0;
    for (let elapsed = 0; elapsed < 86_000; ) {
      const seconds = await wait('192.0.2.1');
      if (seconds === null) {
        await wrong('192.0.2.1');
        guesses += 1;
      } else {
        pass(seconds);
        elapsed += seconds;
      }
    }
    expect(guesses).toBeLessThan(110);
  });

  it('forgets with the day who has guessed', async () => {
    const { wait, wrong, pass } = limitAt(Date.parse('2026-11-22T23:59:59Z'));
    await wrong('192.0.2.1', 20);
    pass(2);
    expect(await wait('192.0.2.1')).toBeNull();
  });
});
