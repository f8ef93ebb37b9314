import { type RefusalCode, type RefusalWords, refusalBody, statusOf } from 'contract/refusal';
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

/** A refusal in the one shape that every error under `/api` has. */
export function errorAnswer(
  code: RefusalCode,
  words: RefusalWords = {},
  headers: HeadersInit = {},
): Response {
  return jsonAnswer(refusalBody(code, words), { status: statusOf(code), headers });
}

export function methodNotAllowed(...allowed: string[]): Response {
  return errorAnswer('method-not-allowed', {}, { Allow: allowed.join(', ') });
}

/** Answers with content, or with 503 while there is none to be had. */
export async function answerWithContent(build: () => Promise<Response>): Promise<Response> {
  try {
    return await build();
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    return errorAnswer('content-unavailable', {}, { 'Retry-After': '30' });
  }
}
