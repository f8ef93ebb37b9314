import { readFile, writeFile } from 'node:fs/promises';
import { errors } from '@strapi/utils';
import sharp, { type Metadata } from 'sharp';
import { PDF_TYPE } from '../../contract/media-fields';
import { pluginService, type Strapi } from '../strapi';
import { MAX_FRAME_MEGAPIXELS, MAX_PICTURE_MEGAPIXELS } from '../upload-limits';
import { findFile } from './find-file';
import { isPdf } from './pdf-files';
import { reencode } from './picture-encoding';
import { pictureRefusal, readable } from './picture-refusal';

interface UploadedFile {
  filepath: string;
  size: number;
}
interface Uploads {
  upload(input: { files: UploadedFile | UploadedFile[] }, options: unknown): Promise<unknown>;
  replace(id: number | string, input: { file: UploadedFile }, options: unknown): Promise<unknown>;
}

/** Keeps place, author and other metadata off the site (decision C22). Runs after account and file are checked. */
export function uploadWithoutMetadata(strapi: Strapi): void {
  const uploads = pluginService<Uploads>(strapi, 'upload', 'upload');
  const { upload, replace } = uploads;
  uploads.upload = async (input, options) => {
    for (const file of [input.files].flat()) await removeMetadata(file);
    return upload(input, options);
  };
  uploads.replace = async (id, input, options) => {
    await refuseOtherKind(strapi, Number(id), input.file);
    await removeMetadata(input.file);
    return replace(id, input, options);
  };
}

/** Strapi keeps the address of a replaced file, with its ending. */
async function refuseOtherKind(strapi: Strapi, id: number, { filepath }: UploadedFile): Promise<void> {
  const stored = await findFile(strapi, id);
  if (!stored || (stored.mime === PDF_TYPE) === isPdf(await readFile(filepath))) return;
  throw new errors.ValidationError(
    'Ein PDF lässt sich nur durch ein PDF ersetzen, ein Bild nur durch ein Bild',
  );
}

async function removeMetadata(file: UploadedFile): Promise<void> {
  const original = await readFile(file.filepath);
  if (isPdf(original)) return;
  // Reads the size alone: decoding comes after the check of the number of pixels.
  const metadata = await readable(sharp(original, { limitInputPixels: false }).metadata());
  refuseTooManyPixels(metadata);
  const content = await reencode(original, metadata);
  await writeFile(file.filepath, content);
  file.size = content.length;
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
    throw pictureRefusal('picture-too-many-pixels', message);
  }
}
