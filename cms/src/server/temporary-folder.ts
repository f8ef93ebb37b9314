import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Files on their way in lie beside the database: on a disk, where /tmp can be memory, and in a folder of this
 * process alone, so that what a crash left there can go at the next start.
 */
export function moveTemporaryFilesTo(dataFolder: string): void {
  const folder = path.join(dataFolder, 'tmp');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // What os.tmpdir() answers, here and in Strapi.
  process.env.TMPDIR = folder;
}
