import type { ContentPart } from 'contract/site-version';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { describeError, log } from '~/log.server';
import { ContentUnavailable } from './availability.server';
import type { ContentVersionPoller } from './content-version-poller';
import type { Snapshots } from './snapshots.server';

interface Entry {
  version: string | null;
  value: unknown;
}

/**
 * The type that `load` returns for a schema. Optional fields are required here: the schema accepts old snapshots
 * without them, but a query that drops a field must not compile. The schema rejects null at run time.
 */
export type Loaded<Input> = Input extends readonly (infer Item)[]
  ? readonly (Loaded<Item> | null)[]
  : Input extends object
    ? { [Name in keyof Input as null extends Input[Name] ? Name : never]-?: Loaded<Input[Name]> } & {
        [Name in keyof Input as null extends Input[Name] ? never : Name]: Loaded<Input[Name]> | null;
      }
    : Input;

/** Loads one kind of content. `name` also names its file on disk. */
export interface Source<Value, Input> {
  name: string;
  schema: z.ZodType<Value, Input>;
  load: () => Promise<Loaded<Input>>;
  /** False for content that other snapshots contain, and that would fill one file for each of many. */
  isKeptOnDisk?: false;
  /** The only part of the content that it depends on; changes of other parts keep it. */
  part?: ContentPart;
}

interface ContentCacheOptions {
  versionPoller: Pick<ContentVersionPoller, 'current'>;
  snapshots: Pick<Snapshots, 'find' | 'save'>;
  /** Returns the version of a part, or of all content if parts have none. */
  versionOf?: (part: ContentPart, version: string) => string;
  now?: () => number;
}

const PAUSE_AFTER_FAILURE_MS = 1_000;

/**
 * Caches content by the version read before the data: an edit invalidates what it may have changed, and data that
 * changed while loading is loaded again. While Strapi is unreachable the last known content is served.
 */
export class ContentCache {
  readonly #versionPoller: ContentCacheOptions['versionPoller'];
  readonly #snapshots: ContentCacheOptions['snapshots'];
  readonly #versionOf: NonNullable<ContentCacheOptions['versionOf']>;
  readonly #now: () => number;
  readonly #entries = new LRUCache<string, Entry>({ max: 500 });
  readonly #loads = new Map<string, Promise<unknown>>();
  readonly #failures = new LRUCache<string, number>({ max: 500 });
  #failureCount = 0;
  #gapCount = 0;

  constructor({
    versionPoller,
    snapshots,
    versionOf = (_part, version) => version,
    now = () => performance.now(),
  }: ContentCacheOptions) {
    this.#versionPoller = versionPoller;
    this.#snapshots = snapshots;
    this.#versionOf = versionOf;
    this.#now = now;
  }

  /** Counts loads that failed although Strapi answered, since the start. */
  get failures(): number {
    return this.#failureCount;
  }

  /** Counts reads that found nothing because Strapi was unreachable, since the start. */
  get gaps(): number {
    return this.#gapCount;
  }

  /** Returns what is in memory of all kinds of content. */
  values(): unknown[] {
    return [...this.#entries.values()].map(({ value }) => value);
  }

  /** @throws ContentUnavailable when Strapi is unreachable and nothing is known */
  async get<Value, Input>(source: Source<Value, Input>): Promise<Value> {
    const current = await this.#versionPoller.current();
    if (current === null) return this.#lastKnown(source);
    const version = source.part ? this.#versionOf(source.part, current) : current;
    const entry = this.#entries.get(source.name);
    if (entry?.version === version) return entry.value as Value;
    if (this.#failedJustNow(source.name)) {
      this.#failureCount += 1;
      return this.#lastKnown(source);
    }
    try {
      return await this.#load(source, version);
    } catch (error) {
      this.#failureCount += 1;
      this.#failures.set(source.name, this.#now());
      log.error('Content could not be loaded', { content: source.name, reason: describeError(error) });
      return this.#lastKnown(source);
    }
  }

  #load<Value, Input>(source: Source<Value, Input>, version: string): Promise<Value> {
    const key = `${source.name}@${version}`;
    const running = this.#loads.get(key);
    if (running) return running as Promise<Value>;
    const load = this.#store(source, version).finally(() => this.#loads.delete(key));
    this.#loads.set(key, load);
    return load;
  }

  async #store<Value, Input>(source: Source<Value, Input>, version: string): Promise<Value> {
    const value = source.schema.parse(await source.load());
    this.#entries.set(source.name, { version, value });
    if (source.isKeptOnDisk !== false) this.#snapshots.save(source.name, value);
    return value;
  }

  async #lastKnown<Value, Input>({ name, schema, isKeptOnDisk }: Source<Value, Input>): Promise<Value> {
    const entry = this.#entries.get(name);
    if (entry) return entry.value as Value;
    const value = isKeptOnDisk === false ? null : await this.#snapshots.find(name, schema);
    if (value === null) {
      this.#gapCount += 1;
      throw new ContentUnavailable(`Nothing is known of the content "${name}".`);
    }
    // Without a version, so that Strapi's first response replaces it.
    this.#entries.set(name, { version: null, value });
    return value;
  }

  #failedJustNow(name: string): boolean {
    const failedAt = this.#failures.get(name);
    return failedAt !== undefined && this.#now() - failedAt < PAUSE_AFTER_FAILURE_MS;
  }
}
