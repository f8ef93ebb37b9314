import { describe, expect, it } from 'vitest';
import { countTests, readCount } from './results.mjs';

describe('countTests', () => {
  it('reads a report of Vitest', () => {
    expect(countTests({ numTotalTests: 5, numPassedTests: 4, numFailedTests: 1 })).toEqual({
      passed: 4,
      failed: 1,
    });
  });

  it('reads a report of Playwright', () => {
    const stats = { expected: 7, unexpected: 2, flaky: 1, skipped: 0 };
    expect(countTests({ stats })).toEqual({ passed: 8, failed: 2 });
  });
});

describe('readCount', () => {
  it('counts a run that failed without a report as one failure', async () => {
    expect(await readCount('/nowhere/report.json', false)).toEqual({ passed: 0, failed: 1 });
  });
});
