import { loadSharp } from '~/content/pictures/sharp.server';
import { tokens } from '~/theme/tokens';
import { SHARE_IMAGE_SIZE, type ShareCover } from './address';

/** Files may reach Strapi's folder without an upload, which checks their size. */
const MAX_SOURCE_PIXELS = 60_000_000;
const TIMEOUT_SECONDS = 20;
const MIDDLE = { x: 50, y: 50 };

function startOf(part: number, whole: number, percent: number): number {
  return Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part));
}

export async function cutCover(source: Uint8Array, focalPoint: ShareCover['focalPoint']): Promise<Buffer> {
  const { width, height } = SHARE_IMAGE_SIZE;
  const sharp = await loadSharp();
  const picture = sharp(source, { limitInputPixels: MAX_SOURCE_PIXELS }).autoOrient();
  const { autoOrient: whole } = await picture.metadata();
  const scale = Math.min(whole.width / width, whole.height / height);
  const part = {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
  const { x, y } = focalPoint ?? MIDDLE;
  return picture
    .extract({
      left: startOf(part.width, whole.width, x),
      top: startOf(part.height, whole.height, y),
      ...part,
    })
    .resize({ width, height, fit: 'fill' })
    .flatten({ background: tokens.colors.white.value })
    .jpeg({ quality: 84, mozjpeg: true })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer();
}
