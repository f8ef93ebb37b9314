import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {string[]} parts */
export const inProject = (...parts) => join(ROOT, ...parts);

export const LOG_FOLDER = inProject('.cache', 'logs');

/** Its message tells people what to do; shown without a stack. */
export class ExplainedError extends Error {}

/** Prefers the npm that runs this. @param {string[]} args @returns {{ command: string, args: string[] }} */
export function npm(...args) {
  const runner = process.env.npm_execpath;
  return runner && /npm-cli\.c?js$/.test(runner)
    ? { command: process.execPath, args: [runner, ...args] }
    : { command: 'npm', args };
}
