import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isStopping } from '../run/processes.mjs';
import { commandRunner, StepFailed, step } from '../run/steps.mjs';
import { complain, duration, say, styled } from '../run/terminal.mjs';
import { ExplainedError, LOG_FOLDER } from '../setup/project.mjs';
import { readCount } from './results.mjs';

/**
 * @typedef {object} Result
 * @property {string} title @property {number} passed @property {number} failed
 * @property {string[]} failures @property {number} milliseconds
 */

/** Collects the results of checks, in the order of their beginnings; failures do not stop the others. */
export class Checks {
  /** @type {Result[]} */
  #results = [];
  #startedAt = Date.now();

  /**
   * Counts a throw as one failure. @param {string} title
   * @param {() => Promise<import('./results.mjs').Count | undefined>} work @returns {Promise<boolean>}
   */
  run(title, work) {
    return this.runSteps(title, () => step(title, work));
  }

  /**
   * Runs a check that shows its own steps. @param {string} title
   * @param {() => Promise<import('./results.mjs').Count | undefined>} work @returns {Promise<boolean>}
   */
  async runSteps(title, work) {
    const startedAt = Date.now();
    /** @type {Result} */
    const result = { title, passed: 0, failed: 0, failures: [], milliseconds: 0 };
    this.#results.push(result);
    const add = (/** @type {Partial<import('./results.mjs').Count>} */ count) =>
      Object.assign(result, count, { milliseconds: Date.now() - startedAt });
    try {
      add((await work()) ?? { passed: 1, failed: 0 });
      return true;
    } catch (error) {
      if (isStopping()) throw error;
      const isExplained = error instanceof StepFailed || error instanceof ExplainedError;
      complain(isExplained ? error.message : String(error instanceof Error ? error.stack : error));
      add(error instanceof TestsFailed ? error.count : { passed: 0, failed: 1 });
      return false;
    }
  }

  /** Counts a check that could not run as failed. @param {string} title */
  miss(title) {
    complain(`  ${styled('red', '✗')} ${title}: not run`);
    this.#results.push({ title, passed: 0, failed: 1, failures: [], milliseconds: 0 });
  }

  /** @returns {boolean} true if all passed */
  summarize() {
    const width = Math.max(...this.#results.map(({ title }) => title.length));
    for (const { title, failures } of this.#results) {
      if (failures.length > 0) say(['', `  ${title}: failed`, ...failures].join('\n    '));
    }
    say();
    for (const { title, passed, failed, milliseconds } of this.#results) {
      const mark = failed === 0 ? styled('green', '✓') : styled('red', '✗');
      const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
      say(`  ${mark} ${title.padEnd(width)} ${counts}   ${duration(milliseconds)}`);
    }
    const sum = (/** @type {'passed' | 'failed'} */ key) =>
      this.#results.reduce((total, result) => total + result[key], 0);
    say();
    say(`  in ${duration(Date.now() - this.#startedAt)}`);
    say(`${sum('passed')} passed, ${sum('failed')} failed`);
    return sum('failed') === 0;
  }
}

class TestsFailed extends StepFailed {
  /** @param {string} message @param {import('./results.mjs').Count} count */
  constructor(message, count) {
    super(message);
    this.count = count;
  }
}

/** @param {string} logName @param {(reportFile: string) => import('../run/steps.mjs').Command} commandWith */
export async function runTests(logName, commandWith) {
  const reportFile = join(LOG_FOLDER, `${logName}.json`);
  await rm(reportFile, { force: true });
  try {
    await commandRunner(logName, 80)(commandWith(reportFile));
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    throw new TestsFailed(error.message, await readCount(reportFile, false));
  }
  return readCount(reportFile, true);
}
