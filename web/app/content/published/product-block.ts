import type { MarkdownDocument } from '~/markdown/document';
import { parseMarkdown } from '~/markdown/parse-markdown';
import { inlineText, plainText } from '~/markdown/plain-text';

export interface BlockItem {
  title: string;
  text: string;
  lines: string[];
}

export interface ProductBlock {
  title: string;
  lead: string;
  items: BlockItem[];
}

const marked = (code: string) => `\`${code}\``;

const spaced = (before: string, text: string) => (before === '' ? text : `${before} ${text}`);

function blockOf(document: MarkdownDocument): ProductBlock {
  const block: ProductBlock = { title: '', lead: '', items: [] };
  for (const part of document) {
    const item = block.items.at(-1);
    if (part.type === 'list') {
      const lines = part.items.map((item) => inlineText(item, marked));
      if (item) item.lines.push(...lines);
      else block.items.push(...lines.map((title) => ({ title, text: '', lines: [] })));
      continue;
    }
    const text = plainText([part], marked);
    if (part.type === 'heading' && part.depth === 3) block.items.push({ title: text, text: '', lines: [] });
    else if (part.type === 'heading') block.title = text;
    else if (item) item.text = spaced(item.text, text);
    else block.lead = spaced(block.lead, text);
  }
  return block;
}

/** Reads a block of a product's page: `## ` heads the block, `### ` each of its cards (docs/decisions/0050). */
export const readProductBlock = (text: string): ProductBlock => blockOf(parseMarkdown(text));
