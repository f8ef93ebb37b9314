import { LRUCache } from 'lru-cache';
import { spellings, WORD } from './fold';

/** Caches foldings, because pages repeat words and every search visits all of them. */
const known = new LRUCache<string, readonly string[]>({ max: 20_000 });

export function foldings(word: string): readonly string[] {
  const found = known.get(word) ?? spellings(word);
  known.set(word, found);
  return found;
}

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
