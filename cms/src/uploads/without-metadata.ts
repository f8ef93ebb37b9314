import { writeFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { pluginService, type Strapi } from '../strapi-door';
import { MAX_UPLOAD_PIXELS } from '../upload-limits';

interface UploadedFile {
  filepath: string;
  size: number;
}
interface Uploads {
  upload(input: { files: UploadedFile | UploadedFile[] }, options: unknown): Promise<unknown>;
  replace(id: unknown, input: { file: UploadedFile }, options: unknown): Promise<unknown>;
}

/** Lossy formats are encoded a second time: well enough that nobody sees it. */
const ENCODERS: Record<string, (image: Sharp) => Sharp> = {
  jpeg: (image) => image.jpeg({ quality: 90, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
  webp: (image) => image.webp({ quality: 90 }),
  gif: (image) => image.gif(),
  heif: (image) => image.avif({ quality: 70, effort: 2 }),
};

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
  const source = sharp(file.filepath, { animated: true, limitInputPixels: MAX_UPLOAD_PIXELS });
  const metadata = await source.metadata();
  const encode = ENCODERS[metadata.format];
  if (!encode || !tellsMore(metadata)) return;
  // The orientation is part of what goes: turn the pixels instead. Colours become sRGB.
  const content = await encode(source.autoOrient()).toBuffer();
  await writeFile(file.filepath, content);
  file.size = content.length;
}

const tellsMore = ({ exif, xmp, iptc, comments }: Metadata) =>
  Boolean(exif || xmp || iptc || comments?.length);
