import { PROJECT_KEY, PROJECT_KEY_LENGTH, RESERVED_PROJECT_KEYS } from 'contract/project-fields';
import { slugOf } from 'contract/slug';

/** `Prüf-Dienst für Ärzte` becomes `pruef-dienst-fuer-aerzte`. */
export const keyFromTitle = (title: string): string =>
  slugOf(title).slice(0, PROJECT_KEY_LENGTH).replace(/-$/, '');

export type KeyFault = 'missing' | 'malformed' | 'reserved';

export function keyFault(key: string): KeyFault | null {
  if (key === '') return 'missing';
  if (RESERVED_PROJECT_KEYS.includes(key)) return 'reserved';
  return PROJECT_KEY.test(key) && key.length <= PROJECT_KEY_LENGTH ? null : 'malformed';
}
