import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type StatisticsBatch, statisticsBatch } from 'contract/statistics';
import { writeWhole } from '~/whole-file.server';

const NAME = /^[0-9a-f-]{36}-\d{9}\.json$/;

/**
 * Keeps batches on the disk until Strapi has them, one a file, which never changes. A batch that two processes find is
 * stored once, because Strapi knows its run and number; so no process claims one.
 */
export class Batches {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async add(batch: StatisticsBatch): Promise<void> {
    const name = `${batch.run}-${String(batch.number).padStart(9, '0')}.json`;
    await writeWhole(join(this.#folder, name), JSON.stringify(batch));
  }

  async names(): Promise<string[]> {
    return (await orNull(readdir(this.#folder)))?.filter((name) => NAME.test(name)).sort() ?? [];
  }

  /** Returns null for a batch delivered by another process. @throws SyntaxError, ZodError for a damaged file */
  async find(name: string): Promise<StatisticsBatch | null> {
    const text = await orNull(readFile(join(this.#folder, name), 'utf8'));
    return text === null ? null : statisticsBatch.parse(JSON.parse(text));
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.#folder, name), { force: true });
  }

  /** Keeps a batch that can never be stored for whoever looks for the cause. */
  async setAside(name: string): Promise<void> {
    await orNull(rename(join(this.#folder, name), join(this.#folder, `${name}.refused`)));
  }
}

async function orNull<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
