import { fromMarkdown } from 'mdast-util-from-markdown';
import { type Inline, joined } from './document';
import { safeHref } from './safe-href';

type Node = ReturnType<typeof fromMarkdown>['children'][number];

/** All of CommonMark but bold, italic, code, links and backslashes; it stays plain text. */
const NOT_READ = [
  ...['blockQuote', 'codeFenced', 'codeIndented', 'definition', 'headingAtx', 'htmlFlow', 'list'],
  ...['setextUnderline', 'thematicBreak'],
  ...['autolink', 'characterReference', 'hardBreakEscape', 'htmlText', 'labelStartImage'],
];

/** More than any sentence has; bounds the parser's time, which grows with the square of their number. */
const MAX_MARKS = 200;
const MARK = /[*_`[\]()\\]/g;

const inLines = (text: string) => joined<Inline>(text.split('\n'), { type: 'lineBreak' }).filter(Boolean);

function withoutSeams(inlines: readonly Inline[]): Inline[] {
  const whole: Inline[] = [];
  for (const inline of inlines) {
    const last = whole.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') whole[whole.length - 1] = last + inline;
    else whole.push(inline);
  }
  return whole;
}

function inlinesOf(nodes: readonly Node[], source: string): Inline[] {
  const read = (node: Node): Inline[] => {
    switch (node.type) {
      case 'text':
        return inLines(node.value);
      case 'break':
        return [{ type: 'lineBreak' }];
      case 'inlineCode':
        return [{ type: 'code', text: node.value }];
      case 'emphasis':
      case 'strong': {
        const children = inlinesOf(node.children, source);
        // Only asterisks are marks: underscores belong to names of files and parameters.
        if (source[node.position?.start.offset ?? 0] !== '_') return [{ type: node.type, children }];
        const underscores = node.type === 'strong' ? '__' : '_';
        return [underscores, ...children, underscores];
      }
      case 'link': {
        const href = safeHref(node.url);
        const children = inlinesOf(node.children, source);
        if (href === null) return children;
        return [{ type: 'link', href, children: children.length > 0 ? children : [href] }];
      }
      case 'paragraph':
        return inlinesOf(node.children, source);
      default:
        throw new Error(`The parser was told not to read "${node.type}".`);
    }
  };
  return withoutSeams(nodes.flatMap(read));
}

export function parseInline(lines: readonly string[]): Inline[] {
  const source = lines.map((line) => line.trim()).join('\n');
  const marks = source.match(MARK)?.length ?? 0;
  if (marks === 0 || marks > MAX_MARKS) return inLines(source);
  return inlinesOf(fromMarkdown(source, { extensions: [{ disable: { null: NOT_READ } }] }).children, source);
}
