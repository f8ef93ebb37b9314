import { CACHE_POLICIES } from '~/cache-policies';
import { ContentUnavailable } from '~/content/availability.server';

/** JSON of the contract: fresh at every call. */
export function jsonAnswer(
  value: object,
  { status = 200, headers = {} }: { status?: number; headers?: HeadersInit } = {},
) {
  const merged = new Headers(headers);
  if (!merged.has('Cache-Control')) merged.set('Cache-Control', CACHE_POLICIES.never);
  return Response.json(value, { status, headers: merged });
}

/** The one shape of every error under `/api`. */
export function errorAnswer(status: number, error: string, headers: HeadersInit = {}): Response {
  return jsonAnswer({ error }, { status, headers });
}

export function methodNotAllowed(...allowed: string[]): Response {
  return errorAnswer(405, 'Method not allowed.', { Allow: allowed.join(', ') });
}

/** Answers with content, or with 503 while there is none to be had. */
export async function answerWithContent(build: () => Promise<Response>): Promise<Response> {
  try {
    return await build();
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    return errorAnswer(503, 'The content is temporarily unavailable.', { 'Retry-After': '30' });
  }
}
