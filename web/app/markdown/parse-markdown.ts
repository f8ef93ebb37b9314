import { type Block, type Inline, isBlank, linesOf, type MarkdownDocument } from './document';
import { parseInline } from './parse-inline';

const HEADING = /^\s{0,3}(#{1,6})\s+(\S.*)$/;
const ITEM = /^\s*-\s+(\S.*)$/;
const NUMBERED = /^\s*([1-9]\d{0,3})[.)]\s+(\S.*)$/;
const QUOTE = /^\s{0,3}>\s?(.*)$/;
/** Not `> 50 ms`. */
const FIRST_OF_QUOTE = /^\s{0,3}>\s?\s*[^\s\d]/;
const ROW = /^\s*\|(.+)\|\s*$/;
const RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;
const INDENTED = /^\s/;

type Draft =
  | { type: 'heading'; depth: 1 | 2 | 3; lines: string[] }
  | { type: 'paragraph'; lines: string[] }
  | { type: 'list'; items: string[][]; numbers: number[] | null }
  | { type: 'quote'; lines: string[] }
  | { type: 'table'; lines: string[] };

class BlockBuilder {
  readonly blocks: Draft[] = [];
  #open: string[] | null = null;

  /** @param next the next line that is neither blank nor indented */
  add(line: string, next: string | undefined) {
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    const numbered = NUMBERED.exec(line);
    const quote = QUOTE.exec(line);
    if (isBlank(line)) this.#open = null;
    else if (heading) this.#addHeading(heading[1]?.length ?? 1, heading[2] ?? '');
    else if (quote && (this.#continues('quote') || FIRST_OF_QUOTE.test(line)))
      this.#addLine('quote', quote[1] ?? '');
    else if (ROW.test(line)) this.#addLine('table', line);
    else if (item) this.#addItem(item[1] ?? '', null);
    else if (numbered && this.#isInNumberedList(next)) this.#addItem(numbered[2] ?? '', Number(numbered[1]));
    else this.#addText(line);
  }

  #continues(type: Draft['type']): boolean {
    return this.#open !== null && this.blocks.at(-1)?.type === type;
  }

  /** One line alone, such as `1. Januar`, is text, and so is one within a paragraph. */
  #isInNumberedList(next: string | undefined): boolean {
    const last = this.blocks.at(-1);
    if (last?.type === 'list' && last.numbers !== null) return true;
    return !this.#continues('paragraph') && next !== undefined && NUMBERED.test(next);
  }

  #addHeading(marks: number, line: string) {
    const depth = marks === 1 ? 1 : marks === 2 ? 2 : 3;
    this.blocks.push({ type: 'heading', depth, lines: [line] });
    this.#open = null;
  }

  #addItem(line: string, number: number | null) {
    const last = this.blocks.at(-1);
    this.#open = [line];
    if (last?.type === 'list' && (last.numbers === null) === (number === null)) {
      last.items.push(this.#open);
      if (number !== null) last.numbers?.push(number);
      return;
    }
    this.blocks.push({ type: 'list', items: [this.#open], numbers: number === null ? null : [number] });
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
      return { type: 'list', items, ...(block.numbers && { numbers: block.numbers }) };
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
  const lines = linesOf(text);
  let next: string | undefined;
  const following = lines.toReversed().map((line) => {
    const found = next;
    if (!isBlank(line) && !INDENTED.test(line)) next = line;
    return found;
  });
  for (const [index, line] of lines.entries()) builder.add(line, following.at(-1 - index));
  return builder.blocks.map(parseBlock);
}
