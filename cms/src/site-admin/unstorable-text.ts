import type { AdminContext } from '../strapi';
import { refusal } from './refusal';

const UNSTORABLE = '\0';

function isIn(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(UNSTORABLE);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => isIn(name) || isIn(inner));
}

/** PostgreSQL fails on U+0000 in values and conditions, which would be answered with 500. */
export function refuseUnstorableText({ params, query, request }: AdminContext): void {
  if (isIn([params, query, request.body])) {
    throw refusal('character-unstorable');
  }
}
