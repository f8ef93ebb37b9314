import { isLanguage, type Language } from 'contract/languages';
import { LRUCache } from 'lru-cache';
import { loadSharp } from '~/content/pictures/sharp.server';
import { fetchUpload } from '~/content/pictures/uploads.server';
import type { SitePage } from '~/discovery/site-page';
import { listPages } from '~/discovery/site-pages.server';
import { MOTIFS } from '~/drawings/motifs';
import { colorOf, LANDING_COLOR, motifOf } from '~/drawings/post-look';
import { drawStill, stillSize } from '~/features/ti-transformation/drawing/still.server';
import type { Phase } from '~/features/ti-transformation/playback/phases';
import { PHASE_PAGE, phaseShared, sharedPhase } from '~/features/ti-transformation/shared-phase.server';
import { log, summarizeError } from '~/log.server';
import { lookOf, readShareImagePath, type ShareCover, shareImagePath } from './address';
import { cutCover } from './cover-cut.server';
import { drawPictureShareImage, drawShareImage, type ShareDrawing } from './drawing.server';
import { pageDrawing } from './page-drawings.server';

/** All pages in all languages, with room for posts and products. */
const MAX_KEPT = 400;
const UPLOAD_TIMEOUT_MS = 10_000;

/** Keeps pictures in memory and makes one at a time, so that pages come first. */
export class ShareImages {
  readonly #kept = new LRUCache<string, Promise<Buffer>>({ max: MAX_KEPT });
  #last: Promise<unknown> = Promise.resolve();

  get(address: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.#kept.get(address);
    if (kept) return kept;
    const image = this.#last.then(make);
    this.#kept.set(address, image);
    this.#last = image.catch(() => {
      this.#kept.delete(address);
    });
    return image;
  }
}

export const renderShareImage = (drawing: ShareDrawing) => renderJpeg(drawShareImage(drawing));

async function renderJpeg(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

/** @throws when Strapi does not send the file, or sharp cannot read it */
async function cutUpload({ url, focalPoint }: ShareCover): Promise<Buffer> {
  const signal = AbortSignal.timeout(UPLOAD_TIMEOUT_MS);
  const answer = await fetchUpload(url, { method: 'GET', headers: new Headers(), signal });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`Strapi answered ${answer.status}.`);
  }
  return cutCover(new Uint8Array(await answer.arrayBuffer()), focalPoint);
}

const images = new ShareImages();

async function findCut(address: string, cover: ShareCover | null | undefined): Promise<Buffer | null> {
  if (!cover) return null;
  try {
    return await images.get(address, () => cutUpload(cover));
  } catch (error) {
    log.warn('A share image could not be cut', { picture: cover.url, reason: summarizeError(error) });
    return null;
  }
}

async function findPhaseImage(pathname: string, language: Language, phase: Phase): Promise<FoundShareImage> {
  const { title, variant } = sharedPhase(language, phase);
  const address = shareImagePath({ language, path: PHASE_PAGE, title, variant });
  if (address !== pathname) return { kind: 'moved', location: address };
  const body = await images.get(address, () => drawMap(language, phase, title));
  return { kind: 'image', body, isLasting: true };
}

const MAP_PHASE: Phase = 3;

const drawMap = (language: Language, phase: Phase, title: string) =>
  renderJpeg(drawPictureShareImage({ content: drawStill(language, phase), ...stillSize(phase) }, title));

function pictureOf({ path, product, post, motif }: SitePage): ShareDrawing['picture'] {
  if (product) return { product };
  if (post) return { drawing: { Drawn: MOTIFS[motifOf(post)], color: colorOf(post) } };
  if (motif) return { drawing: { Drawn: MOTIFS[motif], color: LANDING_COLOR } };
  return path === '/' ? 'products' : { drawing: pageDrawing(path) };
}

function lookOfPage({ kind, product, post, motif }: SitePage): string | undefined {
  if (motif) return lookOf({ color: LANDING_COLOR, illustration: motif, scene: null });
  if (post) return lookOf({ color: colorOf(post), illustration: motifOf(post), scene: null });
  return kind === 'product' && product ? lookOf(product) : undefined;
}

export type FoundShareImage =
  | {
      kind: 'image';
      body: Buffer;
      isLasting: boolean;
    }
  | { kind: 'moved'; location: string };

/** Returns the new address after a change of the title; null if there is no such page. */
export async function findShareImage(pathname: string): Promise<FoundShareImage | null> {
  const requested = readShareImagePath(pathname);
  if (!requested || !isLanguage(requested.language)) return null;
  const language: Language = requested.language;
  const phase = phaseShared(requested.path);
  if (phase !== null) return findPhaseImage(pathname, language, phase);
  const page = (await listPages(language)).find(({ path }) => path === requested.path);
  if (!page) return null;
  const { path, title, cover } = page;
  const look = lookOfPage(page);
  const address = shareImagePath({ language, path, title, look, cover });
  if (address !== pathname) return { kind: 'moved', location: address };
  const cut = await findCut(address, cover);
  if (cut) return { kind: 'image', body: cut, isLasting: true };
  const drawn = shareImagePath({ language, path, title, look });
  const body = await images.get(drawn, () =>
    path === PHASE_PAGE
      ? drawMap(language, MAP_PHASE, title)
      : renderShareImage({ title, language, picture: pictureOf(page) }),
  );
  return { kind: 'image', body, isLasting: !cover };
}
