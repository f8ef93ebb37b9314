import { PROJECT_KEY, PROJECT_KEY_LENGTH, RESERVED_PROJECT_KEYS } from 'contract/project-fields';

const SPELLINGS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** `Prüf-Dienst für Ärzte` becomes `pruef-dienst-fuer-aerzte`. */
export function keyFromTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELLINGS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, PROJECT_KEY_LENGTH)
    .replace(/^-|-$/g, '');
}

export type KeyFault = 'missing' | 'malformed' | 'reserved';

export function keyFault(key: string): KeyFault | null {
  if (key === '') return 'missing';
  if (RESERVED_PROJECT_KEYS.includes(key)) return 'reserved';
  return PROJECT_KEY.test(key) && key.length <= PROJECT_KEY_LENGTH ? null : 'malformed';
}
