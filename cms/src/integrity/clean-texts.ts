import { cleanText } from '../../contract/clean-text';
import type { Data, DocumentRule } from '../strapi';

const isPlain = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cleaned(inner)]));
}

/** Editors paste invisible control characters. */
export const storeCleanTexts: DocumentRule = (_strapi, { params }, next) => {
  if (params.data) params.data = cleaned(params.data) as Data;
  return next();
};
