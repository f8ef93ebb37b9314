import { say, styled } from '../run/terminal.mjs';
import { quantile } from './statistics.mjs';

/**
 * @typedef {object} Bench
 * @property {NodeJS.ProcessEnv} env
 * @property {{ isQuick: boolean, isNotModified: boolean, isHalfSpeed: boolean }} options
 * @property {Report} report @property {() => Promise<import('./site.mjs').Site>} site that measurements share
 */

/** Writes three significant digits. @param {number} number */
export const figure = (number) => number.toLocaleString('en', { maximumSignificantDigits: 3 });

/** Shows the median and the quartiles. @param {readonly number[]} numbers */
export function spread(numbers) {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => figure(quantile(numbers, share)));
  return `${middle} (${low}–${high})`;
}

/** @typedef {{ most?: number, least?: number, unit?: string }} Limit */

/** @param {string} what @param {number} value @param {Limit} limit */
export function judge(what, value, { most, least, unit = '' }) {
  const isReached = most === undefined ? value >= (least ?? Number.NaN) : value <= most;
  const bound = most === undefined ? `at least ${least}` : `at most ${most}`;
  return { isReached, line: `${what}: ${figure(value)}${unit && ` ${unit}`} (${bound})` };
}

export class Report {
  isOver = false;
  /** @type {string[]} */
  verdicts = [];

  /** Prints names to the left. @param {readonly string[]} head @param {readonly string[][]} rows */
  table(head, rows) {
    const widths = head.map((_, column) =>
      Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
    );
    for (const [name = '', ...cells] of [head, ...rows]) {
      const figures = cells.map((cell, index) => cell.padStart(widths[index + 1] ?? 0));
      say(`  ${[name.padEnd(widths[0] ?? 0), ...figures].join('   ')}`);
    }
  }

  /** @param {string} what @param {number} value @param {Limit} limit */
  limit(what, value, limit) {
    const { isReached, line } = judge(what, value, limit);
    this.add(isReached, line);
  }

  /** @param {boolean} isReached @param {string} text */
  add(isReached, text) {
    const verdict = `  ${isReached ? styled('green', '✓') : styled('red', '✗')} ${text}`;
    this.isOver ||= !isReached;
    this.verdicts.push(verdict);
    say(verdict);
  }
}
