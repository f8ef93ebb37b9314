import type { Language } from 'contract/languages';
import type { Passage } from '~/discovery/passages.server';
import { words } from './fold';
import { foldings, type Token, tokenize } from './folding';

export interface Segment {
  text: string;
  isMatch: boolean;
}

export interface Excerpt {
  segments: Segment[];
  lang: Language;
}

/** Characters; about two lines on a wide screen. */
const EXCERPT_LENGTH = 180;
/** Shorter passages are labels and headings, which say little as an excerpt. */
const TELLING_LENGTH = 40;

function isMatch(word: string, matched: ReadonlySet<string>): boolean {
  return foldings(word).some((form) => matched.has(form));
}

const isSmall = ({ text }: Token) => text === text.toLowerCase();

/** Returns the matches. The end of a name in small letters, as "me-ti", is none: "TI" does not mean it. */
function hitsOf(tokens: readonly Token[], matched: ReadonlySet<string>): boolean[] {
  const hits = tokens.map(({ text, isWord }) => isWord && isMatch(text, matched));
  for (const [index, token] of tokens.entries()) {
    const [hyphen, rest] = [tokens[index + 1], tokens[index + 2]];
    if (hyphen?.text !== '-' || !rest || !isSmall(token) || !isSmall(rest)) continue;
    hits[index + 2] = hits[index] === true && hits[index + 2] === true;
  }
  return hits;
}

function toSegments(tokens: readonly Token[], matched: ReadonlySet<string>): Segment[] {
  const segments: Segment[] = [];
  const hits = hitsOf(tokens, matched);
  for (const [index, { text }] of tokens.entries()) {
    const isHit = hits[index] === true;
    const last = segments.at(-1);
    if (last && last.isMatch === isHit) last.text += text;
    else segments.push({ text, isMatch: isHit });
  }
  return segments;
}

export function highlight(text: string, matched: ReadonlySet<string>): Segment[] {
  return toSegments(tokenize(text), matched);
}

function countMatches(text: string, matched: ReadonlySet<string>): number {
  return new Set(
    words(text)
      .flatMap(foldings)
      .filter((form) => matched.has(form)),
  ).size;
}

function cut(tokens: readonly Token[], matched: ReadonlySet<string>): Token[] {
  const first = tokens.findIndex(({ text, isWord }) => isWord && isMatch(text, matched));
  let start = Math.max(first, 0);
  let lead = 0;
  while (start > 0 && lead < EXCERPT_LENGTH / 3) {
    start -= 1;
    lead += tokens[start]?.text.length ?? 0;
  }
  if (start > 0 && tokens[start]?.isWord === false) start += 1;
  let end = start;
  let length = 0;
  while (end < tokens.length && length < EXCERPT_LENGTH) {
    length += tokens[end]?.text.length ?? 0;
    end += 1;
  }
  const ellipsis = { text: '…', isWord: false };
  return [
    ...(start > 0 ? [ellipsis] : []),
    ...tokens.slice(start, end),
    ...(end < tokens.length ? [ellipsis] : []),
  ];
}

export function excerptOf(
  passages: readonly Passage[],
  description: Passage,
  matched: ReadonlySet<string>,
): Excerpt {
  const candidates = [description, ...passages].map((passage) => ({
    passage,
    score: countMatches(passage.text, matched) + (passage.text.length >= TELLING_LENGTH ? 0.5 : 0),
  }));
  const best = candidates.reduce((a, b) => (b.score > a.score ? b : a));
  const { text, lang } = best.passage;
  return { segments: toSegments(cut(tokenize(text), matched), matched), lang };
}
