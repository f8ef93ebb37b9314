// Inlines the rules that a page needs for its first paint: the whole sheet would make a document 35 to 96 % larger.
import postcss, { type ChildNode } from 'postcss';

/** A string is part of every page; a function writes what a page with these words needs. */
type Part = string | ((words: ReadonlySet<string>) => string);

export type Sheets = ReadonlyMap<string, readonly Part[]>;

const SHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const ROOM = '<style data-styles-of="page"></style>';
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
    const body = `{${node.nodes.map(String).join(';')}}`;
    return (words) => {
      const kept = selectors.filter(({ names }) => names.every((name) => words.has(name)));
      return kept.length > 0 ? kept.map(({ text }) => text).join() + body : '';
    };
  }
  if (node.type !== 'atrule' || /keyframes|font-face|property/.test(node.name)) return String(node);
  if (!node.nodes) return `${node};`;
  const head = `@${node.name} ${node.params}`.trim();
  const parts = node.nodes.map(readPart);
  // The first mention orders layers.
  const whenEmpty = head.startsWith('@layer ') ? `${head};` : '';
  return (words) => {
    const inside = write(parts, words);
    return inside === '' ? whenEmpty : `${head}{${inside}}`;
  };
}

export const readSheet = (css: string): Part[] => postcss.parse(css).nodes.map(readPart);

const write = (parts: readonly Part[], words: ReadonlySet<string>): string =>
  parts.map((part) => (typeof part === 'string' ? part : part(words))).join('');

/** Takes every word of the page for a class, so that none is missed. */
export function stylesFor(html: string, parts: readonly Part[]): string {
  const css = write(parts, new Set(wordsIn(html)));
  const named = new Set(wordsIn(css.replace(KEYFRAMES, '')));
  return css.replace(KEYFRAMES, (text, name: string) => (named.has(name) ? text : ''));
}

/** Fills the room of app/site/page-styles.tsx; app/browser/late-sheets.ts loads the sheets for what comes later. */
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
