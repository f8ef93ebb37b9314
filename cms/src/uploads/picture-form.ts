import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errors } from '@strapi/utils';
import { PICTURE_BYTES } from '../../contract/limits';
import { bodyParser, type HttpContext, type HttpMiddleware, type Strapi } from '../strapi';
import { refuseOtherThanPictures } from './picture-files';

/** Of one form; together its files may be as large as one. */
const MAX_FILES = 20;
const MAX_FIELDS = 50;
const MAX_FIELDS_BYTES = 64 * 1024;
/** Files of the form that are still being closed keep their folder from being removed for a moment. */
const REMOVAL_ATTEMPTS = 5;

/**
 * Reads a form of pictures into a folder of its own, which only this process may enter (mkdtemp gives it mode
 * 0700) and which goes with the request, whatever became of it: refused, failed, or given up by the caller.
 * Only for routes that know by then who is calling: what stands here before that fills the disk for anybody.
 */
export function readPictureForm(strapi: Strapi): HttpMiddleware {
  return async (context, next) => {
    if (!context.is('multipart')) return next();
    const folder = await mkdtemp(path.join(tmpdir(), 'form-'));
    try {
      // To a caller who has gone already the parser would listen for ever.
      if (context.req.destroyed) throw new errors.ValidationError('The request was given up');
      await withForm(strapi, context, folder, next);
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: REMOVAL_ATTEMPTS });
    }
  };
}

async function withForm(
  strapi: Strapi,
  context: HttpContext,
  folder: string,
  next: () => Promise<unknown>,
): Promise<void> {
  let files = 0;
  const parse = bodyParser(strapi, {
    json: false,
    text: false,
    urlencoded: false,
    formidable: {
      uploadDir: folder,
      maxFileSize: PICTURE_BYTES,
      maxFields: MAX_FIELDS,
      maxFieldsSize: MAX_FIELDS_BYTES,
      // What is not let through is not written.
      filter: () => ++files <= MAX_FILES,
    },
  });
  try {
    await parse(context, async () => {
      if (files > MAX_FILES) throw new errors.PayloadTooLargeError(`At most ${MAX_FILES} files at a time`);
      await refuseOtherThanPictures(filesIn(context));
      await next();
    });
  } catch (error) {
    throw isParserError(error) ? refusalOf(error) : error;
  }
}

type ParserError = Error & { httpCode: number };
const isParserError = (error: unknown): error is ParserError => error instanceof Error && 'httpCode' in error;

/** The parser's own errors would count as failures of ours. */
const refusalOf = ({ httpCode, message }: ParserError) =>
  httpCode === 413
    ? new errors.PayloadTooLargeError('FileTooBig')
    : new errors.ValidationError(`The form cannot be read: ${message}`);

const filesIn = (context: HttpContext) =>
  Object.values(context.request.files ?? {}).flat() as { filepath: string }[];
