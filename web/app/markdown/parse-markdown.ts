import { type Block, type Inline, isBlank, linesOf, type MarkdownDocument } from './document';
import { parseInline } from './parse-inline';

const HEADING = /^\s{0,3}(#{1,6})\s+(\S.*)$/;
const ITEM = /^\s*(?:-|(\d{1,4})[.)])\s+(\S.*)$/;
const QUOTE = /^\s{0,3}>\s?(.*)$/;
const ROW = /^\s*\|(.+)\|\s*$/;
const RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;
const INDENTED = /^\s/;

type Draft =
  | { type: 'heading'; depth: 1 | 2 | 3; lines: string[] }
  | { type: 'paragraph'; lines: string[] }
  | { type: 'list'; items: string[][]; start: number | null }
  | { type: 'quote'; lines: string[] }
  | { type: 'table'; lines: string[] };

class BlockBuilder {
  readonly blocks: Draft[] = [];
  /** Lines that the next one continues. */
  #open: string[] | null = null;

  add(line: string) {
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    const quote = QUOTE.exec(line);
    if (isBlank(line)) this.#open = null;
    else if (heading) this.#addHeading(heading[1]?.length ?? 1, heading[2] ?? '');
    else if (quote) this.#addLine('quote', quote[1] ?? '');
    else if (ROW.test(line)) this.#addLine('table', line);
    else if (item && !(item[1] && this.#isInParagraph())) this.#addItem(item[2] ?? '', item[1]);
    else this.#addText(line);
  }

  /** A line such as `1. Januar` goes on in an open paragraph. */
  #isInParagraph() {
    return this.#open !== null && this.blocks.at(-1)?.type === 'paragraph';
  }

  #addHeading(marks: number, line: string) {
    const depth = marks === 1 ? 1 : marks === 2 ? 2 : 3;
    this.blocks.push({ type: 'heading', depth, lines: [line] });
    this.#open = null;
  }

  #addItem(line: string, number: string | undefined) {
    const last = this.blocks.at(-1);
    const isNumbered = number !== undefined;
    this.#open = [line];
    if (last?.type === 'list' && (last.start !== null) === isNumbered) last.items.push(this.#open);
    else this.blocks.push({ type: 'list', items: [this.#open], start: isNumbered ? Number(number) : null });
  }

  #addLine(type: 'quote' | 'table', line: string) {
    const last = this.blocks.at(-1);
    if (last?.type === type && this.#open === last.lines) {
      last.lines.push(line);
      return;
    }
    this.#open = [line];
    this.blocks.push({ type, lines: this.#open });
  }

  #addText(line: string) {
    const last = this.blocks.at(-1)?.type;
    const continues = last === 'paragraph' || (last === 'list' && INDENTED.test(line));
    if (this.#open && continues) {
      this.#open.push(line);
      return;
    }
    this.#open = [line];
    this.blocks.push({ type: 'paragraph', lines: this.#open });
  }
}

const cellsOf = (row: string): Inline[][] =>
  (ROW.exec(row)?.[1] ?? '').split('|').map((cell) => parseInline([cell]));

/** Returns a paragraph unless a rule follows the first row. */
function parseTable(lines: string[]): Block {
  const [head = '', rule = '', ...rows] = lines;
  if (!RULE.test(rule)) return { type: 'paragraph', children: parseInline(lines) };
  return { type: 'table', head: cellsOf(head), rows: rows.map(cellsOf) };
}

function parseQuote(lines: string[]): Block {
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (isBlank(line)) paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  const written = paragraphs.filter((paragraph) => paragraph.length > 0);
  return { type: 'quote', paragraphs: written.map(parseInline) };
}

function parseBlock(block: Draft): Block {
  switch (block.type) {
    case 'list': {
      const items = block.items.map(parseInline);
      return { type: 'list', items, ...(block.start !== null && { start: block.start }) };
    }
    case 'quote':
      return parseQuote(block.lines);
    case 'table':
      return parseTable(block.lines);
    case 'heading':
      return { type: 'heading', depth: block.depth, children: parseInline(block.lines) };
    case 'paragraph':
      return { type: 'paragraph', children: parseInline(block.lines) };
  }
}

/**
 * Blocks are separated by blank lines: headings (`# `, `## `, `### `), lists (`- ` or `1. `), quotes (`> `), tables
 * (`| a | b |` with a rule below the first row) and paragraphs, with **bold**, *italic*, `code` and [links](…). All else
 * is plain text, HTML included.
 */
export function parseMarkdown(text: string): MarkdownDocument {
  const builder = new BlockBuilder();
  for (const line of linesOf(text)) builder.add(line);
  return builder.blocks.map(parseBlock);
}
