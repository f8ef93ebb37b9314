// Inlines the rules that a page needs for its first paint: the whole sheet would make a document 35 to 96 % larger.
import postcss, { type ChildNode } from 'postcss';

interface Page {
  words: ReadonlySet<string>;
  isUsed: (customProperty: string) => boolean;
}

type Part = string | ((page: Page) => string);

export type Sheets = ReadonlyMap<string, readonly Part[]>;

const SHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const ROOM = '<style data-styles-of="page"></style>';
const USE = /--(?:[\w-]|\\.)+(?=\s*[,)])/g;
const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

const wordsIn = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/** Ignores functional pseudo-classes, which exclude elements or list alternatives, and attributes, which scripts set. */
function namesIn(selector: string): string[] {
  let plain = selector;
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  return wordsIn(plain.replace(/::?[\w-]+|\[[^\]]*\]|\\/g, ' '));
}

function readPart(node: ChildNode): Part {
  if (node.type === 'rule') {
    const selectors = node.selectors.map((text) => ({ text, names: namesIn(text) }));
    // Drawings from another file read properties of the elements around them, but none of the root.
    const isRoot = node.selector.includes(':root');
    const declarations = node.nodes.map((child) => ({
      text: String(child),
      property: isRoot && child.type === 'decl' && child.variable ? child.prop : null,
    }));
    return ({ words, isUsed }) => {
      const kept = selectors.filter(({ names }) => names.every((name) => words.has(name)));
      if (kept.length === 0) return '';
      const used = declarations.filter(({ property }) => property === null || isUsed(property));
      if (used.length === 0) return '';
      return `${kept.map(({ text }) => text).join()}{${used.map(({ text }) => text).join(';')}}`;
    };
  }
  if (node.type !== 'atrule' || /keyframes|font-face|property/.test(node.name)) return String(node);
  if (!node.nodes) return `${node};`;
  const head = `@${node.name} ${node.params}`.trim();
  const parts = node.nodes.map(readPart);
  // The first mention orders layers.
  const whenEmpty = head.startsWith('@layer ') ? `${head};` : '';
  return (page) => {
    const inside = write(parts, page);
    return inside === '' ? whenEmpty : `${head}{${inside}}`;
  };
}

export const readSheet = (css: string): Part[] => postcss.parse(css).nodes.map(readPart);

const write = (parts: readonly Part[], page: Page): string =>
  parts.map((part) => (typeof part === 'string' ? part : part(page))).join('');

/** Takes every word of the page for a class, so that none is missed. Leaves out tokens that nothing names. */
export function stylesFor(html: string, parts: readonly Part[]): string {
  const words = new Set(wordsIn(html));
  const used = new Set(write(parts, { words, isUsed: () => true }).match(USE));
  const css = write(parts, { words, isUsed: (property) => used.has(property) || words.has(property) });
  const named = new Set(wordsIn(css.replace(KEYFRAMES, '')));
  return css.replace(KEYFRAMES, (text, name: string) => (named.has(name) ? text : ''));
}

/** Fills the room of page-styles.tsx; app/browser/late-sheets.ts loads the sheets for what comes later. */
export function inlineStyles(html: string, sheets: Sheets): { html: string; styles: string[] } {
  if (!html.includes(ROOM)) return { html, styles: [] };
  const parts: Part[] = [];
  const withoutSheets = html.replace(SHEET, (link, address: string) => {
    const sheet = sheets.get(address);
    if (!sheet) return link;
    parts.push(...sheet);
    // A sheet of fonts is inlined whole: fonts declared again would be fetched again.
    const isWhole = sheet.every((part) => typeof part === 'string');
    return isWhole ? '' : `<link rel="later-stylesheet" href="${address}"/>`;
  });
  if (parts.length === 0) return { html, styles: [] };
  const css = stylesFor(withoutSheets, parts);
  return { html: withoutSheets.replace(ROOM, () => ROOM.replace('></', () => `>${css}</`)), styles: [css] };
}
