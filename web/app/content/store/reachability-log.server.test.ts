import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReachabilityLog } from './reachability-log.server';

const startedAt = Date.now();
const REFUSED = new Error('connect ECONNREFUSED');
let warnings: string[];
let hasAnswered: boolean;
let reachability: ReachabilityLog;
beforeEach(() => {
  vi.useFakeTimers();
  warnings = [];
  hasAnswered = false;
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => warnings.push(String(line)) > 0);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  reachability = new ReachabilityLog(
    () => hasAnswered,
    () => Date.now() - startedAt,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a Strapi that does not answer', () => {
  it('is no warning while it may still be starting', () => {
    vi.setSystemTime(startedAt + 10_000);
    reachability.note(false, REFUSED);
    vi.advanceTimersByTime(100_000);
    hasAnswered = true;
    reachability.note(true, null);
    vi.advanceTimersByTime(1_000_000);
    expect(warnings).toEqual([]);
  });

  it('is a warning once the time to start is over, with what was wrong', () => {
    vi.setSystemTime(startedAt + 10_000);
    reachability.note(false, REFUSED);
    vi.advanceTimersByTime(231_000);
    expect(warnings).toEqual([expect.stringMatching(/Strapi does not answer.*ECONNREFUSED/)]);
  });

  it('is a warning at once when it has answered before', () => {
    vi.setSystemTime(startedAt + 10_000);
    hasAnswered = true;
    reachability.note(false, REFUSED);
    expect(warnings).toHaveLength(1);
  });

  it('is a warning at once in a site that has been running for long', () => {
    vi.setSystemTime(startedAt + 300_000);
    reachability.note(false, REFUSED);
    expect(warnings).toHaveLength(1);
  });
});
