import { randomUUID } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';

/** @typedef {Record<string, string>} EnvValues */

/** @param {string} path @returns {Promise<string>} */
export async function readEnvText(path) {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/** Drops empty values: `NAME=` counts as not set. @param {string} text @returns {EnvValues} */
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

/** Fills empty `NAME=` lines and appends new names. @param {string} text @param {EnvValues} values */
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

/** Writes a file for its owner alone, and never half of it. @param {string} path @param {string} text */
export async function writePrivately(path, text) {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600, flag: 'wx' });
  await rename(draft, path);
}

/** Makes an existing file readable only for its owner. @param {string} path */
export async function tighten(path) {
  await chmod(path, 0o600).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
