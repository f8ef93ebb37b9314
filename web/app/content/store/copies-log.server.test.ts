import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log } from '~/log.server';
import { CopiesLog } from './copies-log.server';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Notes the number of copies each minute. */
function noteEachMinute(copies: CopiesLog, counts: readonly number[]) {
  for (const count of counts) {
    copies.note(count);
    vi.advanceTimersByTime(MINUTE);
  }
}

it('warns once about a second copy that stays', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  noteEachMinute(new CopiesLog(false), [1, 2, 2, 2, 2, 2, 2]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('without REDIS_URL'), { copies: 2 });
});

it('says nothing while one copy takes the place of another, or where they share a store', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  noteEachMinute(new CopiesLog(false), [1, 2, 2, 1, 2, 2, 1]);
  noteEachMinute(new CopiesLog(true), [2, 2, 2, 2, 2, 2, 2]);
  expect(warn).not.toHaveBeenCalled();
});
