import { randomUUID } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';

/** @typedef {Record<string, string>} EnvValues */

/**
 * @param {string} path
 * @returns {Promise<string>} the text, empty when there is no such file
 */
export async function readEnvText(path) {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * @param {string} text
 * @returns {EnvValues} only names that have a value: `NAME=` counts as not set
 */
export function parseEnvText(text) {
  const values = /** @type {EnvValues} */ (parseEnv(text));
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** @param {string} value */
function quote(value) {
  if (/^[\w.:/@+,=-]*$/.test(value)) return value;
  const mark = ["'", '"', '`'].find((candidate) => !value.includes(candidate));
  if (!mark) throw new Error('A value with all three kinds of quotation marks cannot be written to .env');
  return `${mark}${value}${mark}`;
}

/**
 * Fills in values, keeping every other line and comment: an empty `NAME=` line gets the value, names that the
 * text does not have come at the end.
 * @param {string} text
 * @param {EnvValues} values
 */
export function withValues(text, values) {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  for (const [name, value] of Object.entries(values)) {
    const line = `${name}=${quote(value)}`;
    const empty = lines.findIndex((existing) =>
      new RegExp(`^\\s*(export\\s+)?${name}\\s*=\\s*$`).test(existing),
    );
    if (empty >= 0) lines[empty] = line;
    else lines.push(line);
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Readable by its owner alone, and never half written.
 * @param {string} path
 * @param {string} text
 */
export async function writePrivately(path, text) {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600, flag: 'wx' });
  await rename(draft, path);
}

/**
 * Takes from others what somebody who made the file by hand has let them read.
 * @param {string} path
 */
export async function tighten(path) {
  await chmod(path, 0o600).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
