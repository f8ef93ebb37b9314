import type { AdminContext } from '../strapi';
import { refusal } from './refusal';

const UNSTORABLE = '\0';

function isIn(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(UNSTORABLE);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => isIn(name) || isIn(inner));
}

/** Refuses U+0000, on which PostgreSQL fails in values and conditions, with an answer of 500. */
export function refuseUnstorableText({ params, query, request }: AdminContext): void {
  if (isIn([params, query, request.body])) {
    throw refusal('character-unstorable');
  }
}
