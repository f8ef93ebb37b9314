import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { pluginService, type Strapi } from '../strapi';
import { MAX_FRAME_MEGAPIXELS, MAX_PICTURE_MEGAPIXELS } from '../upload-limits';
import { reencode } from './picture-encoding';
import { pictureRefusal, readable } from './picture-refusal';

interface UploadedFile {
  filepath: string;
  size: number;
}
interface Uploads {
  upload(input: { files: UploadedFile | UploadedFile[] }, options: unknown): Promise<unknown>;
  replace(id: unknown, input: { file: UploadedFile }, options: unknown): Promise<unknown>;
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
    await removeMetadata(input.file);
    return replace(id, input, options);
  };
}

async function removeMetadata(file: UploadedFile): Promise<void> {
  const original = await readFile(file.filepath);
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
