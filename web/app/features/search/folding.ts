import { LRUCache } from 'lru-cache';

const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd' };

function withoutAccents(text: string): string {
  return text
    .replace(/[ßœæøłđ]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}

/** Normalizes a word for search: lower case, umlauts written out as in German, no accents. */
export function fold(word: string): string {
  const lower = word.normalize('NFC').toLowerCase();
  return withoutAccents(lower.replace(/[äöü]/g, (letter) => GERMAN[letter] ?? letter));
}

/** Caches foldings, because pages repeat words and every search visits all of them. */
const known = new LRUCache<string, readonly string[]>({ max: 20_000 });

/** Returns all forms that find a word: `Ärzte` as `aerzte` and, for keyboards without umlauts, as `arzte`. */
export function foldings(word: string): readonly string[] {
  const found = known.get(word) ?? [
    ...new Set([fold(word), withoutAccents(word.normalize('NFC').toLowerCase())]),
  ];
  known.set(word, found);
  return found;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

export interface Token {
  text: string;
  isWord: boolean;
}

/** Splits a text without loss: the joined tokens are the text again. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    if (match.index > end) tokens.push({ text: text.slice(end, match.index), isWord: false });
    tokens.push({ text: match[0], isWord: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) tokens.push({ text: text.slice(end), isWord: false });
  return tokens;
}

export function words(text: string): string[] {
  return text.match(WORD) ?? [];
}
