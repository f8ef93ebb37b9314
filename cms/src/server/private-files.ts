import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const OTHERS = 0o077;

/**
 * A folder that only this user may read, with all that earlier versions have left readable to others in it. The same as
 * web/server/private-files.ts: site and Strapi import nothing of each other.
 */
export async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const inside = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const name of [folder, ...inside]) {
    const { mode } = await stat(name);
    if ((mode & OTHERS) !== 0) await chmod(name, mode & 0o7777 & ~OTHERS);
  }
}
