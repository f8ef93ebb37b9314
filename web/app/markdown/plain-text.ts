import { type Block, type Inline, type MarkdownDocument, withInlines } from './document';

export function inlineText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if (inline.type === 'lineBreak') return ' ';
      return inline.type === 'code' ? inline.text : inlineText(inline.children);
    })
    .join('');
}

function textsOf(block: Block): string[] {
  if (block.type === 'list' && block.numbers)
    return block.items.map((item, index) => `${block.numbers?.[index]}. ${inlineText(item)}`);
  const texts: string[] = [];
  withInlines(block, (inlines) => {
    texts.push(inlineText(inlines));
    return inlines;
  });
  return texts;
}

export function plainPassages(document: MarkdownDocument): string[] {
  return document.flatMap(textsOf).filter((text) => text.trim() !== '');
}

export function plainText(document: MarkdownDocument): string {
  return plainPassages(document).join(' ');
}
