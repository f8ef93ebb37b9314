import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Keeps uploads in progress in the data folder: /tmp may be in memory, and a folder that only this process uses can be
 * emptied at each start, with what a crash has left there.
 */
export function moveTemporaryFilesTo(dataFolder: string): void {
  const folder = path.join(dataFolder, 'tmp');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Read by os.tmpdir(), in Strapi as well.
  process.env.TMPDIR = folder;
}
