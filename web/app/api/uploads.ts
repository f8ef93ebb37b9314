import type { LoaderFunctionArgs } from '@remix-run/node';
import { CACHE_POLICIES } from '~/cache-policies';
import { fetchUpload } from '~/content/uploads.server';
import { log, summarizeError } from '~/log.server';

/** Strapi's own file names: one folder, nothing that could climb out of it. */
const UPLOAD = /^\/uploads\/[\w.~-]+$/;
const ASKED = ['If-None-Match', 'If-Modified-Since', 'Range', 'If-Range'];
const ANSWERED = [
  'Content-Type',
  'Content-Length',
  'Content-Range',
  'Accept-Ranges',
  'ETag',
  'Last-Modified',
];
const SHOWN_IN_PLACE = /^(?:image\/(?!svg)|video\/|audio\/|application\/pdf)/;

function pick(headers: Headers, names: readonly string[]): Headers {
  const picked = names.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : ([[name, value]] as [string, string][]);
  });
  return new Headers(picked);
}

function failure(status: 404 | 503, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': CACHE_POLICIES.never },
  });
}

/** Files of Strapi through the site, so that Strapi need not be reachable from outside (decisions C20). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  if (!UPLOAD.test(pathname) || pathname.includes('..')) return failure(404, 'Not found.');
  const headers = pick(request.headers, ASKED);
  // Decoded on the way, a body would no longer have the length that its header says.
  headers.set('Accept-Encoding', 'identity');
  let file: Response;
  try {
    file = await fetchUpload(pathname, { method: request.method, headers, signal: request.signal });
  } catch (error) {
    log.warn('An upload could not be fetched from Strapi', { path: pathname, reason: summarizeError(error) });
    return failure(503, 'Temporarily unavailable.');
  }
  if (file.status >= 400 && file.status !== 416) {
    await file.body?.cancel();
    return file.status < 500 ? failure(404, 'Not found.') : failure(503, 'Temporarily unavailable.');
  }
  const answer = pick(file.headers, ANSWERED);
  answer.set('Cache-Control', CACHE_POLICIES.upload);
  answer.set('Content-Security-Policy', "default-src 'none'; sandbox");
  answer.set('X-Content-Type-Options', 'nosniff');
  if (!SHOWN_IN_PLACE.test(answer.get('Content-Type') ?? '')) answer.set('Content-Disposition', 'attachment');
  return new Response(file.body, { status: file.status, headers: answer });
}

export function action() {
  return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
}
