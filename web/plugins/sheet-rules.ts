import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { Plugin } from 'vite';
import type { Declaration, Need, Sheet, SheetPart, SheetRules } from '../server/page-styles';

/** At-rules whose rules a page may leave out. */
const GROUPS = new Set(['media', 'supports', 'layer', 'container', 'scope', 'starting-style']);
const NAMED = new Set(['keyframes', '-webkit-keyframes', 'property']);
/** Attributes that browsers set without scripts. */
const CHANGED_BY_BROWSERS = new Set(['open']);
const ESCAPED = /[&<>"']/;
const ANY_OF = new Set([':is', ':where', ':has', ':matches', ':-webkit-any', ':-moz-any']);

const wordsOf = (value: string) => [...new Set(value.match(/--(?:[\w-]|\\.)+|[a-zA-Z_][\w-]*/g))];
/** Returns custom properties, and in animations every possible name. */
function usesOf(property: string, value: string): string[] {
  const isAnimation = /animation/.test(property) || property.startsWith('--');
  return wordsOf(value).filter((word) => word.startsWith('--') || isAnimation);
}

function attributeNeed({ attribute, operator, value, insensitive }: selectorParser.Attribute): Need[] {
  const name = attribute.toLowerCase();
  if (CHANGED_BY_BROWSERS.has(name)) return [];
  const isExact = operator === '=' && !insensitive && value !== undefined && !ESCAPED.test(value);
  return [isExact ? `[${name}=${value}]` : `[${name}]`];
}

/** Drops needs that say nothing: an alternative without needs always matches. */
function anyOf(alternatives: Need[][]): Need[] {
  if (alternatives.length === 0 || alternatives.some((needs) => needs.length === 0)) return [];
  return alternatives.length === 1 ? (alternatives[0] ?? []) : [alternatives];
}

function needsOfNode(node: selectorParser.Node): Need[] {
  if (node.type === 'class') return ESCAPED.test(node.value) ? [] : [`.${node.value}`];
  if (node.type === 'id') return ESCAPED.test(node.value) ? [] : [`#${node.value}`];
  if (node.type === 'tag') return [node.value.toLowerCase()];
  if (node.type === 'attribute') return attributeNeed(node);
  if (node.type === 'pseudo' && ANY_OF.has(node.value.toLowerCase())) return anyOf(node.nodes.map(needsOf));
  // Other pseudo-classes cannot be decided from the page, and `:not` names what need not be there.
  return [];
}

const needsOf = (selector: selectorParser.Selector): Need[] => selector.nodes.flatMap(needsOfNode);

function readSelectors(rule: Rule): [string, Need[]][] {
  const { nodes } = selectorParser().astSync(rule.selector);
  return nodes.map((selector) => [String(selector).trim(), needsOf(selector)]);
}

const IS_ABOUT_ROOT = /^(?:(?::where\()?[\s,]*(?::root|:host|html)[\s,]*\)?[\s,]*)+$/;

/** Returns custom properties set on the root; drawings that a page only references may read all others. */
function tokensIn(sheet: Root): Set<string> {
  const tokens = new Set<string>();
  sheet.walkDecls(/^--/, ({ prop, parent }) => {
    if (parent?.type === 'rule' && IS_ABOUT_ROOT.test((parent as Rule).selector)) tokens.add(prop);
  });
  return tokens;
}

function readDeclarations(rule: Rule, tokens: ReadonlySet<string>): Declaration[] {
  const declarations: Declaration[] = [];
  const others: Declaration = { text: '', uses: [] };
  for (const node of rule.nodes) {
    const text = String(node);
    const uses = node.type === 'decl' ? usesOf(node.prop, node.value) : wordsOf(text);
    if (node.type === 'decl' && tokens.has(node.prop)) {
      declarations.push({ text, sets: node.prop, uses });
    } else {
      others.text += others.text === '' ? text : `;${text}`;
      others.uses.push(...uses);
    }
  }
  return others.text === '' ? declarations : [...declarations, others];
}

function readRule(rule: Rule, tokens: ReadonlySet<string>): SheetPart {
  return { kind: 'rule', selectors: readSelectors(rule), declarations: readDeclarations(rule, tokens) };
}

function readAtRule(rule: AtRule, tokens: ReadonlySet<string>): SheetPart {
  const text = String(rule);
  if (NAMED.has(rule.name)) return { kind: 'named', name: rule.params, text, uses: wordsOf(text) };
  if (!rule.nodes || !GROUPS.has(rule.name)) {
    return { kind: 'text', text: rule.nodes ? text : `${text};`, uses: wordsOf(text) };
  }
  return { kind: 'group', head: `@${rule.name} ${rule.params}`.trim(), parts: readParts(rule.nodes, tokens) };
}

function readParts(nodes: readonly ChildNode[], tokens: ReadonlySet<string>): SheetPart[] {
  return nodes.flatMap((node): SheetPart[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'rule') return [readRule(node, tokens)];
    if (node.type === 'atrule') return [readAtRule(node, tokens)];
    const text = `${node};`;
    return [{ kind: 'text', text, uses: wordsOf(text) }];
  });
}

function attributesOf(need: Need): string[] {
  if (typeof need !== 'string') return need.flat().flatMap(attributesOf);
  const [, name] = need.match(/^\[([^\]=]+)/) ?? [];
  return name === undefined ? [] : [name];
}

function attributesIn(parts: readonly SheetPart[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'group') return attributesIn(part.parts);
    return part.kind === 'rule' ? part.selectors.flatMap(([, needs]) => needs.flatMap(attributesOf)) : [];
  });
}

export function readSheet(css: string): Sheet {
  const sheet = postcss.parse(css);
  const parts = readParts(sheet.nodes, tokensIn(sheet));
  return { parts, attributes: [...new Set(attributesIn(parts))] };
}

/** Writes the rules of the browser build's sheets for the server (server/page-styles.ts), after that build. */
export function noteSheetRules({ client, to }: { client: string; to: string }): Plugin {
  return {
    name: 'note-sheet-rules',
    async closeBundle() {
      const names = (await readdir(join(client, 'assets'))).filter((name) => name.endsWith('.css'));
      const sheets = names.map(async (name) => {
        const css = await readFile(join(client, 'assets', name), 'utf8');
        return [`/assets/${name}`, readSheet(css)] as const;
      });
      const rules: SheetRules = Object.fromEntries(await Promise.all(sheets));
      await writeFile(to, JSON.stringify(rules));
    },
  };
}
