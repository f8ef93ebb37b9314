import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCleanJson } from 'contract/clean-text';
import type { z } from 'zod';
import { describeError, log } from '~/log.server';
import { writeWhole } from '~/whole-file.server';

export class Snapshots {
  readonly #folder: string;
  readonly #writes = new Map<string, Promise<void>>();
  /** Hashes, to save the memory of the texts. */
  readonly #written = new Map<string, string>();
  /** Texts that are not on the disk yet. */
  readonly #unwritten = new Map<string, string>();
  #isWarned = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async find<Value>(name: string, schema: z.ZodType<Value>): Promise<Value | null> {
    let text: string;
    try {
      text = await readFile(this.#file(name), 'utf8');
    } catch {
      return null; // No file yet: the first start, or a new kind of content.
    }
    try {
      return schema.parse(parseCleanJson(text));
    } catch (error) {
      this.#warnOnce(`The saved content "${name}" is not readable and is ignored`, error);
      return null;
    }
  }

  /** Writes to another name and renames, so that neither reader nor crash leaves half a file. */
  save(name: string, value: unknown): void {
    const text = JSON.stringify(value);
    const hash = createHash('sha256').update(text).digest('base64');
    if (this.#written.get(name) === hash) return;
    this.#written.set(name, hash);
    this.#unwritten.set(name, text);
    this.#enqueue(name, text);
  }

  /** Writes again what the disk has refused. Returns whether it has everything now. */
  async complete(): Promise<boolean> {
    await this.settled();
    for (const [name, text] of this.#unwritten) this.#enqueue(name, text);
    await this.settled();
    return this.#unwritten.size === 0;
  }

  async settled(): Promise<void> {
    await Promise.all(this.#writes.values());
  }

  #enqueue(name: string, text: string): void {
    const previous = this.#writes.get(name) ?? Promise.resolve();
    this.#writes.set(
      name,
      previous.then(() => this.#write(name, text)),
    );
  }

  async #write(name: string, text: string): Promise<void> {
    try {
      await writeWhole(this.#file(name), text);
      if (this.#unwritten.get(name) === text) this.#unwritten.delete(name);
    } catch (error) {
      this.#written.delete(name);
      this.#warnOnce('The content cannot be saved for the next start', error);
    }
  }

  #warnOnce(message: string, error: unknown): void {
    if (this.#isWarned) return;
    this.#isWarned = true;
    log.warn(message, { folder: this.#folder, reason: describeError(error) });
  }

  #file(name: string): string {
    return join(this.#folder, `${name}.json`);
  }
}
