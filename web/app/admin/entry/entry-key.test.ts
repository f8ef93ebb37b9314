import { RESERVED_PROJECT_KEYS } from 'contract/project-fields';
import { describe, expect, it } from 'vitest';
import { keyFault, keyFromTitle } from './entry-key';

const isReserved = (key: string) => RESERVED_PROJECT_KEYS.includes(key);

describe('the key that a title suggests', () => {
  it.each([
    ['Prüf-Dienst für Ärzte', 'pruef-dienst-fuer-aerzte'],
    ['  ME-TI 2.0! ', 'me-ti-2-0'],
    ['Échange', 'echange'],
    ['„…“', ''],
  ])('is for „%s“ „%s“', (title, key) => {
    expect(keyFromTitle(title)).toBe(key);
  });

  it('is never too long and never ends with a hyphen', () => {
    const key = keyFromTitle(`${'a'.repeat(59)} b`);
    expect(key).toBe('a'.repeat(59));
    expect(keyFault(key, isReserved)).toBeNull();
  });
});

describe('a key', () => {
  it.each([
    ['', 'missing'],
    ['order', 'reserved'],
    // docuflow uses the page `cryptoth`, which would hide a product of that key.
    ['cryptoth', 'reserved'],
    ['Groß', 'malformed'],
    ['a--b', 'malformed'],
    ['a b', 'malformed'],
    ['a'.repeat(61), 'malformed'],
    ['neu-2', null],
  ])('„%s“ is %s', (key, fault) => {
    expect(keyFault(key, isReserved)).toBe(fault);
  });
});
