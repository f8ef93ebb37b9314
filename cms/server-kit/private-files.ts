import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const GROUP_AND_OTHERS = 0o077;

export async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await restrict(folder);
  await restrictContents(folder);
}

async function restrict(name: string): Promise<void> {
  const { mode } = await lstat(name);
  if ((mode & GROUP_AND_OTHERS) !== 0) await chmod(name, mode & 0o7777 & ~GROUP_AND_OTHERS);
}

async function restrictContents(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const name = join(folder, entry.name);
    if (entry.isFile() || entry.isDirectory()) await restrict(name).catch(ignoreMissing);
    if (entry.isDirectory()) await restrictContents(name).catch(ignoreMissing);
  }
}

/** Another Strapi on the same folder removes its temporary files meanwhile. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
