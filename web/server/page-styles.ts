/** A `.class`, `#id`, `[attribute]`, `[attribute=value]` or element that a selector needs; or alternative lists. */
export type Need = string | Need[][];

/** Built by plugins/sheet-rules.ts. */
export type SheetPart =
  /** Part of every page. */
  | { kind: 'text'; text: string; uses: string[] }
  | { kind: 'rule'; selectors: [text: string, needs: Need[]][]; declarations: Declaration[] }
  /** Such as `@media` or `@layer`. */
  | { kind: 'group'; head: string; parts: SheetPart[] }
  /** `@keyframes` and `@property`, kept only where a rule names them. */
  | { kind: 'named'; name: string; text: string; uses: string[] };

/** Sets one token, or several properties that are none. */
export interface Declaration {
  text: string;
  /** Token that it sets; kept only where it is read. */
  sets?: string;
  /** Custom properties that it reads, and words that may name an animation. */
  uses: string[];
}

export interface Sheet {
  parts: SheetPart[];
  attributes: string[];
}

export type SheetRules = Readonly<Record<string, Sheet>>;

const SHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;
/** Rendered by app/site/page-styles.tsx. */
const ROOM = '<style data-styles-of="page"></style>';
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const ELEMENT = /<([a-zA-Z][\w-]*)/g;
const READ_PROPERTY = /var\(\s*(--(?:[\w-]|\\.)+)/g;

/** Collects what selectors may match. Does not parse HTML: text may pass for an attribute, but nothing is missed. */
export function featuresOf(html: string, attributes: readonly string[]): Set<string> {
  const features = new Set<string>();
  const markup = html.replace(SCRIPTS, '<script>');
  for (const [, element = ''] of markup.matchAll(ELEMENT)) features.add(element.toLowerCase());
  const names = [...new Set(attributes)].join('|');
  const attribute = new RegExp(`\\s(${names})(?:=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))|(?=[\\s/>]))`, 'gi');
  const seen = new Set<string>();
  for (const [text, given = '', quoted, single, bare] of markup.matchAll(attribute)) {
    if (seen.has(text)) continue;
    seen.add(text);
    const name = given.toLowerCase();
    const value = quoted ?? single ?? bare ?? '';
    features.add(`[${name}]`).add(`[${name}=${value}]`);
    if (name === 'class') for (const word of value.split(/\s+/)) features.add(`.${word}`);
    else if (name === 'id') features.add(`#${value}`);
  }
  return features;
}

function canMatch(needs: readonly Need[], features: ReadonlySet<string>): boolean {
  return needs.every((need) =>
    typeof need === 'string'
      ? features.has(need)
      : need.some((alternative) => canMatch(alternative, features)),
  );
}

function applying(parts: readonly SheetPart[], features: ReadonlySet<string>): SheetPart[] {
  const kept: SheetPart[] = [];
  for (const part of parts) {
    if (part.kind === 'rule') {
      const selectors = part.selectors.filter(([, needs]) => canMatch(needs, features));
      if (selectors.length > 0) kept.push({ ...part, selectors });
    } else if (part.kind === 'group') {
      kept.push({ ...part, parts: applying(part.parts, features) });
    } else {
      kept.push(part);
    }
  }
  return kept;
}

/** Adds what these parts read; what a token or an animation reads counts once it is read itself. */
function collectUses(parts: readonly SheetPart[], used: Set<string>): void {
  const waiting = new Map<string, string[]>();
  const use = (names: readonly string[]) => {
    for (const name of names) {
      if (used.has(name)) continue;
      used.add(name);
      const readBehind = waiting.get(name);
      if (readBehind) use(readBehind);
    }
  };
  const add = (name: string | undefined, uses: readonly string[]) => {
    if (name === undefined || used.has(name)) use(uses);
    else waiting.set(name, [...(waiting.get(name) ?? []), ...uses]);
  };
  const walk = (list: readonly SheetPart[]) => {
    for (const part of list) {
      if (part.kind === 'group') walk(part.parts);
      else if (part.kind === 'rule') for (const { sets, uses } of part.declarations) add(sets, uses);
      else add(part.kind === 'named' ? part.name : undefined, part.uses);
    }
  };
  walk(parts);
}

function write(parts: readonly SheetPart[], used: ReadonlySet<string>): string {
  let css = '';
  for (const part of parts) {
    if (part.kind === 'text') css += part.text;
    else if (part.kind === 'named') css += used.has(part.name) ? part.text : '';
    else if (part.kind === 'rule') {
      const declarations = part.declarations.filter(({ sets }) => sets === undefined || used.has(sets));
      if (declarations.length === 0) continue;
      css += `${part.selectors.map(([text]) => text).join()}{${declarations.map(({ text }) => text).join(';')}}`;
    } else {
      const inside = write(part.parts, used);
      if (inside !== '') css += `${part.head}{${inside}}`;
      // The first mention orders layers.
      else if (part.head.startsWith('@layer ')) css += `${part.head};`;
    }
  }
  return css;
}

export function stylesFor(html: string, sheets: readonly Sheet[]): string {
  const attributes = sheets.flatMap((sheet) => sheet.attributes);
  const features = featuresOf(html, ['class', 'id', ...attributes]);
  const parts = sheets.flatMap((sheet) => applying(sheet.parts, features));
  const used = new Set([...html.matchAll(READ_PROPERTY)].map(([, name = '']) => name));
  collectUses(parts, used);
  return write(parts, used);
}

/** Detects sheets of which nothing depends on the page, so that the inlined copy is complete. */
const isWhole = ({ parts }: Sheet) => parts.every(({ kind }) => kind === 'text');

/** Inlines the rules that a page needs; app/browser/late-sheets.ts loads its sheets after the first paint. */
export function placeStyles(html: string, rules: SheetRules): { html: string; styles: string[] } {
  const sheets: Sheet[] = [];
  if (!html.includes(ROOM)) return { html, styles: [] };
  const withoutSheets = html.replace(SHEET, (link, address: string) => {
    const sheet = Object.hasOwn(rules, address) ? rules[address] : undefined;
    if (!sheet) return link;
    sheets.push(sheet);
    return `<link rel="${isWhole(sheet) ? 'inside' : 'later-stylesheet'}" href="${address}"/>`;
  });
  if (sheets.length === 0) return { html, styles: [] };
  const css = stylesFor(withoutSheets, sheets);
  const at = withoutSheets.indexOf(ROOM) + ROOM.indexOf('</');
  return { html: withoutSheets.slice(0, at) + css + withoutSheets.slice(at), styles: [css] };
}
