import type { Block, Inline, MarkdownDocument } from './document';

/** What a reader sees of a line, without marks. */
export function inlineText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if (inline.type === 'lineBreak') return ' ';
      return inline.type === 'code' ? inline.text : inlineText(inline.children);
    })
    .join('');
}

const textsOf = (block: Block): string[] =>
  block.type === 'list' ? block.items.map(inlineText) : [inlineText(block.children)];

/** What a reader sees of each heading, paragraph and list item, without marks. */
export function plainPassages(document: MarkdownDocument): string[] {
  return document.flatMap(textsOf).filter((text) => text.trim() !== '');
}

/** The same in one line, for places without paragraphs: descriptions in heads and in search results. */
export function plainText(document: MarkdownDocument): string {
  return plainPassages(document).join(' ');
}
