import { fromMarkdown } from 'mdast-util-from-markdown';

/** A node of the Markdown tree. */
export type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number];

export interface PaperSection {
  id: string;
  title: string;
  nodes: MarkdownNode[];
}

/** What the first lines of the file say about it, the few labels around the text included. */
const FRONT_NAMES = [
  'title',
  'subtitle',
  'date',
  'description',
  'kind',
  'contents',
  'publisher',
  'back',
] as const;
type Front = Record<(typeof FRONT_NAMES)[number], string>;

export interface Paper {
  front: Front;
  sections: PaperSection[];
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
      return [name, value];
    }),
  ) as Front;
}

function textOf(node: MarkdownNode): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** `Vier Phasen: Übersicht` as an anchor: `vier-phasen-uebersicht`. */
function anchorOf(title: string): string {
  const folded = title.toLowerCase().replace(/[äöüß]/g, (letter) => FOLDED[letter] ?? letter);
  return folded.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
const FOLDED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Reads a paper: front lines, then sections that begin with `##`. */
export function readPaper(source: string): Paper {
  const [whole, front] = FRONT.exec(source) ?? [];
  if (whole === undefined || front === undefined) throw new Error('The paper has no front lines.');
  const sections: PaperSection[] = [];
  for (const node of fromMarkdown(source.slice(whole.length)).children) {
    if (node.type === 'heading' && node.depth === 2) {
      const title = textOf(node);
      sections.push({ id: anchorOf(title), title, nodes: [] });
      continue;
    }
    const section = sections.at(-1);
    if (!section) throw new Error('The paper has text before its first section.');
    section.nodes.push(node);
  }
  return { front: readFront(front), sections };
}

const files = import.meta.glob<string>('/content/whitepaper/*.md', {
  eager: true,
  import: 'default',
  query: '?raw',
});

let whitepaper: Paper | undefined;

/** The whitepaper on the TI transformation (specification 2). */
export function getWhitepaper(): Paper {
  const source = files['/content/whitepaper/ti-2-0-transformation.md'];
  if (source === undefined) throw new Error('The whitepaper is missing.');
  whitepaper ??= readPaper(source);
  return whitepaper;
}
