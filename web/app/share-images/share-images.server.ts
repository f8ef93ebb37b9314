import { isLanguage, type Language } from 'contract/languages';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { listPages } from '~/discovery/site-pages.server';
import { readShareImagePath, shareImagePath } from '~/site/share-image-address';
import { drawShareImage, type ShareDrawing } from './drawing.server';

/** Of all pages in all languages, with room for the posts and products of editors. */
const MAX_KEPT = 400;

/** Pictures in memory, each made once and one after the other: drawing must not hold up the pages. */
export class ShareImages {
  readonly #draw: (drawing: ShareDrawing) => Promise<Buffer>;
  readonly #kept = new LRUCache<string, Promise<Buffer>>({ max: MAX_KEPT });
  #last: Promise<unknown> = Promise.resolve();

  constructor(draw: (drawing: ShareDrawing) => Promise<Buffer>) {
    this.#draw = draw;
  }

  get(address: string, drawing: ShareDrawing): Promise<Buffer> {
    const kept = this.#kept.get(address);
    if (kept) return kept;
    const image = this.#last.then(() => this.#draw(drawing));
    this.#kept.set(address, image);
    this.#last = image.catch(() => {
      this.#kept.delete(address);
    });
    return image;
  }
}

export function renderShareImage(drawing: ShareDrawing): Promise<Buffer> {
  return sharp(Buffer.from(drawShareImage(drawing)))
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

const images = new ShareImages(renderShareImage);

export type FoundShareImage = { kind: 'image'; body: Buffer } | { kind: 'moved'; location: string };

/** The picture at an address: where the page has got a new title since, where to find it now. Null: no such page. */
export async function findShareImage(pathname: string): Promise<FoundShareImage | null> {
  const requested = readShareImagePath(pathname);
  if (!requested || !isLanguage(requested.language)) return null;
  const language: Language = requested.language;
  const page = (await listPages(language)).find(({ path }) => path === requested.path);
  if (!page) return null;
  const { path, title, product } = page;
  const address = shareImagePath({ language, path, title });
  if (address !== pathname) return { kind: 'moved', location: address };
  return { kind: 'image', body: await images.get(address, { title, language, product }) };
}
