import { open } from 'node:fs/promises';
import { errors } from '@strapi/utils';
import sharp from 'sharp';
import type { HttpMiddleware } from '../strapi-door';
import { readable } from '../uploads/picture-refusal';

const UPLOAD_PATH = /^\/(api\/)?upload\b/;
const UPLOAD_FROM_ADDRESS = '/upload/actions/upload-from-urls';
const FORMATS = new Set(['jpeg', 'png', 'gif', 'webp']);
/** How files of these formats and AVIF begin: one that begins so and cannot be read is broken, no other type. */
const BEGINNING = /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftyp(avif|avis|mif1|miaf))/s;
const BEGINNING_LENGTH = 12;

interface UploadedFile {
  filepath: string;
}

/**
 * Looks into uploaded files: Strapi believes the name where it cannot tell the content, so HTML called
 * x.png would pass. Stands after strapi::body, which puts the files on disk.
 */
export default function imageOnly(): HttpMiddleware {
  return async (context, next) => {
    if (UPLOAD_PATH.test(context.path)) {
      if (context.path === UPLOAD_FROM_ADDRESS) {
        throw new errors.ForbiddenError('Bilder bitte als Datei hochladen');
      }
      for (const file of uploadedFiles(context.request.files)) {
        if (!(await isImage(file))) {
          throw new errors.ValidationError('Nur JPG, PNG, GIF, WebP und AVIF sind erlaubt');
        }
      }
    }
    return next();
  };
}

const uploadedFiles = (files: unknown) => Object.values(files ?? {}).flat() as UploadedFile[];

async function isImage({ filepath }: UploadedFile): Promise<boolean> {
  if (!BEGINNING.test(await beginningOf(filepath))) return false;
  // The head alone; uploads/without-metadata.ts refuses too many pixels, with that reason.
  const { format, compression } = await readable(sharp(filepath, { limitInputPixels: false }).metadata());
  const isAvif = format === 'heif' && compression === 'av1';
  return isAvif || FORMATS.has(format);
}

async function beginningOf(filepath: string): Promise<string> {
  const file = await open(filepath);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_LENGTH), 0, BEGINNING_LENGTH, 0);
  await file.close();
  return buffer.toString('latin1', 0, bytesRead);
}
