import sharp, { type Metadata, type Sharp } from 'sharp';
import { MAX_PICTURE_MEGAPIXELS } from '../upload-limits';
import { pictureRefusal, readable } from './picture-refusal';

interface Source extends Metadata {
  content: Buffer;
}

/**
 * Formats that lose something lose it a second time, so little that nobody sees it; all others keep every pixel.
 * Measured: docs/decisions/0015.
 */
const ENCODERS: Partial<Record<Metadata['format'], (image: Sharp, source: Source) => Sharp>> = {
  jpeg: (image, { chromaSubsampling = '' }) =>
    image.jpeg({ quality: 90, chromaSubsampling: chromaSubsampling.startsWith('4:4:4') ? '4:4:4' : '4:2:0' }),
  png: (image, source) =>
    image.png(source.isPalette ? { palette: true, dither: 0 } : { adaptiveFiltering: isPhotoLike(source) }),
  webp: (image, { content }) =>
    isLosslessWebp(content)
      ? image.webp({ lossless: true })
      : image.webp({ quality: 90, smartSubsample: true, effort: 2 }),
  gif: (image) => image.gif({ dither: 0, keepDuplicateFrames: true }),
  heif: (image) => image.avif({ quality: 70, effort: 2 }),
};

/** The pixels of a picture, turned as they are shown and in sRGB, in the format that it has: nothing else comes along. */
export async function encodeAnew(content: Buffer, metadata: Metadata): Promise<Buffer> {
  const source = { ...metadata, content };
  const { format } = metadata;
  const encode = ENCODERS[format];
  if (!encode) throw pictureRefusal('unreadable', `Pictures of the format ${format} are not accepted`);
  refuseHiddenMotion(source);
  const limitInputPixels = MAX_PICTURE_MEGAPIXELS * 1_000_000;
  const picture = sharp(content, { animated: true, limitInputPixels }).autoOrient();
  return readable(encode(inOwnColours(picture, source), source).toBuffer());
}

/** Two kinds of motion of which sharp would keep the first frame, without a word. */
function refuseHiddenMotion({ format, content }: Source): void {
  const isMovingAvif = format === 'heif' && content.toString('latin1', 8, 12) === 'avis';
  const isMovingPng = format === 'png' && content.subarray(0, content.indexOf('IDAT')).includes('acTL');
  if (!isMovingAvif && !isMovingPng) return;
  const name = isMovingAvif ? 'AVIF' : 'PNG';
  throw pictureRefusal('unreadable', `${name} pictures in motion are not accepted`);
}

/** sRGB is what sharp makes of everything; but grey would grow by it, and 16 bits with a profile would become paler. */
function inOwnColours(picture: Sharp, { space, icc }: Source): Sharp {
  if (space === 'b-w' || space === 'grey16') return picture.toColourspace('b-w');
  return space === 'rgb16' && icc ? picture.withIccProfile('srgb', { attach: false }) : picture;
}

/** Photos become smaller by the filter that makes drawings larger; a drawing needs less than a byte a pixel. */
const isPhotoLike = ({ content, width, height }: Source) => content.length > width * height;

/** The first of the two tells how the pixels are stored, which sharp does not say. */
function isLosslessWebp(content: Buffer): boolean {
  const [lossless, lossy] = [content.indexOf('VP8L'), content.indexOf('VP8 ')];
  return lossless !== -1 && (lossy === -1 || lossless < lossy);
}
