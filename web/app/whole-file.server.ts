import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Ends the names of files that are being written, or that a dead process has left. */
export const DRAFT_ENDING = '.tmp';

/**
 * Writes for the owner alone, to another name, and renames: neither reader nor crash finds half a file, and copies that
 * share the folder do not disturb each other. @throws Error of the disk; nothing is left then
 */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}${DRAFT_ENDING}`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    await writeFile(draft, content, { mode: 0o600 });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {}); // The cause is thrown below.
    throw error;
  }
}
