import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { pluginService, type Strapi } from '../strapi-door';
import { MAX_FRAME_MEGAPIXELS, MAX_PICTURE_MEGAPIXELS } from '../upload-limits';
import { type ChainFormat, findPictureParts } from './picture-parts';
import { pictureRefusal, readable } from './picture-refusal';

interface UploadedFile {
  filepath: string;
  size: number;
}
interface Uploads {
  upload(input: { files: UploadedFile | UploadedFile[] }, options: unknown): Promise<unknown>;
  replace(id: unknown, input: { file: UploadedFile }, options: unknown): Promise<unknown>;
}

/** Lossy formats are encoded a second time: well enough that nobody sees it. */
const CHAIN_ENCODERS: Record<ChainFormat, (image: Sharp) => Sharp> = {
  jpeg: (image) => image.jpeg({ quality: 90, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
  webp: (image) => image.webp({ quality: 90 }),
  gif: (image) => image.gif(),
};
const toAvif = (image: Sharp) => image.avif({ quality: 70, effort: 2 });

/**
 * Photos carry where and by whom they were taken: that must not reach the site (decisions C22). Around
 * Strapi's upload service, not in a middleware, because there the account and the file have been checked.
 */
export function uploadWithoutMetadata(strapi: Strapi): void {
  const uploads = pluginService<Uploads>(strapi, 'upload', 'upload');
  const { upload, replace } = uploads;
  uploads.upload = async (input, options) => {
    for (const file of [input.files].flat()) await removeMetadata(file);
    return upload(input, options);
  };
  uploads.replace = async (id, input, options) => {
    await removeMetadata(input.file);
    return replace(id, input, options);
  };
}

async function removeMetadata(file: UploadedFile): Promise<void> {
  const original = await readFile(file.filepath);
  const metadata = await readable(sharp(original, { limitInputPixels: false }).metadata());
  refuseTooManyPixels(metadata);
  const picture = sharp(original, { animated: true, limitInputPixels: false });
  // Every frame to its end: Strapi, which makes smaller ones of them later, has no answer to a broken one.
  await readable(picture.clone().resize({ width: 16 }).raw().toBuffer());
  const content = await pictureOnly(original, picture, metadata);
  await writeFile(file.filepath, content);
  file.size = content.length;
}

async function pictureOnly(original: Buffer, picture: Sharp, metadata: Metadata): Promise<Buffer> {
  const { format, orientation = 1, icc } = metadata;
  if (format === 'heif') return readable(toAvif(refuseMotion(original, picture).autoOrient()).toBuffer());
  if (!isChain(format))
    throw pictureRefusal('unreadable', `Pictures of the format ${format} are not accepted`);
  // What turns the pixels and what their colours mean is metadata, too: turn them, make them sRGB.
  const parts = orientation > 1 || icc ? null : findPictureParts(format, original);
  return parts ?? readable(CHAIN_ENCODERS[format](picture.autoOrient()).toBuffer());
}

const isChain = (format: string): format is ChainFormat => format in CHAIN_ENCODERS;

/** Of an AVIF in motion sharp would keep the first frame alone. */
function refuseMotion(original: Buffer, picture: Sharp): Sharp {
  if (original.toString('latin1', 8, 12) !== 'avis') return picture;
  throw pictureRefusal('unreadable', 'AVIF pictures in motion are not accepted');
}

function refuseTooManyPixels({ width, height, pages = 1 }: Metadata): void {
  const frame = (width * height) / 1_000_000;
  const limits = [
    { of: 'The picture', megapixels: frame, limit: MAX_FRAME_MEGAPIXELS },
    { of: 'All frames of the picture', megapixels: frame * pages, limit: MAX_PICTURE_MEGAPIXELS },
  ];
  for (const { of, megapixels, limit } of limits) {
    if (megapixels <= limit) continue;
    const message = `${of} may have ${limit} megapixels, not ${Math.ceil(megapixels)}`;
    throw pictureRefusal('tooManyPixels', message);
  }
}
