import { say, styled } from '../run/terminal.mjs';
import { figure, tableLines } from './table.mjs';

/**
 * @typedef {object} Limit
 * @property {string} what
 * @property {number} value
 * @property {number} [most]
 * @property {number} [least]
 * @property {number} [below] the value must be smaller
 * @property {string} [unit]
 * @property {number} [digits]
 */

/** @param {Limit} limit */
export function isReached({ value, most, least, below }) {
  if (!Number.isFinite(value)) return false;
  return (
    (most === undefined || value <= most) &&
    (least === undefined || value >= least) &&
    (below === undefined || value < below)
  );
}

/** @param {Limit} limit */
export function limitLine({ what, value, most, least, below, unit = '', digits = 0 }) {
  const text = (/** @type {number} */ number, places = digits) =>
    `${figure(number, places)}${unit && ` ${unit}`}`;
  // Shows the limit as written: 0.9 and not 0.90.
  const bound = (/** @type {string} */ word, /** @type {number | undefined} */ number) =>
    number === undefined ? [] : [`${word} ${text(number, `${number}`.split('.')[1]?.length ?? 0)}`];
  const bounds = [...bound('at most', most), ...bound('at least', least), ...bound('less than', below)];
  return `${what}: ${text(value)} (${bounds.join(', ')})`;
}

/** Prints the results of one measurement. */
export class Report {
  isOver = false;
  /** @type {string[]} lines of all limits */
  verdicts = [];

  /** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
  table(head, rows) {
    say();
    for (const [index, line] of tableLines(head, rows).entries()) {
      say(`  ${index === 0 ? styled('gray', line) : line}`);
    }
    say();
  }

  /** @param {string} text */
  note(text) {
    say(`  ${text}`);
  }

  /** @param {Limit} limit */
  limit(limit) {
    this.#judge(isReached(limit), limitLine(limit));
  }

  /** Counts a measurement that could not run as a missed limit. @param {string} reason */
  fail(reason) {
    this.#judge(false, reason);
  }

  /** Skips a measurement that this machine cannot run, neither reached nor missed. @param {string} reason */
  leaveOut(reason) {
    const line = `  ${styled('yellow', '–')} left out: ${reason}`;
    this.verdicts.push(line);
    say(line);
  }

  /** @param {boolean} isGood @param {string} text */
  #judge(isGood, text) {
    const line = `  ${isGood ? styled('green', '✓') : styled('red', '✗')} ${text}`;
    this.isOver ||= !isGood;
    this.verdicts.push(line);
    say(line);
  }
}
