import type { MarkdownDocument } from './document';
import { inlineText } from './plain-text';

export interface OutlineEntry {
  block: number;
  id: string;
  text: string;
  depth: 1 | 2 | 3;
}

const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** `Was weiterläuft?` becomes `was-weiterlaeuft`; empty for a heading without Latin letters or digits. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELT_OUT[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function freeIds(): (name: string) => string {
  const taken = new Set<string>();
  // The number to continue from, so that thousands of equal headings do not each start at 2.
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

export function outlineOf(document: MarkdownDocument): OutlineEntry[] {
  const freeId = freeIds();
  return document.flatMap((block, index) => {
    if (block.type !== 'heading') return [];
    const text = inlineText(block.children);
    return [{ block: index, id: freeId(`h-${slugOf(text) || index}`), text, depth: block.depth }];
  });
}

/** Returns the level of `#` below an h1: the largest heading used becomes an h2, so that no level is skipped. */
export const topLevelUnderTitle = (outline: readonly OutlineEntry[]): number =>
  outline.length === 0 ? 2 : 3 - Math.min(...outline.map(({ depth }) => depth));
