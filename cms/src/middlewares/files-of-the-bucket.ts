import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { bucketReader } from '../../server-kit/bucket';
import { readSettings } from '../env';
import { UPLOADS_PATH } from '../stored-files/names';
import type { HttpMiddleware } from '../strapi';

const NAME = /^[\w.~-]+$/;
const REQUEST_HEADERS = ['if-none-match', 'if-modified-since'];
const ANSWER_HEADERS = ['content-type', 'content-length', 'etag', 'last-modified'];
const READING_MS = 30_000;

export default function filesOfTheBucket(): HttpMiddleware {
  const { bucket } = readSettings();
  if (!bucket) return (_context, next) => next();
  const read = bucketReader(bucket);
  return async (context, next) => {
    const name = context.path.startsWith(UPLOADS_PATH) ? context.path.slice(UPLOADS_PATH.length) : '';
    if (!NAME.test(name) || !['GET', 'HEAD'].includes(context.method)) return next();
    const headers = new Headers();
    for (const header of REQUEST_HEADERS) if (context.get(header)) headers.set(header, context.get(header));
    const signal = AbortSignal.timeout(READING_MS);
    const answer = await read(name, { method: context.method, headers, signal });
    context.status = answer.status;
    for (const header of ANSWER_HEADERS) {
      const value = answer.headers.get(header);
      if (value !== null && answer.status !== 404) context.set(header, value);
    }
    if (answer.status === 200 && answer.body) {
      context.body = Readable.fromWeb(answer.body as ReadableStream);
    } else {
      await answer.body?.cancel();
    }
  };
}
