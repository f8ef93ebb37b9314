import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const GROUP_AND_OTHERS = 0o077;

/** Repeats web/server/private-files.ts, because web and cms do not import each other. */
export async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const inside = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const name of [folder, ...inside]) {
    const { mode } = await stat(name);
    if ((mode & GROUP_AND_OTHERS) !== 0) await chmod(name, mode & 0o7777 & ~GROUP_AND_OTHERS);
  }
}
