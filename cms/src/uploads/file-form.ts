import type { EventEmitter } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errors } from '@strapi/utils';
import { PICTURE_BYTES } from '../../contract/limits';
import { bodyParser, type HttpContext, type HttpMiddleware, type Strapi } from '../strapi';

/** Their sizes together are limited as for one file. */
const MAX_FILES = 20;
const MAX_FIELDS = 50;
const MAX_FIELDS_BYTES = 64 * 1024;
/** The folder cannot be removed while files of the form are still being closed. */
const REMOVAL_ATTEMPTS = 5;

/** Throws for a file that may not be stored. */
type CheckFiles = (files: readonly ReceivedFile[]) => Promise<void>;

/**
 * The folder has mode 0700 (mkdtemp) and goes with the request. Only for routes that have checked the account, because
 * otherwise anybody could fill the disk.
 */
export function readFileForm(strapi: Strapi, check: CheckFiles): HttpMiddleware {
  return async (context, next) => {
    if (!context.is('multipart')) return next();
    const folder = await mkdtemp(path.join(tmpdir(), 'form-'));
    try {
      // The parser would wait for ever on a closed connection.
      if (context.req.destroyed) throw new errors.ValidationError('The request was given up');
      await withForm(strapi, context, folder, async (files) => {
        await check(files);
        await next();
      });
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: REMOVAL_ATTEMPTS });
    }
  };
}

async function withForm(
  strapi: Strapi,
  context: HttpContext,
  folder: string,
  use: CheckFiles,
): Promise<void> {
  let files = 0;
  const writeErrors: Promise<Error>[] = [];
  const parse = bodyParser(strapi, {
    json: false,
    text: false,
    urlencoded: false,
    formidable: {
      uploadDir: folder,
      maxFileSize: PICTURE_BYTES,
      maxFields: MAX_FIELDS,
      maxFieldsSize: MAX_FIELDS_BYTES,
      // Files that the filter refuses are not written to disk.
      filter: () => ++files <= MAX_FILES,
      onFileBegin: (_field: string, file: EventEmitter) => {
        writeErrors.push(new Promise((resolve) => file.once('error', resolve)));
      },
    },
  });
  try {
    await parse(context, async () => {
      if (files > MAX_FILES) throw new errors.PayloadTooLargeError(`At most ${MAX_FILES} files at a time`);
      const received = filesIn(context);
      // The parser counts a file that ends in its first chunk as written before the disk reports that it is full.
      if (!(await areWhole(received))) throw await Promise.race(writeErrors);
      await use(received);
    });
  } catch (error) {
    throw isParserError(error) ? refusalOf(error) : error;
  }
}

type ParserError = Error & { httpCode: number };
const isParserError = (error: unknown): error is ParserError => error instanceof Error && 'httpCode' in error;

/** Errors of the parser would be answered with 500. */
const refusalOf = ({ httpCode, message }: ParserError) =>
  httpCode === 413
    ? new errors.PayloadTooLargeError('FileTooBig')
    : new errors.ValidationError(`The form cannot be read: ${message}`);

interface ReceivedFile {
  filepath: string;
  originalFilename: string | null;
  size: number;
}

const filesIn = (context: HttpContext) => Object.values(context.request.files ?? {}).flat() as ReceivedFile[];

async function areWhole(files: ReceivedFile[]): Promise<boolean> {
  const written = await Promise.all(files.map(({ filepath }) => stat(filepath)));
  return files.every(({ size }, index) => written[index]?.size === size);
}
