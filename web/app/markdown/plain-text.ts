import { type Block, type Inline, type MarkdownDocument, withInlines } from './document';

type WriteCode = (code: string) => string;
const withoutMarks: WriteCode = (code) => code;

export function inlineText(inlines: readonly Inline[], writeCode = withoutMarks): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if (inline.type === 'lineBreak') return ' ';
      return inline.type === 'code' ? writeCode(inline.text) : inlineText(inline.children, writeCode);
    })
    .join('');
}

function textsOf(block: Block, writeCode: WriteCode): string[] {
  if (block.type === 'list' && block.numbers)
    return block.items.map((item, index) => `${block.numbers?.[index]}. ${inlineText(item, writeCode)}`);
  const texts: string[] = [];
  withInlines(block, (inlines) => {
    texts.push(inlineText(inlines, writeCode));
    return inlines;
  });
  return texts;
}

export function plainPassages(document: MarkdownDocument, writeCode = withoutMarks): string[] {
  return document.flatMap((block) => textsOf(block, writeCode)).filter((text) => text.trim() !== '');
}

export function plainText(document: MarkdownDocument, writeCode = withoutMarks): string {
  return plainPassages(document, writeCode).join(' ');
}
