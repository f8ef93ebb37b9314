import { PROJECT_KEY, PROJECT_KEY_LENGTH } from 'contract/project-fields';
import { slugOf } from 'contract/slug';

/** `Prüf-Dienst für Ärzte` becomes `pruef-dienst-fuer-aerzte`. */
export const keyFromTitle = (title: string): string =>
  slugOf(title).slice(0, PROJECT_KEY_LENGTH).replace(/-$/, '');

export type KeyFault = 'missing' | 'malformed' | 'reserved';

export function keyFault(key: string, isReserved: (key: string) => boolean): KeyFault | null {
  if (key === '') return 'missing';
  if (isReserved(key)) return 'reserved';
  return PROJECT_KEY.test(key) && key.length <= PROJECT_KEY_LENGTH ? null : 'malformed';
}
