import { say, styled } from '../run/terminal.mjs';
import { figure, tableLines } from './table.mjs';

/**
 * A figure that has to be reached.
 * @typedef {object} Limit
 * @property {string} what
 * @property {number} value
 * @property {number} [most]
 * @property {number} [least]
 * @property {number} [below] not even this much
 * @property {string} [unit]
 * @property {number} [digits] after the point
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
  // As the limit was written: 0.9 and not 0.90.
  const bound = (/** @type {string} */ word, /** @type {number | undefined} */ number) =>
    number === undefined ? [] : [`${word} ${text(number, `${number}`.split('.')[1]?.length ?? 0)}`];
  const bounds = [...bound('at most', most), ...bound('at least', least), ...bound('less than', below)];
  return `${what}: ${text(value)} (${bounds.join(', ')})`;
}

/** What one measurement has found, printed as it comes. */
export class Report {
  isOver = false;
  /** @type {string[]} the lines of all limits */
  verdicts = [];

  /**
   * @param {readonly string[]} head
   * @param {readonly (readonly string[])[]} rows
   */
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

  /**
   * A measurement that could not be carried out has not reached its figures.
   * @param {string} reason
   */
  fail(reason) {
    this.#judge(false, reason);
  }

  /**
   * This machine lacks what it takes: neither reached nor missed.
   * @param {string} reason
   */
  leaveOut(reason) {
    const line = `  ${styled('yellow', '–')} left out: ${reason}`;
    this.verdicts.push(line);
    say(line);
  }

  /**
   * @param {boolean} isGood
   * @param {string} text
   */
  #judge(isGood, text) {
    const line = `  ${isGood ? styled('green', '✓') : styled('red', '✗')} ${text}`;
    this.isOver ||= !isGood;
    this.verdicts.push(line);
    say(line);
  }
}
