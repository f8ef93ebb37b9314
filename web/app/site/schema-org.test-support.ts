import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';

// Reads the schema.org definitions that schema-dts ships, to check the sent data at run time.

interface SchemaType {
  parents: string[];
  properties: Map<string, string[]>;
  values: Set<string>;
}

type Vocabulary = ReadonlyMap<string, SchemaType>;

const PART = /(?:Base|Leaf)$/;
const PLAIN: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value !== '',
  URL: (value) => typeof value === 'string' && URL.canParse(value.replace(/[{}]/g, '')),
  Date: (value) => typeof value === 'string' && /^\d{4}(?:-\d\d(?:-\d\d)?)?$/.test(value),
  DateTime: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  Number: (value) => typeof value === 'number',
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
};

function rangesOf(property: ts.TypeElement): string[] {
  if (!ts.isPropertySignature(property) || !property.type || !ts.isTypeReferenceNode(property.type))
    return [];
  const [values] = property.type.typeArguments ?? [];
  if (!values) return [];
  const options = ts.isUnionTypeNode(values) ? values.types : [values];
  return options.map((option) => option.getText());
}

export function readVocabulary(): Vocabulary {
  const require = createRequire(import.meta.url);
  const path = join(dirname(require.resolve('schema-dts/package.json')), 'dist/schema.d.ts');
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const types = new Map<string, SchemaType>();
  const typeNamed = (name: string): SchemaType => {
    const type = types.get(name) ?? { parents: [], properties: new Map(), values: new Set() };
    types.set(name, type);
    return type;
  };
  for (const node of source.statements) {
    if (ts.isInterfaceDeclaration(node) && PART.test(node.name.text)) readInterface(node, typeNamed);
    if (ts.isTypeAliasDeclaration(node)) readAlias(node, typeNamed);
  }
  return types;
}

/** `OfferBase` holds the properties of an offer, `OfferLeaf` its name. */
function readInterface(node: ts.InterfaceDeclaration, typeNamed: (name: string) => SchemaType): void {
  const name = node.name.text.replace(PART, '');
  const type = typeNamed(name);
  for (const { types } of node.heritageClauses ?? []) {
    const parents = types.flatMap((parent) => parent.getText().match(/\w+Base\b/g) ?? []);
    type.parents.push(
      ...parents.map((parent) => parent.replace(PART, '')).filter((parent) => parent !== name),
    );
  }
  for (const member of node.members) {
    if (member.name && ts.isStringLiteral(member.name))
      type.properties.set(member.name.text, rangesOf(member));
  }
}

/** `type Place = PlaceLeaf | Country` says that a country is a place; `"InStock"` is a value of an enumeration. */
function readAlias(node: ts.TypeAliasDeclaration, typeNamed: (name: string) => SchemaType): void {
  const options = ts.isUnionTypeNode(node.type) ? node.type.types : [node.type];
  for (const option of options) {
    if (ts.isLiteralTypeNode(option) && ts.isStringLiteral(option.literal)) {
      typeNamed(node.name.text).values.add(option.literal.text);
    } else if (ts.isTypeReferenceNode(option) && !PART.test(option.getText())) {
      typeNamed(option.getText()).parents.push(node.name.text);
    }
  }
}

function lineage(vocabulary: Vocabulary, type: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(type) || !vocabulary.has(type)) return known;
  known.add(type);
  for (const parent of vocabulary.get(type)?.parents ?? []) lineage(vocabulary, parent, known);
  return known;
}

function rangesFor(vocabulary: Vocabulary, type: string, property: string): string[] | null {
  for (const ancestor of lineage(vocabulary, type)) {
    const ranges = vocabulary.get(ancestor)?.properties.get(property);
    if (ranges) return ranges;
  }
  return null;
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fits(vocabulary: Vocabulary, value: unknown, ranges: readonly string[]): boolean {
  if (!isNode(value)) {
    return ranges.some((range) => {
      if (PLAIN[range]) return PLAIN[range](value);
      return typeof value === 'string' && vocabulary.get(range)?.values.has(value);
    });
  }
  if (value['@type'] === undefined) return '@id' in value && ranges.includes('IdReference');
  const types = lineage(vocabulary, String(value['@type']));
  return ranges.some((range) => types.has(range));
}

export function violationsIn(vocabulary: Vocabulary, node: Record<string, unknown>, path = ''): string[] {
  const type = String(node['@type']);
  const here = `${path}${type}`;
  if (!vocabulary.has(type)) return [`${here} is no type`];
  return Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith('@')) return [];
    // `query-input` constrains what is put into `query`, for actions.
    if (/-(?:input|output)$/.test(name)) {
      return rangesFor(vocabulary, type, name.replace(/-(?:input|output)$/, ''))
        ? []
        : [`${here}.${name} is no property`];
    }
    const ranges = rangesFor(vocabulary, type, name);
    if (!ranges) return [`${here}.${name} is no property`];
    return [value].flat().flatMap((item) => {
      if (!fits(vocabulary, item, ranges)) return [`${here}.${name} does not take ${JSON.stringify(item)}`];
      return isNode(item) && item['@type'] !== undefined
        ? violationsIn(vocabulary, item, `${here}.${name}.`)
        : [];
    });
  });
}
