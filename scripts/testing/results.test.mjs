import { describe, expect, it } from 'vitest';
import { inProject } from '../setup/project.mjs';
import { countTests, readCount } from './results.mjs';

describe('countTests', () => {
  it('reads a report of Vitest, and names what failed', () => {
    const file = inProject('web', 'app', 'a.test.ts');
    const broken = {
      name: inProject('web', 'app', 'b.test.ts'),
      status: 'failed',
      message: 'No such module',
    };
    const failed = {
      fullName: 'a page opens',
      status: 'failed',
      failureMessages: ['Error: closed\n  at a.ts:1'],
    };
    const passed = { fullName: 'a page closes', status: 'passed' };
    expect(
      countTests({
        numTotalTests: 5,
        numPassedTests: 4,
        numFailedTests: 1,
        testResults: [
          { name: file, status: 'failed', assertionResults: [failed, passed] },
          { ...broken, assertionResults: [] },
        ],
      }),
    ).toEqual({
      passed: 4,
      failed: 1,
      failures: ['web/app/a.test.ts › a page opens › Error: closed', 'web/app/b.test.ts › No such module'],
    });
  });

  it('reads a report of Playwright, and names what failed', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 0 };
    /** @param {string} status @param {string} message */
    const test = (status, message) => ({ status, results: [{ error: { message } }] });
    const specs = [
      {
        file: 'menu.spec.ts',
        title: 'the menu opens',
        tests: [test('unexpected', '\u001b[31mTimeout\u001b[39m')],
      },
      { file: 'menu.spec.ts', title: 'the menu closes', tests: [test('flaky', 'Late')] },
    ];
    expect(countTests({ stats, suites: [{ suites: [{ specs }] }] })).toEqual({
      passed: 8,
      failed: 1,
      failures: ['web/tests/e2e/menu.spec.ts › the menu opens › Timeout'],
    });
  });
});

describe('readCount', () => {
  it('counts a run that failed without a report as one failure', async () => {
    expect(await readCount('/nowhere/report.json', false)).toEqual({ passed: 0, failed: 1, failures: [] });
  });
});
