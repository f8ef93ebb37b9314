import { errors } from '@strapi/utils';
import { type RefusalCode, type RefusalWords, refusalBody } from '../../contract/refusal';

/** Bad input (400), with a code by which the site tells it apart. */
export function refusal(code: RefusalCode, words: RefusalWords = {}) {
  const { error, ...details } = refusalBody(code, words);
  return new errors.ValidationError(error, details);
}
