import { median, quartiles } from './statistics.mjs';

const GAP = '   ';
const MISSING = '–';

/**
 * A number as people read it: thousands apart, and as many places as asked for.
 * @param {number} number
 * @param {number} digits after the point
 */
export function figure(number, digits = 0) {
  if (!Number.isFinite(number)) return MISSING;
  return number.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/**
 * The middle of what several rounds came to, and between which numbers half of them lie.
 * @param {readonly number[]} numbers
 * @param {number} digits after the point
 */
export function spread(numbers, digits = 0) {
  const [low = Number.NaN, high = Number.NaN] = quartiles(numbers);
  return `${figure(median(numbers), digits)} (${figure(low, digits)}–${figure(high, digits)})`;
}

/**
 * The lines of a table: the first column begins at the left, all others end at the right.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function tableLines(head, rows) {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? '').length)));
  return lines.map((cells) =>
    widths
      .map((width, column) => {
        const cell = cells[column] ?? '';
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join(GAP)
      .trimEnd(),
  );
}
