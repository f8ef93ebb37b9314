import type { Block, Inline, MarkdownDocument } from './document';

function textOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if (inline.type === 'lineBreak') return ' ';
      return inline.type === 'code' ? inline.text : textOf(inline.children);
    })
    .join('');
}

const textsOf = (block: Block): string[] =>
  block.type === 'list' ? block.items.map(textOf) : [textOf(block.children)];

/** What a reader sees of each heading, paragraph and list item, without marks. */
export function plainPassages(document: MarkdownDocument): string[] {
  return document.flatMap(textsOf).filter((text) => text.trim() !== '');
}

/** The same in one line, for places without paragraphs: descriptions in heads and in search results. */
export function plainText(document: MarkdownDocument): string {
  return plainPassages(document).join(' ');
}
