import { median, quartiles } from './statistics.mjs';

const GAP = '   ';
const MISSING = '–';

/** @param {number} number @param {number} digits */
export function figure(number, digits = 0) {
  if (!Number.isFinite(number)) return MISSING;
  return number.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/**
 * Shows the median and the quartiles.
 * @param {readonly number[]} numbers
 * @param {number} digits
 */
export function spread(numbers, digits = 0) {
  const [low = Number.NaN, high = Number.NaN] = quartiles(numbers);
  return `${figure(median(numbers), digits)} (${figure(low, digits)}–${figure(high, digits)})`;
}

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
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
