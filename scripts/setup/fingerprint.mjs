import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** @param {string} path @param {(path: string) => boolean} isIgnored @returns {Promise<string[]>} */
async function filesIn(path, isIgnored) {
  if (isIgnored(path)) return [];
  const details = await stat(path).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!details) return [];
  if (!details.isDirectory()) return details.isFile() ? [path] : [];
  const names = await readdir(path);
  return (await Promise.all(names.map((name) => filesIn(join(path, name), isIgnored)))).flat();
}

/** @typedef {{ inputs: string[], ignored: RegExp[] }} Selection paths relative to the root, with forward slashes */

/** @param {string} root @param {Selection} selection */
export async function filesOf(root, { inputs, ignored }) {
  const nameOf = (/** @type {string} */ path) => relative(root, path).split(sep).join('/');
  const isIgnored = (/** @type {string} */ path) => ignored.some((pattern) => pattern.test(nameOf(path)));
  const files = (await Promise.all(inputs.map((input) => filesIn(join(root, input), isIgnored)))).flat();
  return files.map(nameOf).sort();
}

/** @param {string} root @param {Selection} selection */
export async function fingerprint(root, selection) {
  const hash = createHash('sha256');
  for (const name of await filesOf(root, selection)) {
    hash.update(`\0${name}\0`).update(await readFile(join(root, name)));
  }
  return hash.digest('hex');
}
