import { type Block, isBlank, linesOf, type MarkdownDocument } from './document';
import { parseInline } from './parse-inline';

const HEADING = /^\s{0,3}(#{1,6})\s+(\S.*)$/;
const ITEM = /^\s*-\s+(\S.*)$/;
const INDENTED = /^\s/;

type Draft =
  | { type: 'heading'; depth: 1 | 2 | 3; lines: string[] }
  | { type: 'paragraph'; lines: string[] }
  | { type: 'list'; items: string[][] };

class BlockBuilder {
  readonly blocks: Draft[] = [];
  #open: string[] | null = null;

  add(line: string) {
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    if (isBlank(line)) this.#open = null;
    else if (heading) this.#addHeading(heading[1]?.length ?? 1, heading[2] ?? '');
    else if (item) this.#addItem(item[1] ?? '');
    else this.#addText(line);
  }

  #addHeading(marks: number, line: string) {
    const depth = marks === 1 ? 1 : marks === 2 ? 2 : 3;
    this.blocks.push({ type: 'heading', depth, lines: [line] });
    this.#open = null;
  }

  #addItem(line: string) {
    const last = this.blocks.at(-1);
    this.#open = [line];
    if (last?.type === 'list') last.items.push(this.#open);
    else this.blocks.push({ type: 'list', items: [this.#open] });
  }

  #addText(line: string) {
    const isInList = this.blocks.at(-1)?.type === 'list';
    if (this.#open && (!isInList || INDENTED.test(line))) {
      this.#open.push(line);
      return;
    }
    this.#open = [line];
    this.blocks.push({ type: 'paragraph', lines: this.#open });
  }
}

function parseBlock(block: Draft): Block {
  if (block.type === 'list') return { type: 'list', items: block.items.map(parseInline) };
  const children = parseInline(block.lines);
  return block.type === 'heading'
    ? { type: 'heading', depth: block.depth, children }
    : { type: 'paragraph', children };
}

/**
 * Blocks are separated by blank lines: headings (`# `, `## `, `### `), lists (`- `) and paragraphs, with **bold**,
 * *italic*, `code` and [links](…). All else is plain text, HTML included.
 */
export function parseMarkdown(text: string): MarkdownDocument {
  const builder = new BlockBuilder();
  for (const line of linesOf(text)) builder.add(line);
  return builder.blocks.map(parseBlock);
}
