import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { log, summarizeError } from '~/log.server';

const DRAFT_ENDING = '.tmp';
/** A draft of this age belongs to a process that died; a younger one may be of a copy that shares the folder. */
const ABANDONED_MS = 60 * 60 * 1_000;

/** Copies of the site may share the folder: each finds the files of all, and counts those that it knows of. */
export class DiskLruCache {
  readonly #folder: string;
  readonly #sizes: LRUCache<string, number>;
  #folderRead: Promise<void> | null = null;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (size) => size,
      dispose: (_size, name, reason) => {
        if (reason === 'evict') void this.#remove(name);
      },
    });
  }

  async find(name: string): Promise<Buffer | null> {
    await this.#readFolderOnce();
    try {
      const content = await readFile(join(this.#folder, name));
      if (content.length === 0) return null;
      if (this.#sizes.get(name) === undefined) this.#sizes.set(name, content.length);
      return content;
    } catch {
      this.#sizes.delete(name); // Somebody has emptied the folder, which is allowed.
      return null;
    }
  }

  /** Writes to another name and renames, so that neither reader nor crash leaves half a file. */
  async save(name: string, content: Buffer): Promise<void> {
    await this.#readFolderOnce();
    const file = join(this.#folder, name);
    const draft = `${file}.${randomUUID()}${DRAFT_ENDING}`;
    try {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(draft, content);
      await rename(draft, file);
      this.#sizes.set(name, content.length);
      if (!this.#sizes.has(name)) await this.#remove(name);
    } catch (error) {
      log.warn('A resized picture cannot be kept', { folder: this.#folder, reason: summarizeError(error) });
    }
  }

  async remove(name: string): Promise<void> {
    this.#sizes.delete(name);
    await this.#remove(name);
  }

  #readFolderOnce(): Promise<void> {
    this.#folderRead ??= this.#readFolder();
    return this.#folderRead;
  }

  async #readFolder(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []); // No folder yet: the first start.
    const found = await Promise.all(
      names.map(async (name) => {
        const file = await stat(join(this.#folder, name)).catch(() => null); // Another copy has removed it.
        return file ? [{ name, size: file.size, changedAt: file.mtimeMs }] : [];
      }),
    );
    for (const { name, size, changedAt } of found.flat().sort((a, b) => a.changedAt - b.changedAt)) {
      const isDraft = name.endsWith(DRAFT_ENDING);
      if (!isDraft && size > 0) this.#sizes.set(name, size);
      else if (Date.now() - changedAt > ABANDONED_MS) await this.#remove(name);
    }
  }

  async #remove(name: string): Promise<void> {
    await rm(join(this.#folder, name), { force: true }).catch((error: unknown) => {
      log.warn('A resized picture cannot be removed', { file: name, reason: summarizeError(error) });
    });
  }
}
