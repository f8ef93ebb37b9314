import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, copyFile, mkdir, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

export interface FileContent {
  bytes: number;
  sha256: string;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Leaves out a file that is delivered meanwhile. */
export async function copyFiles(from: string, to: string): Promise<void> {
  for (const name of await filesIn(from)) {
    const file = path.join(from, name);
    const copy = path.join(to, name);
    await mkdir(path.dirname(copy), { recursive: true, mode: 0o700 });
    try {
      await copyFile(file, copy);
    } catch (error) {
      if (isMissing(error)) continue;
      throw error;
    }
    await chmod(copy, 0o600);
    await flush(copy);
  }
}

export async function flush(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function contentOf(file: string): Promise<FileContent> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part);
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') };
}

export const summaryOf = (content: Buffer): FileContent => ({
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
});

export async function contentsOf(folder: string): Promise<Record<string, FileContent>> {
  const contents: Record<string, FileContent> = {};
  for (const name of await filesIn(folder)) contents[name] = await contentOf(path.join(folder, name));
  return contents;
}
