/**
 * What a page has to have so that a selector can match in it: `.class`, `#id`, `[attribute]`, `[attribute=value]` or the
 * name of an element; or one of several lists of these.
 */
export type Need = string | Need[][];

/** A part of a style sheet, as the build reads it (plugins/sheet-rules.ts). */
export type SheetPart =
  /** Belongs into every page. */
  | { kind: 'text'; text: string; uses: string[] }
  | { kind: 'rule'; selectors: [text: string, needs: Need[]][]; declarations: Declaration[] }
  /** `@media`, `@layer` and the like around other parts. */
  | { kind: 'group'; head: string; parts: SheetPart[] }
  /** `@keyframes` and `@property`: nothing without a rule that names them. */
  | { kind: 'named'; name: string; text: string; uses: string[] };

/** One that sets a token, or several that set none. */
export interface Declaration {
  text: string;
  /** The token that it sets, which is of use where something reads it. */
  sets?: string;
  /** The custom properties that it reads, and all words that may be the name of an animation. */
  uses: string[];
}

export interface Sheet {
  parts: SheetPart[];
  /** The names of the attributes that its selectors ask for. */
  attributes: string[];
}

/** The style sheets of the build, by their addresses. */
export type SheetRules = Readonly<Record<string, Sheet>>;

const SHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;
/** Where app/site/page-styles.tsx leaves room. */
const ROOM = '<style data-styles-of="page"></style>';
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const ELEMENT = /<([a-zA-Z][\w-]*)/g;
const READ_PROPERTY = /var\(\s*(--(?:[\w-]|\\.)+)/g;

/**
 * Everything in a page that a selector may ask for. Elements and attributes are looked for without reading the page as
 * HTML: a word of the text may be taken for an attribute, but none can be missed.
 */
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

/** The parts of a sheet that can apply to a page; of tokens all, until it is known which are read. */
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

/** Adds what is read in these parts. What a token or an animation reads counts once it is read itself. */
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
      // Layers come in the order in which they are named first.
      else if (part.head.startsWith('@layer ')) css += `${part.head};`;
    }
  }
  return css;
}

/** The rules of these sheets that can apply to this page as it is written, in their order. */
export function stylesFor(html: string, sheets: readonly Sheet[]): string {
  const attributes = sheets.flatMap((sheet) => sheet.attributes);
  const features = featuresOf(html, ['class', 'id', ...attributes]);
  const parts = sheets.flatMap((sheet) => applying(sheet.parts, features));
  const used = new Set([...html.matchAll(READ_PROPERTY)].map(([, name = '']) => name));
  collectUses(parts, used);
  return write(parts, used);
}

/** Nothing of it depends on the page, so that a page which has it inside needs nothing more of it. */
const isWhole = ({ parts }: Sheet) => parts.every(({ kind }) => kind === 'text');

/**
 * Writes into a page the styles that it is shown with, so that its first paint waits for no other file. Its sheets are
 * put off: app/browser/late-sheets.ts gets them when the page is painted, and before an island wakes. A page without room for them stays as it is.
 */
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
