import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FONTS = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const LOCALES = new URL('../i18n/locales/', import.meta.url);
/** In no file of Inter: the system's fonts have these. */
const NOT_IN_INTER = new Set(['→', '↔', '\u202f', '\u2060']);

function lettersOf(fileName: string): Set<string> {
  const face = FONTS.match(/@font-face \{[^}]*\}/g)?.find((candidate) => candidate.includes(fileName)) ?? '';
  const letters = new Set<string>();
  for (const [, first = '', last = first] of face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)) {
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code += 1) {
      letters.add(String.fromCodePoint(code));
    }
  }
  return letters;
}

const files = readdirSync(LOCALES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);

describe('the font of the text', () => {
  const letters = lettersOf('inter-text.woff2');

  it.each(files)('has every letter of %s', (name) => {
    const text: unknown = JSON.parse(readFileSync(new URL(name, LOCALES), 'utf8'));
    const written = new Set(JSON.stringify(text));
    expect([...written].filter((letter) => !letters.has(letter) && !NOT_IN_INTER.has(letter))).toEqual([]);
  });

  it.each([
    'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜ àâæçéèêëîïôœùûüÿ',
    'ÄÖÜ äöüß',
    'ÁÉÍÑÓÚÜ¿¡ áéíñóúüªº',
    'ÀÈÉÌÒÙ àèéìòù',
    'ÇË çë',
    '„“‚‘«»‹›”’–—…•·€§°',
  ])('has %s', (alphabet) => {
    expect([...alphabet].filter((letter) => !letters.has(letter))).toEqual([]);
  });

  it('weighs at most 24 kB', () => {
    const size = readFileSync(new URL('./generated/inter-text.woff2', import.meta.url)).length;
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThan(24_000);
  });
});
