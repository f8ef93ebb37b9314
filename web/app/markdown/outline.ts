import { headingIds } from 'contract/headings';
import type { MarkdownDocument } from './document';
import { inlineText } from './plain-text';

export interface OutlineEntry {
  block: number;
  id: string;
  text: string;
  depth: 1 | 2 | 3;
}

export function outlineOf(document: MarkdownDocument): OutlineEntry[] {
  const idOf = headingIds();
  return document.flatMap((block, index) => {
    if (block.type !== 'heading') return [];
    const text = inlineText(block.children);
    return [{ block: index, id: idOf(text, index), text, depth: block.depth }];
  });
}

/** Returns the level of `#` below an h1: the largest heading used becomes an h2, so that no level is skipped. */
export const topLevelUnderTitle = (outline: readonly OutlineEntry[]): number =>
  outline.length === 0 ? 2 : 3 - Math.min(...outline.map(({ depth }) => depth));
