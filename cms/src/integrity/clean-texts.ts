import { cleanText } from '../../contract/clean-text';
import { SITE_TYPES } from '../content-types';
import { aroundDocuments, type Data, type Strapi } from '../strapi';

const isPlain = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cleaned(inner)]));
}

/** Editors paste invisible control characters. */
export function storeCleanTexts(strapi: Strapi): void {
  const types: ReadonlySet<string> = new Set(SITE_TYPES);
  aroundDocuments(strapi, async ({ uid, params }, next) => {
    if (types.has(uid) && params.data) params.data = cleaned(params.data) as Data;
    return next();
  });
}
