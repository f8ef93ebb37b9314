import { stripVTControlCharacters, styleText } from 'node:util';

const isColourful = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;

export const isInteractive = Boolean(process.stdout.isTTY) && !process.env.CI;

/** @typedef {'green' | 'red' | 'yellow' | 'cyan' | 'gray' | 'bold'} Style */

/** @param {Style} style @param {string} text */
export const styled = (style, text) => (isColourful ? styleText(style, text) : text);

/** @param {string} line */
export function say(line = '') {
  process.stdout.write(`${line}\n`);
}

/** @param {string} line */
export function complain(line) {
  process.stderr.write(`${line}\n`);
}

/** Replaces the previous line; an empty text removes it. @param {string} text */
export function redraw(text) {
  const width = process.stdout.columns || 80;
  process.stdout.write(`\r\u001b[2K${text.slice(0, width - 1)}`);
}

/** @param {number} milliseconds */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Drops colours, overwritten progress and trailing blanks. @param {string} output @param {number} count */
export function lastLines(output, count) {
  return stripVTControlCharacters(output)
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(line.trimEnd().lastIndexOf('\r') + 1).trimEnd())
    .slice(-count);
}
