import { errors } from '@strapi/utils';
import sharp, { type Metadata } from 'sharp';
import type { HttpMiddleware } from '../strapi-door';
import { MAX_UPLOAD_PIXELS } from '../upload-limits';

const UPLOAD_PATH = /^\/(api\/)?upload\b/;
const UPLOAD_FROM_ADDRESS = '/upload/actions/upload-from-urls';
const FORMATS = new Set(['jpeg', 'png', 'gif', 'webp']);

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

async function isImage(file: UploadedFile): Promise<boolean> {
  let metadata: Metadata;
  try {
    metadata = await sharp(file.filepath, { limitInputPixels: MAX_UPLOAD_PIXELS }).metadata();
  } catch {
    return false; // sharp cannot read it: that is the answer, not a failure
  }
  const isAvif = metadata.format === 'heif' && metadata.compression === 'av1';
  return isAvif || FORMATS.has(metadata.format);
}
