const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd' };
export const WORD = /[\p{L}\p{N}\p{M}]+/gu;

function withoutAccents(text: string): string {
  return text
    .replace(/[ßœæøłđ]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}

const lowered = (text: string) => text.normalize('NFC').toLowerCase();

/** Normalizes text for search: lower case, umlauts written out as in German, no accents. */
export function fold(text: string): string {
  return withoutAccents(lowered(text).replace(/[äöü]/g, (letter) => GERMAN[letter] ?? letter));
}

/** Returns all forms that find a text: `Ärzte` as `aerzte` and, for keyboards without umlauts, as `arzte`. */
export function spellings(text: string): string[] {
  return [...new Set([fold(text), withoutAccents(lowered(text))])];
}

export function words(text: string): string[] {
  return text.match(WORD) ?? [];
}
