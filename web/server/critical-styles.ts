// Inlines the rules that a page needs for its first paint: the whole sheet would make a document 35 to 96 % larger.
import postcss, { type ChildNode } from 'postcss';

type Part =
  /** `names` are classes, ids and elements that a page must contain. */
  | { kind: 'rule'; selectors: { text: string; names: string[] }[]; body: string }
  | { kind: 'group'; head: string; parts: Part[] }
  | { kind: 'text'; text: string };

export type Sheets = ReadonlyMap<string, readonly Part[]>;

const SHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;
/** Rendered by app/site/page-styles.tsx. */
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
    return { kind: 'rule', selectors, body: node.nodes.map(String).join(';') };
  }
  if (node.type === 'atrule' && node.nodes && !/keyframes|font-face|property/.test(node.name)) {
    return { kind: 'group', head: `@${node.name} ${node.params}`.trim(), parts: node.nodes.map(readPart) };
  }
  return { kind: 'text', text: node.type === 'atrule' && !node.nodes ? `${node};` : String(node) };
}

export const readSheet = (css: string): Part[] => postcss.parse(css).nodes.map(readPart);

function write(parts: readonly Part[], words: ReadonlySet<string>): string {
  let css = '';
  for (const part of parts) {
    if (part.kind === 'text') css += part.text;
    else if (part.kind === 'rule') {
      const kept = part.selectors.filter(({ names }) => names.every((name) => words.has(name)));
      if (kept.length > 0) css += `${kept.map(({ text }) => text).join()}{${part.body}}`;
    } else {
      const inside = write(part.parts, words);
      if (inside !== '') css += `${part.head}{${inside}}`;
      // The first mention orders layers.
      else if (part.head.startsWith('@layer ')) css += `${part.head};`;
    }
  }
  return css;
}

/** Takes every word of the page for a class, so that none is missed. */
export function stylesFor(html: string, parts: readonly Part[]): string {
  const css = write(parts, new Set(wordsIn(html)));
  const named = new Set(wordsIn(css.replace(KEYFRAMES, '')));
  return css.replace(KEYFRAMES, (text, name: string) => (named.has(name) ? text : ''));
}

/** Inlines the rules that a document needs; app/browser/late-sheets.ts loads its sheets for what comes later. */
export function inlineStyles(html: string, sheets: Sheets): { html: string; styles: string[] } {
  const parts: Part[] = [];
  if (!html.includes(ROOM)) return { html, styles: [] };
  const withoutSheets = html.replace(SHEET, (link, address: string) => {
    const sheet = sheets.get(address);
    if (!sheet) return link;
    parts.push(...sheet);
    // A sheet of fonts is inlined whole: fonts declared again would be fetched again.
    const isWhole = sheet.every(({ kind }) => kind === 'text');
    return isWhole ? '' : `<link rel="later-stylesheet" href="${address}"/>`;
  });
  if (parts.length === 0) return { html, styles: [] };
  const css = stylesFor(withoutSheets, parts);
  return { html: withoutSheets.replace(ROOM, () => ROOM.replace('></', () => `>${css}</`)), styles: [css] };
}
