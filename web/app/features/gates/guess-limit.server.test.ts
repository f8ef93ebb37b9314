import { describe, expect, it } from 'vitest';
import { delayAfter, GuessLimit } from './guess-limit.server';

const NOON = Date.parse('2026-11-22T12:00:00Z');

function limitAt(start = NOON) {
  let now = start;
  const limit = new GuessLimit(() => now);
  return {
    wait: (address: string) => limit.secondsUntilOpen(address),
    wrong: (address: string, times = 1) => {
      for (let time = 0; time < times; time += 1) limit.recordWrong(address);
    },
    pass: (seconds: number) => {
      now += seconds * 1_000;
    },
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
  it('lets nobody wait who has not guessed wrong three times', () => {
    const { wait, wrong } = limitAt();
    expect(wait('192.0.2.1')).toBeNull();
    wrong('192.0.2.1', 2);
    expect(wait('192.0.2.1')).toBeNull();
  });

  it('lets an address wait longer after each wrong guess, and no other address', () => {
    const { wait, wrong, pass } = limitAt();
    wrong('192.0.2.1', 3);
    expect(wait('192.0.2.1')).toBe(2);
    expect(wait('192.0.2.2')).toBeNull();
    pass(1.5);
    expect(wait('192.0.2.1')).toBe(1);
    pass(0.5);
    expect(wait('192.0.2.1')).toBeNull();
    wrong('192.0.2.1');
    expect(wait('192.0.2.1')).toBe(4);
  });

  it('holds for all addresses of one household, and ten times later for its provider’s site', () => {
    const { wait, wrong } = limitAt();
    wrong('2001:db8:0:1::1', 3);
    expect(wait('2001:db8:0:1:ffff::2')).toBe(2);
    expect(wait('2001:db8:0:2::1')).toBeNull();
    for (let household = 2; household < 29; household += 1) wrong(`2001:db8:0:${household}::1`);
    expect(wait('2001:db8:0:ffff::1')).toBe(2);
  });

  it('allows no more than about a hundred guesses a day from one address', () => {
    const { wait, wrong, pass } = limitAt(Date.parse('2026-11-22T00:00:00Z'));
    let guesses = 0;
    for (let elapsed = 0; elapsed < 86_000; ) {
      const seconds = wait('192.0.2.1');
      if (seconds === null) {
        wrong('192.0.2.1');
        guesses += 1;
      } else {
        pass(seconds);
        elapsed += seconds;
      }
    }
    expect(guesses).toBeLessThan(110);
  });

  it('forgets with the day who has guessed', () => {
    const { wait, wrong, pass } = limitAt(Date.parse('2026-11-22T23:59:59Z'));
    wrong('192.0.2.1', 20);
    pass(2);
    expect(wait('192.0.2.1')).toBeNull();
  });
});
