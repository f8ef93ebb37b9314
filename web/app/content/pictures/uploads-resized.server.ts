import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Sharp } from 'sharp';
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

/** Everything else passes as it is: GIF can move, SVG has no pixels. */
const FORMATS: Readonly<Record<string, Format>> = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
};

/** Larger than Strapi takes; files may also come into its folder by other ways. */
const MAX_SOURCE_BYTES = 20 * 1024 * 1024;
const MAX_SOURCE_PIXELS = 60_000_000;
const TIMEOUT_SECONDS = 20;
/** Of the queue, some seconds' work; beyond it the file is sent as it is. */
const MAX_QUEUED = 12;

interface ResizeRequest {
  /** At Strapi, beginning with `/uploads/`. */
  path: string;
  width: PictureWidth;
  /** Null where the browser names none: then that of the file. */
  format: 'avif' | 'webp' | null;
}

export interface ResizedUpload {
  content: Buffer;
  type: string;
  etag: string;
}

/** The file itself is sent: `as-it-is` when it cannot be resized, `busy` when the queue is full. */
export type Resizing = ResizedUpload | 'as-it-is' | 'busy';

interface ResizedUploadsOptions {
  fetch: (path: string, method: 'GET' | 'HEAD') => Promise<Response>;
  files: Pick<DiskLruCache, 'find' | 'save'>;
  maxQueued?: number;
}

/** Pictures in the sizes in which pages show them, resized at the first request and kept (docs/decisions/0015). */
export class ResizedUploads {
  readonly #fetch: ResizedUploadsOptions['fetch'];
  readonly #files: ResizedUploadsOptions['files'];
  readonly #maxQueued: number;
  /** Type and version of each file as Strapi last sent them, for while it is unreachable. */
  readonly #sources = new LRUCache<string, { type: string; version: string }>({ max: 5_000 });
  readonly #notResizable = new LRUCache<string, true>({ max: 5_000 });
  readonly #running = new Map<string, Promise<Buffer | 'as-it-is' | 'busy'>>();
  #last: Promise<unknown> = Promise.resolve();
  #queued = 0;

  constructor({ fetch, files, maxQueued = MAX_QUEUED }: ResizedUploadsOptions) {
    this.#fetch = fetch;
    this.#files = files;
    this.#maxQueued = maxQueued;
  }

  async find({ path, width, format: wanted }: ResizeRequest): Promise<Resizing> {
    const source = await this.#findSource(path);
    const own = source && FORMATS[source.type];
    if (!source || !own) return 'as-it-is';
    const format = wanted ?? own;
    // A file that is replaced in Strapi keeps its name.
    const key = createHash('sha256')
      .update(JSON.stringify([path, source.version]))
      .digest('hex')
      .slice(0, 32);
    const name = `${key}-${width}.${format}`;
    const running = this.#running.get(name) ?? this.#findOrResize(name, { path, width, format });
    this.#running.set(name, running);
    const content = await running.finally(() => this.#running.delete(name));
    if (typeof content === 'string') return content;
    return { content, type: `image/${format}`, etag: `"${name}"` };
  }

  async #findSource(path: string) {
    try {
      const answer = await this.#fetch(path, 'HEAD');
      if (!answer.ok) {
        this.#sources.delete(path);
        return null;
      }
      const { headers } = answer;
      const version = ['ETag', 'Last-Modified', 'Content-Length'].map((name) => headers.get(name)).join();
      const source = { type: headers.get('Content-Type')?.split(';', 1)[0] ?? '', version };
      this.#sources.set(path, source);
      return source;
    } catch (error) {
      log.warn('An upload could not be looked up at Strapi', { path, reason: summarizeError(error) });
      return this.#sources.get(path) ?? null;
    }
  }

  async #findOrResize(name: string, request: Omit<ResizeRequest, 'format'> & { format: Format }) {
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
      return 'busy';
    } finally {
      this.#queued -= 1;
    }
  }

  /** Null for what cannot be resized: too large, in motion, broken. @throws when Strapi cannot send the file */
  async #resize({
    path,
    width,
    format,
  }: Omit<ResizeRequest, 'format'> & { format: Format }): Promise<Buffer | null> {
    const answer = await this.#fetch(path, 'GET');
    const isTooLarge = Number(answer.headers.get('Content-Length') ?? 0) > MAX_SOURCE_BYTES;
    if (!answer.ok || isTooLarge) {
      await answer.body?.cancel();
      if (isTooLarge) return null;
      throw new Error(`Strapi answered ${answer.status}.`);
    }
    const source = Buffer.from(await answer.arrayBuffer());
    const sharp = await loadSharp();
    try {
      const image = sharp(source, { limitInputPixels: MAX_SOURCE_PIXELS });
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
