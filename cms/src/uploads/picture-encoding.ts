import sharp, { type Metadata, type Sharp } from 'sharp';
import { MAX_PICTURE_MEGAPIXELS } from '../upload-limits';
import { cleanPicture } from './clean-picture';
import { pictureRefusal, readable } from './picture-refusal';

interface Source extends Metadata {
  content: Buffer;
}

/** Compresses lossy formats again without visible loss; the others keep every pixel (docs/decisions/0015). */
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

/**
 * Keeps only the pixels, rotated as the metadata says and in sRGB. What a new encoding would enlarge is cleaned without
 * one, where that is possible; decoding it first refuses broken files either way.
 */
export async function reencode(content: Buffer, metadata: Metadata): Promise<Buffer> {
  const source = { ...metadata, content };
  const { format } = metadata;
  const encode = ENCODERS[format];
  if (!encode)
    throw pictureRefusal('picture-type-unknown', `Pictures of the format ${format} are not accepted`);
  refuseUnsupportedAnimation(source);
  const limitInputPixels = MAX_PICTURE_MEGAPIXELS * 1_000_000;
  const picture = sharp(content, { animated: true, limitInputPixels }).autoOrient();
  const encoded = await readable(encode(inOwnColourSpace(picture, source), source).toBuffer());
  const clean = encoded.length > content.length ? cleanPicture(content, metadata) : null;
  return clean ?? encoded;
}

/** sharp would silently keep only the first frame of these animations. */
function refuseUnsupportedAnimation({ format, content }: Source): void {
  const isMovingAvif = format === 'heif' && content.toString('latin1', 8, 12) === 'avis';
  const isMovingPng = format === 'png' && content.subarray(0, content.indexOf('IDAT')).includes('acTL');
  if (!isMovingAvif && !isMovingPng) return;
  const name = isMovingAvif ? 'AVIF' : 'PNG';
  throw pictureRefusal('picture-unreadable', `${name} pictures in motion are not accepted`);
}

/** Avoids sharp's conversion to sRGB where grey pictures would grow, or 16 bits with a profile become paler. */
function inOwnColourSpace(picture: Sharp, { space, icc }: Source): Sharp {
  if (space === 'b-w' || space === 'grey16') return picture.toColourspace('b-w');
  return space === 'rgb16' && icc ? picture.withIccProfile('srgb', { attach: false }) : picture;
}

/** Adaptive filtering shrinks photos and enlarges drawings, which take less than a byte a pixel. */
const isPhotoLike = ({ content, width, height }: Source) => content.length > width * height;

/** Looks for the first chunk with pixels, because sharp does not tell. */
function isLosslessWebp(content: Buffer): boolean {
  const [lossless, lossy] = [content.indexOf('VP8L'), content.indexOf('VP8 ')];
  return lossless !== -1 && (lossy === -1 || lossless < lossy);
}
