import { SECOND_PRODUCT_ADDRESSES } from '~/features/products/products';

const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_KEY = 60;
/** Words that mean something else in the addresses of the contract, or under `/products/`. */
const RESERVED: readonly string[] = ['active', 'order', ...SECOND_PRODUCT_ADDRESSES];

const SPELLINGS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** `Prüf-Dienst für Ärzte` becomes `pruef-dienst-fuer-aerzte`. */
export function keyFromTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELLINGS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_KEY)
    .replace(/^-|-$/g, '');
}

export type KeyFault = 'missing' | 'malformed' | 'reserved';

/** What is wrong with a key, null when nothing is. */
export function keyFault(key: string): KeyFault | null {
  if (key === '') return 'missing';
  if (RESERVED.includes(key)) return 'reserved';
  return KEY.test(key) && key.length <= LONGEST_KEY ? null : 'malformed';
}
