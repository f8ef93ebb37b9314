import { readdir, rename, rmdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** @param {string} code @param {Promise<unknown>} work @returns {Promise<boolean>} false if it fails with this code */
async function unless(code, work) {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === code) return false;
    throw error;
  }
}

/** Puts `away` back, with what was stored meanwhile in a new `folder`. @param {string} folder @param {string} away */
async function putBack(folder, away) {
  while (!(await unless('ENOTEMPTY', rename(away, folder)))) {
    for (const name of await readdir(folder)) await rename(join(folder, name), join(away, name));
    await unless('ENOTEMPTY', rmdir(folder));
  }
}

/**
 * Takes a folder away again and again: a file in its place refuses every read and write, also of root, as a disk does
 * that is broken or read-only.
 * @param {string} folder that exists @param {{ longestPauseMs?: number, awayMs?: number }} [options]
 */
export function startDiskFaults(folder, { longestPauseMs = 20_000, awayMs = 3_000 } = {}) {
  const away = `${folder}-away`;
  const ending = new AbortController();
  const { signal } = ending;
  let count = 0;
  async function fail() {
    await rename(folder, away);
    // Its owner may have made the folder anew.
    const isFile = await unless('EISDIR', writeFile(folder, ''));
    if (isFile) {
      count += 1;
      await delay(awayMs, undefined, { signal }).catch(() => {});
      await unlink(folder);
    }
    await putBack(folder, away);
  }
  async function failAtRandom() {
    while (!signal.aborted) {
      await delay(Math.random() * longestPauseMs, undefined, { signal }).catch(() => {});
      if (!signal.aborted) await fail();
    }
  }
  const outcome = failAtRandom().then(
    () => null,
    (/** @type {unknown} */ error) => ({ error }),
  );
  return {
    /** Returns the number of faults. @throws Error if the folder could not be taken away or put back */
    async end() {
      ending.abort();
      const failure = await outcome;
      if (failure) throw failure.error;
      return count;
    },
  };
}
