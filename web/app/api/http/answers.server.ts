import { type RefusalCode, type RefusalWords, refusalBody, statusOf } from 'contract/refusal';
import { jsonAnswer } from '~/http/responses.server';

export const SUCCESS = { success: true } as const;

/** Refuses, and says more than an error does. */
export const detailedRefusal = (code: RefusalCode, details: object): Response =>
  jsonAnswer({ ...refusalBody(code), ...details }, { status: statusOf(code) });

export function errorAnswer(
  code: RefusalCode,
  words: RefusalWords = {},
  headers: HeadersInit = {},
): Response {
  return jsonAnswer(refusalBody(code, words), { status: statusOf(code), headers });
}
