// Tells of failed backups. Those of which nobody could be told wait in a file beside `last-backup.json`.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writePrivately } from '../setup/env-file.mjs';

export const UNTOLD_FILE = 'untold-failures.json';

/** @typedef {{ at: string, reason: string }} Failure `at` is an ISO time */

/** Returns none where the folder cannot be read, which may be the failure itself. @param {string} file */
async function readUntold(file) {
  try {
    return /** @type {Failure[]} */ (JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return [];
  }
}

/**
 * Tells of failures, and of those of earlier runs that are not told yet. Rejects if they stay untold.
 * @param {string} folder @param {Failure[]} failures @param {(failures: Failure[]) => Promise<unknown>} tell
 */
export async function tellFailures(folder, failures, tell) {
  const file = join(folder, UNTOLD_FILE);
  const untold = [...(await readUntold(file)), ...failures];
  if (untold.length === 0) return;
  // Comes first, in case this process is ended meanwhile.
  const notWritten = await writePrivately(file, `${JSON.stringify(untold)}\n`).then(
    () => '',
    (/** @type {Error} */ { message }) => ` ${message}`,
  );
  try {
    await tell(untold);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}${notWritten}`);
  }
  if (notWritten === '') await rm(file);
}
