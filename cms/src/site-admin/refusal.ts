import { errors } from '@strapi/utils';
import { type RefusalCode, type RefusalWords, refusalBody } from '../../contract/refusal';

/** Answers 400. */
export function refusal(code: RefusalCode, words: RefusalWords = {}) {
  const { error, ...details } = refusalBody(code, words);
  return new errors.ValidationError(error, details);
}
