import { errors } from '@strapi/utils';
import { type RefusalCode, type RefusalWords, refusalBody } from '../../contract/refusal';

/** Invalid input (400) with a code of the contract. */
export function refusal(code: RefusalCode, words: RefusalWords = {}) {
  const { error, ...details } = refusalBody(code, words);
  return new errors.ValidationError(error, details);
}
