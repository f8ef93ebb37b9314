import type { LoaderFunctionArgs } from '@remix-run/node';
import { fetchUpload, resizedUploads } from '~/content/pictures/uploads.server';
import type { KeptUpload } from '~/content/pictures/uploads-resized.server';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { isNotModified } from '~/http/not-modified.server';
import { log, summarizeError } from '~/log.server';
import { PICTURE_WIDTHS } from '~/picture-widths';
import { pictureFormat, pictureWidth } from './picture-choice.server';

/** Strapi's own file names, which cannot leave the folder. */
const UPLOAD = /^\/uploads\/[\w.~-]+$/;
const LONGEST_VERSION = 40;
/** Without ranges: pictures are requested as a whole. */
const FORWARDED_REQUEST_HEADERS = ['If-None-Match', 'If-Modified-Since'];
const FORWARDED_ANSWER_HEADERS = ['Content-Type', 'Content-Length', 'ETag', 'Last-Modified'];
const SHOWN_INLINE = /^(?:image\/(?!svg)|video\/|audio\/)/;
/** Strapi adds ten hexadecimal digits to the name of a file. */
const STORED_NAME = /^(.+)_[\da-f]{10}(\.\w+)$/;

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

function dispositionOf(path: string): string {
  const stored = path.slice(path.lastIndexOf('/') + 1);
  return `attachment; filename="${stored.replace(STORED_NAME, '$1$2')}"`;
}

function withFileHeaders(path: string, headers: Headers): Headers {
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', CACHE_POLICIES.upload);
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
  headers.set('X-Content-Type-Options', 'nosniff');
  if (!SHOWN_INLINE.test(headers.get('Content-Type') ?? '')) {
    headers.set('Content-Disposition', dispositionOf(path));
  }
  return headers;
}

async function sendFile(request: Request, path: string): Promise<Response> {
  const headers = pick(request.headers, FORWARDED_REQUEST_HEADERS);
  // A body decoded on the way would not match its Content-Length.
  headers.set('Accept-Encoding', 'identity');
  let file: Response;
  try {
    file = await fetchUpload(path, { method: request.method, headers, signal: request.signal });
  } catch (error) {
    log.warn('An upload could not be fetched', { path, reason: summarizeError(error) });
    return failure(503, 'Temporarily unavailable.');
  }
  if (file.status >= 400) {
    await file.body?.cancel();
    return file.status < 500 ? failure(404, 'Not found.') : failure(503, 'Temporarily unavailable.');
  }
  return new Response(file.body, {
    status: file.status,
    headers: withFileHeaders(path, pick(file.headers, FORWARDED_ANSWER_HEADERS)),
  });
}

function sendKept(request: Request, path: string, { content, type, etag }: KeptUpload): Response {
  const headers = { 'Content-Type': type, ETag: etag };
  if (isNotModified(request.headers.get('If-None-Match'), etag)) {
    return new Response(null, { status: 304, headers: withFileHeaders(path, new Headers(headers)) });
  }
  const sized = new Headers({ ...headers, 'Content-Length': String(content.length) });
  return new Response(new Uint8Array(content), { headers: withFileHeaders(path, sized) });
}

async function sendOriginal(request: Request, path: string, version: string | null): Promise<Response> {
  // Without a version no kept file is known to be the present one.
  const present = version === null ? await sendFile(request, path) : null;
  if (present && present.status !== 503) return present;
  const kept = await resizedUploads().findOriginal({ path, version });
  if (kept === 'unavailable') return failure(503, 'Temporarily unavailable.');
  return typeof kept === 'object' ? sendKept(request, path, kept) : sendFile(request, path);
}

async function sendPicture(
  request: Request,
  path: string,
  w: string,
  version: string | null,
): Promise<Response> {
  const width = pictureWidth(w);
  if (!width) return failure(400, `w is one of ${PICTURE_WIDTHS.join(', ')}.`);
  const format = pictureFormat(request.headers.get('Accept') ?? '');
  const resized = await resizedUploads().find({ path, version, width, format });
  if (resized === 'unavailable') return failure(503, 'Temporarily unavailable.');
  const isResized = typeof resized === 'object';
  const answer = isResized ? sendKept(request, path, resized) : await sendOriginal(request, path, version);
  answer.headers.set('Vary', 'Accept');
  if (resized === 'busy') answer.headers.set('Cache-Control', CACHE_POLICIES.never);
  return answer;
}

/** Serves Strapi's files through the site, so that Strapi need not be public (decision C20). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!UPLOAD.test(pathname) || pathname.includes('..')) return failure(404, 'Not found.');
  const w = searchParams.get('w');
  const version = searchParams.get('v')?.slice(0, LONGEST_VERSION) ?? null;
  const answer = await (w === null
    ? sendOriginal(request, pathname, version)
    : sendPicture(request, pathname, w, version));
  // Pages name the version in the address, which changes with the content.
  if (version !== null && answer.headers.get('Cache-Control') === CACHE_POLICIES.upload) {
    answer.headers.set('Cache-Control', CACHE_POLICIES.immutable);
  }
  return answer;
}

export function action() {
  return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
}
