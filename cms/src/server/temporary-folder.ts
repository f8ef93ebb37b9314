import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** /tmp may be in memory, and this folder can be emptied at each start. */
export function moveTemporaryFilesTo(dataFolder: string): void {
  const folder = path.join(dataFolder, 'tmp');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // os.tmpdir() reads it, in Strapi too.
  process.env.TMPDIR = folder;
}
