export type Inline =
  | string
  | { type: 'strong' | 'emphasis'; children: Inline[] }
  | { type: 'code'; text: string }
  | { type: 'link'; href: string; children: Inline[] }
  | { type: 'lineBreak' };

export type Block =
  | { type: 'heading'; depth: 1 | 2 | 3; children: Inline[] }
  | { type: 'paragraph'; children: Inline[] }
  /** `numbers` has one for each item of a numbered list. */
  | { type: 'list'; items: Inline[][]; numbers?: number[] }
  | { type: 'quote'; paragraphs: Inline[][] }
  | { type: 'table'; head: Inline[][]; rows: Inline[][][] };

/** A parsed text, which loaders send so that visitors need no parser. */
export type MarkdownDocument = Block[];

/** Splits a text into lines, with the line ends of all systems and Word, and without byte order marks. */
export function linesOf(text: string): string[] {
  return text.replaceAll('\uFEFF', '').split(/\r\n?|[\n\u0085\u2028\u2029]/);
}

export const isBlank = (line: string): boolean => line.trim() === '';

export function joined<Item>(items: readonly Item[], between: Item): Item[] {
  return items.flatMap((item, index) => (index === 0 ? [item] : [between, item]));
}

export function plainDocument(text: string): MarkdownDocument {
  const paragraphs: string[][] = [[]];
  for (const line of linesOf(text)) {
    if (isBlank(line)) paragraphs.push([]);
    else paragraphs.at(-1)?.push(line.trim());
  }
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => ({ type: 'paragraph', children: joined<Inline>(lines, { type: 'lineBreak' }) }));
}

type Change = (inlines: Inline[]) => Inline[];

export function withInlines(block: Block, change: Change): Block {
  switch (block.type) {
    case 'list':
      return { ...block, items: block.items.map(change) };
    case 'quote':
      return { ...block, paragraphs: block.paragraphs.map(change) };
    case 'table':
      return { ...block, head: block.head.map(change), rows: block.rows.map((row) => row.map(change)) };
    default:
      return { ...block, children: change(block.children) };
  }
}
