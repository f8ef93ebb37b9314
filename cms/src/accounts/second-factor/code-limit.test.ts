import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CodeLimit } from './code-limit';

const MINUTE = 60_000;
let limit: CodeLimit;

beforeEach(() => {
  vi.useFakeTimers();
  limit = new CodeLimit();
});
afterEach(() => {
  vi.useRealTimers();
});

function guess(account: number): boolean {
  if (limit.secondsToWait(account) > 0) return false;
  limit.begin(account);
  return true;
}

test('ten wrong codes an hour are looked at, of one account', () => {
  expect(Array.from({ length: 15 }, () => guess(3)).filter(Boolean)).toHaveLength(10);
  expect(limit.secondsToWait(3)).toBe(3_600);
  expect(guess(4)).toBe(true);
  vi.advanceTimersByTime(60 * MINUTE);
  expect(guess(3)).toBe(true);
});

test('in a week that somebody tries without a pause fewer than 1,700 codes are looked at', () => {
  let tried = 0;
  for (let minute = 0; minute < 7 * 24 * 60; minute += 1) {
    if (guess(3)) tried += 1;
    vi.advanceTimersByTime(MINUTE);
  }
  expect(tried).toBeGreaterThan(1_000);
  expect(tried).toBeLessThan(1_700);
});

test('right codes do not count', () => {
  for (let time = 0; time < 50; time += 1) {
    expect(limit.secondsToWait(3)).toBe(0);
    limit.begin(3).succeed();
  }
});
