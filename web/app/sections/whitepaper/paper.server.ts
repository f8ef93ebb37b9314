import { slugOf } from 'contract/slug';
import type { MarkdownDocument } from '~/markdown/document';
import { parseMarkdown } from '~/markdown/parse-markdown';
import { plainText } from '~/markdown/plain-text';
import { bindPairs, boundDocument } from '~/typography';
// Imports by name, so that a build without the file fails.
import source from '/content/whitepaper/ti-2-0-transformation.md?raw';

export interface PaperSection {
  id: string;
  title: string;
  text: MarkdownDocument;
}

const FRONT_NAMES = [
  'title',
  'subtitle',
  'date',
  'description',
  'kind',
  'contents',
  'print',
  'publisher',
  'back',
] as const;
type Front = Record<(typeof FRONT_NAMES)[number], string>;

export interface Paper {
  front: Front;
  month: string;
  sections: PaperSection[];
}

/** Formats a month such as `2025-11` in German. */
function monthOf(date: string): string {
  const format = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${date}-01T00:00:00Z`));
}

const FRONT = /^---\n([\s\S]*?)\n---\n/;

function readFront(lines: string): Front {
  const values = new Map(
    lines.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
  return Object.fromEntries(
    FRONT_NAMES.map((name) => {
      const value = values.get(name);
      if (!value) throw new Error(`The paper does not say its "${name}".`);
      return [name, bindPairs(value)];
    }),
  ) as Front;
}

/** Throws on missing front matter, a missing name in it, or text before the first section. */
export function readPaper(source: string): Paper {
  const [whole, front] = FRONT.exec(source) ?? [];
  if (whole === undefined || front === undefined) throw new Error('The paper has no front lines.');
  const sections: PaperSection[] = [];
  for (const block of boundDocument(parseMarkdown(source.slice(whole.length)))) {
    if (block.type === 'heading' && block.depth === 2) {
      const title = plainText([block]);
      sections.push({ id: slugOf(title), title, text: [] });
      continue;
    }
    const section = sections.at(-1);
    if (!section) throw new Error('The paper has text before its first section.');
    section.text.push(block);
  }
  const values = readFront(front);
  return { front: values, month: monthOf(values.date), sections };
}

let whitepaper: Paper | undefined;

/** Returns the whitepaper on the TI transformation (specification 2). */
export function getWhitepaper(): Paper {
  whitepaper ??= readPaper(source);
  return whitepaper;
}
