import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { log, summarizeError } from '~/log.server';
import { DRAFT_ENDING, writeWhole } from '~/whole-file.server';

/** A draft of this age belongs to a process that died; a younger one may be of a copy that shares the folder. */
const ABANDONED_MS = 60 * 60 * 1_000;

/** Copies of the site may share the folder: each finds the files of all, and counts those that it knows of. */
export class DiskLruCache {
  readonly #folder: string;
  readonly #sizesOf: (name: string) => LRUCache<string, number>;
  #folderRead: Promise<void> | null = null;

  /** Files apart have as much room again, so that others cannot displace them. */
  constructor(folder: string, maxBytes: number, isApart: (name: string) => boolean = () => false) {
    this.#folder = folder;
    const [sizes, sizesApart] = [this.#room(maxBytes), this.#room(maxBytes)];
    this.#sizesOf = (name) => (isApart(name) ? sizesApart : sizes);
  }

  #room(maxBytes: number): LRUCache<string, number> {
    return new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (size) => size,
      dispose: (_size, name, reason) => {
        if (reason === 'evict') void this.#remove(name);
      },
    });
  }

  /** Looks at the files known so far, and counts as a use of the file. */
  has(name: string): boolean {
    return this.#sizesOf(name).get(name) !== undefined;
  }

  async find(name: string): Promise<Buffer | null> {
    await this.#readFolderOnce();
    try {
      const content = await readFile(join(this.#folder, name));
      if (content.length === 0) return null;
      if (!this.has(name)) this.#sizesOf(name).set(name, content.length);
      return content;
    } catch {
      this.#sizesOf(name).delete(name); // Somebody has emptied the folder, which is allowed.
      return null;
    }
  }

  async save(name: string, content: Buffer): Promise<void> {
    await this.#readFolderOnce();
    try {
      await writeWhole(join(this.#folder, name), content);
      this.#sizesOf(name).set(name, content.length);
      if (!this.#sizesOf(name).has(name)) await this.#remove(name);
    } catch (error) {
      log.warn('A resized picture cannot be kept', { folder: this.#folder, reason: summarizeError(error) });
    }
  }

  async remove(name: string): Promise<void> {
    this.#sizesOf(name).delete(name);
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
      if (!isDraft && size > 0) this.#sizesOf(name).set(name, size);
      else if (Date.now() - changedAt > ABANDONED_MS) await this.#remove(name);
    }
  }

  async #remove(name: string): Promise<void> {
    await rm(join(this.#folder, name), { force: true }).catch((error: unknown) => {
      log.warn('A resized picture cannot be removed', { file: name, reason: summarizeError(error) });
    });
  }
}
