import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MOST_COUNTED, type AddressCounts as Report, addressCounts as report } from 'contract/address-counts';
import { isListedAddress } from 'contract/missed-address';
import { normalAddress } from 'contract/redirect-address';
import { postAsSite } from '~/content/store/call-as-site.server';
import { env } from '~/env.server';
import { describeError, log } from '~/log.server';
import { DRAFT_ENDING, writeWhole } from '~/whole-file.server';

const REPORT_EVERY_MS = 60_000;
/** Bounds the memory for different addresses in a minute, and while Strapi is away. */
const MOST_MISSED = 1_000;

/** One a process; those of earlier versions have no UUID. */
const FILE = /^address-counts(?:-[0-9a-f-]{36})?\.json$/;

interface Options {
  /** @throws if the report was not taken */
  send: (counted: Report) => Promise<void>;
  folder: string;
  everyMs?: number;
}

/** Counts in memory, and tells Strapi once a minute (docs/decisions/0083). */
export class AddressCounts {
  readonly #options: Required<Options>;
  readonly #hits = new Map<string, number>();
  readonly #missed = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;
  #sending: Promise<boolean> | null = null;

  constructor(options: Options) {
    this.#options = { everyMs: REPORT_EVERY_MS, ...options };
  }

  hit(key: string, count = 1): void {
    this.#hits.set(key, (this.#hits.get(key) ?? 0) + count);
    this.#plan();
  }

  miss(pathname: string, count = 1): void {
    const path = normalAddress(pathname);
    const known = this.#missed.get(path);
    if (known === undefined && (this.#missed.size >= MOST_MISSED || !isListedAddress(path))) return;
    this.#missed.set(path, (known ?? 0) + count);
    this.#plan();
  }

  /** Takes over what earlier processes have left, of all copies that share the folder. */
  async resume(): Promise<void> {
    const names = await readdir(this.#options.folder).catch(() => []); // No folder yet: the first start.
    for (const name of names) if (FILE.test(name)) await this.#takeOver(name);
  }

  async finish(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    await this.#sending;
    while (this.#hasCounts() && (await this.#report()));
    if (!this.#hasCounts()) return;
    const left: Report[] = [];
    while (this.#hasCounts()) left.push(this.#take());
    await this.#keep(left);
  }

  async #keep(left: readonly Report[]): Promise<void> {
    const { folder } = this.#options;
    const file = join(folder, `address-counts-${randomUUID()}.json`);
    try {
      await writeWhole(file, JSON.stringify(left));
    } catch (error) {
      log.error('Counts of addresses were lost', { file, reason: describeError(error) });
    }
  }

  /** Renames the file first, so that of copies that start together one alone counts it. */
  async #takeOver(name: string): Promise<void> {
    const file = join(this.#options.folder, name);
    const own = `${file}.${randomUUID()}${DRAFT_ENDING}`;
    try {
      await rename(file, own);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      log.warn('Counts of addresses cannot be taken over', { file, reason: describeError(error) });
      return;
    }
    try {
      for (const one of report.array().parse(JSON.parse(await readFile(own, 'utf8')))) this.#add(one);
    } catch (error) {
      log.warn('Counts of addresses cannot be read and are ignored', { file, reason: describeError(error) });
    }
    await rm(own, { force: true });
  }

  #plan(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#sending = this.#report();
      void this.#sending.then(() => this.#hasCounts() && this.#plan());
    }, this.#options.everyMs).unref();
  }

  #hasCounts(): boolean {
    return this.#hits.size + this.#missed.size > 0;
  }

  async #report(): Promise<boolean> {
    const counted = this.#take();
    try {
      await this.#options.send(counted);
      return true;
    } catch (error) {
      this.#add(counted);
      log.warn('Counts of addresses were not taken and wait', { reason: describeError(error) });
      return false;
    }
  }

  #take(): Report {
    const taken = <Key>(counts: Map<Key, number>) => {
      const part = [...counts].slice(0, MOST_COUNTED);
      for (const [key] of part) counts.delete(key);
      return part;
    };
    return {
      hits: taken(this.#hits).map(([key, count]) => ({ key, count })),
      missed: taken(this.#missed).map(([path, count]) => ({ path, count })),
    };
  }

  #add({ hits, missed }: Report): void {
    for (const { key, count } of hits) this.hit(key, count);
    for (const { path, count } of missed) this.miss(path, count);
  }
}

const SEND_TIMEOUT_MS = 3_000;

const send = (counted: Report) =>
  postAsSite('/site-addresses', counted, AbortSignal.timeout(SEND_TIMEOUT_MS));

let counts: AddressCounts | undefined;

export function addressCounts(): AddressCounts {
  counts ??= new AddressCounts({ send, folder: env().WEB_DATA_DIR });
  return counts;
}
