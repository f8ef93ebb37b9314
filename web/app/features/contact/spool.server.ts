import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContactSubmission, contactSubmission } from 'contract/message';
import { storageFailureOf } from 'server-kit/storage-failure';
import { StorageFailed } from '~/content/store/availability.server';

export type SpooledMessage = ContactSubmission & { submissionId: string; submittedAt: string };

const NAME = /^(\d{15})-[0-9a-f-]{36}\.json$/;
const DRAFT = /^\..+\.tmp$/;
/** A draft of this age belongs to a process that died before it acknowledged the message. */
const ABANDONED_MS = 60 * 60 * 1_000;

/**
 * Keeps messages on disk, one a file, in the order of their arrival. A file is whole, and on the disk, once it has its
 * name (docs/decisions/0072). Processes that share a folder share its messages.
 */
export class Spool {
  readonly #folder: string;
  readonly #refused: string;
  #latest = 0;

  constructor(folder: string) {
    this.#folder = folder;
    this.#refused = join(folder, 'refused');
  }

  /** Returns the name of the file. @throws StorageFailed if nothing is kept */
  async add(message: SpooledMessage): Promise<string> {
    this.#latest = Math.max(Date.now(), this.#latest + 1);
    const name = `${String(this.#latest).padStart(15, '0')}-${message.submissionId}.json`;
    const draft = join(this.#folder, `.${randomUUID()}.tmp`);
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await write(draft, JSON.stringify(message));
      await rename(draft, join(this.#folder, name));
      await flush(this.#folder);
      return name;
    } catch (error) {
      // The sender gets a refusal, and keeps the message.
      for (const file of [draft, join(this.#folder, name)]) await rm(file, { force: true }).catch(() => {});
      throw new StorageFailed(storageFailureOf(error) ?? 'storage-unwritable', { cause: error });
    }
  }

  /** Returns the names of the messages that wait, the oldest first. */
  names(): Promise<string[]> {
    return namesIn(this.#folder);
  }

  /** Returns null for a message that another process has delivered. @throws Error if the file is damaged */
  async find(name: string): Promise<SpooledMessage | null> {
    const text = await orNull(readFile(join(this.#folder, name), 'utf8'));
    return text === null ? null : (contactSubmission.parse(JSON.parse(text)) as SpooledMessage);
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.#folder, name), { force: true });
  }

  /** Keeps a message that can never be delivered, until somebody looks at it. */
  async setAside(name: string): Promise<void> {
    await mkdir(this.#refused, { recursive: true, mode: 0o700 });
    await orNull(rename(join(this.#folder, name), join(this.#refused, name)));
    await flush(this.#refused);
    await flush(this.#folder);
  }

  /** Removes refused messages older than `keptMs`, and what processes left that died while they wrote. */
  async tidy(keptMs: number): Promise<void> {
    for (const name of await namesIn(this.#refused)) {
      if (Date.now() - arrivalOf(name) > keptMs) await rm(join(this.#refused, name), { force: true });
    }
    for (const name of await filesIn(this.#folder)) {
      const file = join(this.#folder, name);
      const found = DRAFT.test(name) ? await orNull(stat(file)) : null;
      if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
    }
  }

  async state() {
    const [waiting, refused] = await Promise.all([this.names(), namesIn(this.#refused)]);
    const [oldest] = waiting;
    return {
      waiting: waiting.length,
      since: oldest === undefined ? null : new Date(arrivalOf(oldest)).toISOString(),
      refused: refused.length,
    };
  }
}

const arrivalOf = (name: string): number => Number(NAME.exec(name)?.[1]);

const filesIn = async (folder: string): Promise<string[]> => (await orNull(readdir(folder))) ?? [];

const namesIn = async (folder: string): Promise<string[]> =>
  (await filesIn(folder)).filter((name) => NAME.test(name)).sort();

/** Takes a missing file or folder for nothing. */
async function orNull<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function write(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the names in a folder survive a power failure. */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
