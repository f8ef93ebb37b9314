import { type RefusalCode, type RefusalWords, refusalBody, statusOf } from 'contract/refusal';
import { ContentUnavailable } from '~/content/store/availability.server';
import { jsonAnswer } from '~/http/responses.server';

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
