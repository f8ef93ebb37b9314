import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureRefusal, readable } from './picture-refusal';

const FORMATS = new Set(['jpeg', 'png', 'gif', 'webp']);
/** Signatures of these formats and of AVIF, to tell a broken file from one of another type. */
const BEGINNING = /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftyp(avif|avis|mif1|miaf))/s;
const BEGINNING_LENGTH = 12;

/** Strapi trusts the name if it does not recognize the content: HTML named x.png would pass. */
export async function refuseOtherThanPictures(files: { filepath: string }[]): Promise<void> {
  for (const { filepath } of files) {
    if (!(await isPicture(filepath))) {
      throw pictureRefusal('picture-type-unknown', 'Nur JPG, PNG, GIF, WebP und AVIF sind erlaubt');
    }
  }
}

async function isPicture(filepath: string): Promise<boolean> {
  if (!BEGINNING.test(await beginningOf(filepath))) return false;
  // Reads only the header; without-metadata.ts refuses too many pixels, with that reason.
  const { format, compression } = await readable(sharp(filepath, { limitInputPixels: false }).metadata());
  const isAvif = format === 'heif' && compression === 'av1';
  return isAvif || FORMATS.has(format);
}

async function beginningOf(filepath: string): Promise<string> {
  const file = await open(filepath);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_LENGTH), 0, BEGINNING_LENGTH, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}
