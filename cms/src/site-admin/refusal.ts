import { errors } from '@strapi/utils';
import {
  REFUSAL_CODES,
  type RefusalCode,
  type RefusalDetails,
  type RefusalWords,
  refusalBody,
} from '../../contract/refusal';

/** Answers 400. */
export function refusal(code: RefusalCode, words: RefusalWords = {}) {
  const { error, ...details } = refusalBody(code, words);
  return new errors.ValidationError(error, details);
}

interface Refused extends RefusalDetails {
  code: RefusalCode;
}

const isRefusalCode = (code: unknown): code is RefusalCode => REFUSAL_CODES.some((known) => known === code);

/** Reads the errors with which a save refuses; null for others, which are defects or failures of the storage. */
export function refusalIn(error: unknown): Refused | null {
  if (error instanceof errors.ForbiddenError) return { code: 'forbidden' };
  if (error instanceof errors.NotFoundError) return { code: 'not-found' };
  if (!(error instanceof errors.ValidationError)) return null;
  const { code, ...words } = error.details as Partial<Refused>;
  return { ...words, code: isRefusalCode(code) ? code : 'input-invalid' };
}
