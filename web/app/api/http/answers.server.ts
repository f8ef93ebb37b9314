import { type RefusalCode, type RefusalWords, refusalBody, statusOf } from 'contract/refusal';
import { jsonAnswer } from '~/http/responses.server';

export function errorAnswer(
  code: RefusalCode,
  words: RefusalWords = {},
  headers: HeadersInit = {},
): Response {
  return jsonAnswer(refusalBody(code, words), { status: statusOf(code), headers });
}

export class Conflict<Details extends object> {
  constructor(
    readonly code: Extract<RefusalCode, 'stale' | 'picture-in-use'>,
    readonly details: Details,
  ) {}

  toResponse(): Response {
    return jsonAnswer({ ...refusalBody(this.code), ...this.details }, { status: statusOf(this.code) });
  }
}
