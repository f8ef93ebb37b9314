import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Sharp } from 'sharp';
import { z } from 'zod';
import { log, summarizeError } from '~/log.server';
import type { PictureWidth } from '~/picture-widths';
import { loadSharp } from './sharp.server';
import type { DiskLruCache } from './uploads-files.server';

const ENCODERS = {
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 3 }),
  webp: (image: Sharp) => image.webp({ quality: 80 }),
  jpeg: (image: Sharp) => image.jpeg({ quality: 80, mozjpeg: true }),
  png: (image: Sharp) => image.png({ compressionLevel: 9 }),
};
type Format = keyof typeof ENCODERS;

/** Other types are sent unchanged: GIF may be animated, SVG has no pixels. */
const FORMATS: Readonly<Record<string, Format>> = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
};

/** Above the limit of editors: Strapi may make a file larger, and others reach its folder in other ways. */
const MAX_SOURCE_BYTES = 20 * 1024 * 1024;
const MAX_SOURCE_PIXELS = 60_000_000;
const TIMEOUT_SECONDS = 20;
const MAX_QUEUED = 12;

const LOOK_UP_AGAIN_MS = 60_000;

interface UploadRequest {
  path: string;
  /** The version of the file's content that the page names; null for any version. */
  version: string | null;
}

interface ResizeRequest extends UploadRequest {
  width: PictureWidth;
  /** Null if the browser accepts neither: then the format of the file. */
  format: 'avif' | 'webp' | null;
}

export interface KeptUpload {
  content: Buffer;
  type: string;
  etag: string;
}

type Elsewhere = 'as-it-is' | 'busy' | 'missing' | 'unavailable';

const source = z.object({
  type: z.string(),
  state: z.string(),
  bytes: z.number().nullable(),
  version: z.string().nullable(),
});
type Source = z.output<typeof source>;

interface Resizing {
  path: string;
  original: string;
  width: PictureWidth;
  format: Format;
}

interface ResizedUploadsOptions {
  /** @throws when Strapi does not answer */
  fetch: (path: string, method: 'GET' | 'HEAD') => Promise<Response>;
  files: Pick<DiskLruCache, 'find' | 'has' | 'save' | 'remove'>;
  maxQueued?: number;
  now?: () => number;
}

const hashOf = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
const sourceName = (path: string) => `${hashOf(path)}.json`;
/** Selects the files from which all others can be made without Strapi. */
export const isOriginal = (name: string): boolean => /\.(?:json|original)$/.test(name);
const originalName = (path: string, { state }: Source) => `${hashOf(path, state)}.original`;

/** Resizes pictures at the first request (docs/decisions/0015). A kept copy is sent without asking Strapi. */
export class ResizedUploads {
  readonly #fetch: ResizedUploadsOptions['fetch'];
  readonly #files: ResizedUploadsOptions['files'];
  readonly #maxQueued: number;
  readonly #now: () => number;
  readonly #sources = new LRUCache<string, Source>({ max: 5_000 });
  readonly #lookedUpAt = new LRUCache<string, number>({ max: 5_000 });
  readonly #notResizable = new LRUCache<string, true>({ max: 5_000 });
  readonly #running = new Map<string, Promise<Buffer | Elsewhere>>();
  #last: Promise<unknown> = Promise.resolve();
  #queued = 0;

  constructor({ fetch, files, maxQueued = MAX_QUEUED, now = Date.now }: ResizedUploadsOptions) {
    this.#fetch = fetch;
    this.#files = files;
    this.#maxQueued = maxQueued;
    this.#now = now;
  }

  async find({ path, version, width, format: wanted }: ResizeRequest): Promise<KeptUpload | Elsewhere> {
    const found = await this.#findSource(path, version);
    if (typeof found === 'string') return found;
    const own = FORMATS[found.type];
    if (!own) return 'as-it-is';
    const format = wanted ?? own;
    // A file replaced in Strapi keeps its name.
    const name = `${hashOf(path, found.state)}-${width}.${format}`;
    const content = await this.#once(name, () =>
      this.#findOrResize(name, { path, width, format, original: originalName(path, found) }),
    );
    return typeof content === 'string' ? content : { content, type: `image/${format}`, etag: `"${name}"` };
  }

  async findOriginal({ path, version }: UploadRequest): Promise<KeptUpload | Elsewhere> {
    const found = await this.#findSource(path, version);
    if (typeof found === 'string') return found;
    // Pictures and PDFs of any size that editors may upload are kept.
    if (found.bytes === null || found.bytes > MAX_SOURCE_BYTES) return 'as-it-is';
    const name = originalName(path, found);
    const content = await this.#once(name, () => this.#findOrCopy(name, path));
    return typeof content === 'string' ? content : { content, type: found.type, etag: `"${name}"` };
  }

  /** Says whether the file can be sent without Strapi, once findOriginal has looked for it. */
  keepsOriginal(path: string): boolean {
    const known = this.#sources.get(path);
    if (known === undefined) return false;
    return [sourceName(path), originalName(path, known)].every((name) => this.#files.has(name));
  }

  #once(name: string, make: () => Promise<Buffer | Elsewhere>): Promise<Buffer | Elsewhere> {
    const running = this.#running.get(name) ?? make().finally(() => this.#running.delete(name));
    this.#running.set(name, running);
    return running;
  }

  async #findSource(path: string, version: string | null): Promise<Source | Elsewhere> {
    const known = this.#sources.get(path) ?? (await this.#readSource(path));
    if (known && version !== null && known.version === version) {
      const lookedUpAt = this.#lookedUpAt.get(path) ?? 0;
      if (this.#now() - lookedUpAt > LOOK_UP_AGAIN_MS) void this.#lookUp(path, version);
      return known;
    }
    return (await this.#lookUp(path, version)) ?? known ?? 'unavailable';
  }

  /** Returns null when Strapi does not answer, `missing` when it has no such file and answers 404 itself. */
  async #lookUp(path: string, version: string | null): Promise<Source | 'missing' | null> {
    this.#lookedUpAt.set(path, this.#now());
    try {
      const answer = await this.#fetch(path, 'HEAD');
      if (answer.status >= 500) throw new Error(`Strapi answered ${answer.status}.`);
      if (!answer.ok) {
        this.#sources.delete(path);
        await this.#files.remove(sourceName(path));
        return 'missing';
      }
      const before = this.#sources.get(path);
      const found = sourceOf(answer.headers, version);
      if (version === null && before?.state === found.state) found.version = before.version;
      this.#sources.set(path, found);
      if (JSON.stringify(found) !== JSON.stringify(before)) {
        await this.#files.save(sourceName(path), Buffer.from(JSON.stringify(found)));
      }
      return found;
    } catch (error) {
      log.warn('An upload could not be looked up', { path, reason: summarizeError(error) });
      return null;
    }
  }

  async #readSource(path: string): Promise<Source | null> {
    const text = await this.#files.find(sourceName(path));
    if (!text) return null;
    try {
      const known = source.parse(JSON.parse(text.toString()));
      this.#sources.set(path, known);
      return known;
    } catch (error) {
      log.warn('What is known of an upload is not readable', { path, reason: summarizeError(error) });
      return null;
    }
  }

  async #findOrCopy(name: string, path: string): Promise<Buffer | Elsewhere> {
    const found = await this.#files.find(name);
    if (found) return found;
    try {
      const answer = await this.#fetch(path, 'GET');
      if (!answer.ok) {
        await answer.body?.cancel();
        return 'missing';
      }
      const content = Buffer.from(await answer.arrayBuffer());
      await this.#files.save(name, content);
      return content;
    } catch (error) {
      log.warn('An upload could not be fetched', { path, reason: summarizeError(error) });
      return 'unavailable';
    }
  }

  async #findOrResize(name: string, request: Resizing): Promise<Buffer | Elsewhere> {
    if (this.#notResizable.has(name)) return 'as-it-is';
    const found = await this.#files.find(name);
    if (found) return found;
    if (this.#queued >= this.#maxQueued) return 'busy';
    this.#queued += 1;
    const turn = this.#last.then(() => this.#resize(request));
    this.#last = turn.catch(() => undefined);
    try {
      const made = await turn;
      if (made) await this.#files.save(name, made);
      else this.#notResizable.set(name, true);
      return made ?? 'as-it-is';
    } catch (error) {
      log.warn('A picture could not be resized', { path: request.path, reason: summarizeError(error) });
      return 'unavailable';
    } finally {
      this.#queued -= 1;
    }
  }

  /** Returns null for a file too large, or deleted meanwhile. @throws when Strapi cannot send it */
  async #fetchSource(path: string): Promise<Buffer | null> {
    const answer = await this.#fetch(path, 'GET');
    const isTooLarge = Number(answer.headers.get('Content-Length') ?? 0) > MAX_SOURCE_BYTES;
    if (answer.ok && !isTooLarge) return Buffer.from(await answer.arrayBuffer());
    await answer.body?.cancel();
    if (isTooLarge || answer.status === 404) return null;
    throw new Error(`Strapi answered ${answer.status}.`);
  }

  /** Returns null for a picture too large, animated, broken or deleted. @throws when Strapi cannot send it */
  async #resize({ path, width, format, original: name }: Resizing): Promise<Buffer | null> {
    const original = (await this.#files.find(name)) ?? (await this.#fetchSource(path));
    if (original === null) return null;
    const sharp = await loadSharp();
    try {
      const image = sharp(original, { limitInputPixels: MAX_SOURCE_PIXELS });
      if (((await image.metadata()).pages ?? 1) > 1) return null;
      const resized = image.autoOrient().resize({ width, withoutEnlargement: true });
      return await ENCODERS[format](resized).timeout({ seconds: TIMEOUT_SECONDS }).toBuffer();
    } catch (error) {
      const [reason = ''] = summarizeError(error).split('\n', 1);
      log.warn('A picture cannot be resized', { path, reason });
      return null;
    }
  }
}

function sourceOf(headers: Headers, version: string | null): Source {
  const length = headers.get('Content-Length');
  return {
    type: headers.get('Content-Type')?.split(';', 1)[0] ?? '',
    state: ['ETag', 'Last-Modified', 'Content-Length'].map((name) => headers.get(name)).join(),
    bytes: length === null ? null : Number(length),
    version,
  };
}
