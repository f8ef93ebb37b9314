import type { MarkdownDocument } from './document';
import { inlineText } from './plain-text';

/** A heading of a text that a link can lead to. */
export interface OutlineEntry {
  /** Which block of the text it is. */
  block: number;
  /** Unique in the text, and fit for an address. */
  id: string;
  text: string;
  depth: 1 | 2 | 3;
}

const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** `Was weiterläuft?` becomes `was-weiterlaeuft`; empty where a heading has neither letter nor digit of Latin script. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELT_OUT[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Puts a number behind names that were given before. */
function freeIds(): (name: string) => string {
  const taken = new Set<string>();
  // Where to go on, so that thousands of equal headings do not each begin at 2.
  const lastNumbers = new Map<string, number>();
  return (name) => {
    let id = name;
    let number = lastNumbers.get(name) ?? 1;
    while (taken.has(id)) {
      number += 1;
      id = `${name}-${number}`;
    }
    lastNumbers.set(name, number);
    taken.add(id);
    return id;
  };
}

/** The headings of a text, each with an id of its own; the prefix keeps them apart from the ids of the page. */
export function outlineOf(document: MarkdownDocument): OutlineEntry[] {
  const freeId = freeIds();
  return document.flatMap((block, index) => {
    if (block.type !== 'heading') return [];
    const text = inlineText(block.children);
    return [{ block: index, id: freeId(`h-${slugOf(text) || index}`), text, depth: block.depth }];
  });
}

/**
 * The level that `#` has where the text stands under an h1: the largest heading that the text uses becomes an h2, so
 * that none is left out between them whichever size somebody begins with.
 */
export const topLevelUnderTitle = (outline: readonly OutlineEntry[]): number =>
  outline.length === 0 ? 2 : 3 - Math.min(...outline.map(({ depth }) => depth));
