import type { LoaderFunctionArgs } from '@remix-run/node';
import { fetchUpload, resizedUploads } from '~/content/pictures/uploads.server';
import type { ResizedUpload } from '~/content/pictures/uploads-resized.server';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { log, summarizeError } from '~/log.server';
import { PICTURE_WIDTHS } from '~/picture-widths';
import { pictureFormat, pictureWidth } from './picture-choice.server';

/** Strapi's own file names: one folder, nothing that could climb out of it. */
const UPLOAD = /^\/uploads\/[\w.~-]+$/;
/** No ranges: pictures are asked for as a whole. */
const ASKED = ['If-None-Match', 'If-Modified-Since'];
const ANSWERED = ['Content-Type', 'Content-Length', 'ETag', 'Last-Modified'];
const SHOWN_IN_PLACE = /^(?:image\/(?!svg)|video\/|audio\/|application\/pdf)/;

function pick(headers: Headers, names: readonly string[]): Headers {
  const picked = names.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : ([[name, value]] as [string, string][]);
  });
  return new Headers(picked);
}

function failure(status: 400 | 404 | 503, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': CACHE_POLICIES.never },
  });
}

/** What every answer with a file says of it. */
function withRules(headers: Headers): Headers {
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', CACHE_POLICIES.upload);
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
  headers.set('X-Content-Type-Options', 'nosniff');
  if (!SHOWN_IN_PLACE.test(headers.get('Content-Type') ?? ''))
    headers.set('Content-Disposition', 'attachment');
  return headers;
}

async function sendFile(request: Request, path: string): Promise<Response> {
  const headers = pick(request.headers, ASKED);
  // Decoded on the way, a body would no longer have the length that its header says.
  headers.set('Accept-Encoding', 'identity');
  let file: Response;
  try {
    file = await fetchUpload(path, { method: request.method, headers, signal: request.signal });
  } catch (error) {
    log.warn('An upload could not be fetched from Strapi', { path, reason: summarizeError(error) });
    return failure(503, 'Temporarily unavailable.');
  }
  if (file.status >= 400) {
    await file.body?.cancel();
    return file.status < 500 ? failure(404, 'Not found.') : failure(503, 'Temporarily unavailable.');
  }
  return new Response(file.body, { status: file.status, headers: withRules(pick(file.headers, ANSWERED)) });
}

function sendResized(request: Request, { content, type, etag }: ResizedUpload): Response {
  const headers = { 'Content-Type': type, ETag: etag, Vary: 'Accept' };
  const isKnown = request.headers.get('If-None-Match')?.includes(etag) ?? false;
  if (isKnown) return new Response(null, { status: 304, headers: withRules(new Headers(headers)) });
  const sized = new Headers({ ...headers, 'Content-Length': String(content.length) });
  return new Response(new Uint8Array(content), { headers: withRules(sized) });
}

/** The picture in the width that is asked for; where that cannot be, the file as it is. */
async function sendPicture(request: Request, path: string, asked: string): Promise<Response> {
  const width = pictureWidth(asked);
  if (!width) return failure(400, `w is one of ${PICTURE_WIDTHS.join(', ')}.`);
  const format = pictureFormat(request.headers.get('Accept') ?? '');
  const resized = await resizedUploads().find({ path, width, format });
  if (typeof resized === 'object') return sendResized(request, resized);
  const answer = await sendFile(request, path);
  answer.headers.set('Vary', 'Accept');
  if (resized === 'busy') answer.headers.set('Cache-Control', CACHE_POLICIES.never);
  return answer;
}

/** Files of Strapi through the site, so that Strapi need not be reachable from outside (decisions C20). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!UPLOAD.test(pathname) || pathname.includes('..')) return failure(404, 'Not found.');
  const asked = searchParams.get('w');
  const answer = await (asked === null ? sendFile(request, pathname) : sendPicture(request, pathname, asked));
  // Pages name the version of what they show: another content has another address.
  if (searchParams.has('v') && answer.headers.get('Cache-Control') === CACHE_POLICIES.upload) {
    answer.headers.set('Cache-Control', CACHE_POLICIES.immutable);
  }
  return answer;
}

export function action() {
  return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
}
