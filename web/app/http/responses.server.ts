import { CACHE_POLICIES } from './cache-policies';

export function jsonAnswer(
  value: object,
  { status = 200, headers = {} }: { status?: number; headers?: HeadersInit } = {},
) {
  const merged = new Headers(headers);
  if (!merged.has('Cache-Control')) merged.set('Cache-Control', CACHE_POLICIES.never);
  return Response.json(value, { status, headers: merged });
}

/** Returns the response to throw for a page that was there for a time: search engines forget it sooner. */
export function gone(): Response {
  return new Response(null, { status: 410, statusText: 'Gone' });
}

/** Returns the response that loaders throw for an address without a page (decision B8). */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}
