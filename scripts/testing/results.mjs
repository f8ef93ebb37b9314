import { readFile } from 'node:fs/promises';

/** @typedef {{ passed: number, failed: number }} Count */

/** @param {unknown} value */
const number = (value) => (typeof value === 'number' ? value : 0);

/** @param {Record<string, unknown>} report @returns {Count} */
export function countTests(report) {
  if ('numTotalTests' in report) {
    return { passed: number(report.numPassedTests), failed: number(report.numFailedTests) };
  }
  const stats = /** @type {Record<string, unknown>} */ (report.stats ?? {});
  // A flaky test has passed when repeated; Playwright names it.
  return { passed: number(stats.expected) + number(stats.flaky), failed: number(stats.unexpected) };
}

/**
 * Counts at least one failure for a failed run, even if no test failed.
 * @param {string} path
 * @param {boolean} hasSucceeded
 * @returns {Promise<Count>}
 */
export async function readCount(path, hasSucceeded) {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  const { passed, failed } = countTests(JSON.parse(text));
  return { passed, failed: hasSucceeded ? failed : Math.max(failed, 1) };
}
