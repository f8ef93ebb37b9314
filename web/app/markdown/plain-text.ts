import type { Block, Inline, MarkdownDocument } from './document';

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

export function plainPassages(document: MarkdownDocument): string[] {
  return document.flatMap(textsOf).filter((text) => text.trim() !== '');
}

export function plainText(document: MarkdownDocument): string {
  return plainPassages(document).join(' ');
}
