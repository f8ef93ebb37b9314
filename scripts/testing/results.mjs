import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inProject } from '../setup/project.mjs';

/**
 * @typedef {object} Count
 * @property {number} passed @property {number} failed
 * @property {string[]} failures a line for each failed test: file, name, first line of the message
 */
/** @typedef {{ fullName: string, status: string, failureMessages?: string[] }} VitestTest */
/** @typedef {{ name: string, status?: string, message?: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ numTotalTests: number, numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport */
/** @typedef {{ title: string, file: string, tests: { status: string, results: { error?: { message?: string } }[] }[] }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */
/** @typedef {Suite & { stats?: Partial<Record<'expected' | 'flaky' | 'unexpected', number>> }} PlaywrightReport */

/** @param {string} file @param {string} name @param {string | undefined} message */
function failureLine(file, name, message = '') {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n', 1);
  return [relative(inProject(), file), name, first].filter(Boolean).join(' › ');
}

/** @param {VitestReport} report */
const vitestFailures = ({ testResults }) =>
  testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot be loaded has no tests.
    if (failed.length === 0 && status === 'failed') return [failureLine(file, '', message)];
    return failed.map(({ fullName, failureMessages }) => failureLine(file, fullName, failureMessages?.[0]));
  });

/** @param {Suite} suite @returns {string[]} */
const playwrightFailures = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) =>
        failureLine(inProject('web', 'tests', 'e2e', file), title, results.at(-1)?.error?.message),
      ),
  ),
  ...suites.flatMap(playwrightFailures),
];

/** @param {VitestReport | PlaywrightReport} report @returns {Count} */
export function countTests(report) {
  if ('numTotalTests' in report) {
    const { numPassedTests: passed, numFailedTests: failed } = report;
    return { passed, failed, failures: vitestFailures(report) };
  }
  const { expected = 0, flaky = 0, unexpected = 0 } = report.stats ?? {};
  // A flaky test has passed when repeated; Playwright names it.
  return { passed: expected + flaky, failed: unexpected, failures: playwrightFailures(report) };
}

/** @param {string} path @param {boolean} hasSucceeded else one failure at least @returns {Promise<Count>} */
export async function readCount(path, hasSucceeded) {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  const count = countTests(JSON.parse(text));
  return hasSucceeded ? count : { ...count, failed: Math.max(count.failed, 1) };
}
