import { open } from 'node:fs/promises';
import { errors } from '@strapi/utils';
import sharp from 'sharp';
import type { RefusalCode } from '../../contract/refusal';
import { isPdf, refuseUnsafePdf } from './pdf-files';
import { readable } from './picture-refusal';

const FORMATS = new Set(['jpeg', 'png', 'gif', 'webp']);
/** Signatures of these formats and of AVIF, to tell a broken file from one of another type. */
const BEGINNING = /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftyp(avif|avis|mif1|miaf))/s;
const BEGINNING_LENGTH = 12;
const PDF_NAME = /\.pdf$/i;

interface SentFile {
  filepath: string;
  originalFilename: string | null;
}

/** Strapi trusts the name if it does not recognize the content: HTML named x.png would pass. */
export async function refuseOtherFiles(files: readonly SentFile[]): Promise<void> {
  for (const { filepath, originalFilename } of files) {
    const beginning = await beginningOf(filepath);
    // Strapi keeps the ending, by which the file is sent to visitors.
    const isNamedPdf = PDF_NAME.test(originalFilename ?? '');
    if (isNamedPdf !== isPdf(beginning)) throw otherType(isNamedPdf ? 'pdf' : 'picture');
    if (isNamedPdf) await refuseUnsafePdf(filepath);
    else if (!(await isPicture(filepath, beginning))) throw otherType('picture');
  }
}

/** Refuses what the panel itself shows, such as its logo. */
export async function refuseOtherThanPictures(files: readonly SentFile[]): Promise<void> {
  for (const { filepath } of files)
    if (!(await isPicture(filepath, await beginningOf(filepath)))) throw otherType('picture');
}

function otherType(kind: 'picture' | 'pdf') {
  const [code, message]: [RefusalCode, string] =
    kind === 'pdf'
      ? ['pdf-type-unknown', 'Diese Datei heißt zwar wie ein PDF, ist aber keines']
      : ['picture-type-unknown', 'Nur JPG, PNG, GIF, WebP, AVIF und PDF sind erlaubt'];
  return new errors.ValidationError(message, { code });
}

async function isPicture(filepath: string, beginning: Buffer): Promise<boolean> {
  if (!BEGINNING.test(beginning.toString('latin1'))) return false;
  // Reads only the header; without-metadata.ts refuses too many pixels, with that reason.
  const { format, compression } = await readable(sharp(filepath, { limitInputPixels: false }).metadata());
  const isAvif = format === 'heif' && compression === 'av1';
  return isAvif || FORMATS.has(format);
}

async function beginningOf(filepath: string): Promise<Buffer> {
  const file = await open(filepath);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_LENGTH), 0, BEGINNING_LENGTH, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
