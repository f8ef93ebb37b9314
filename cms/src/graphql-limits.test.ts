import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type DocumentNode, Kind, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { limitCost, MAX_TOKENS } from './graphql-limits';

const PROJECT = path.resolve(import.meta.dirname, '..', '..');
const schema = buildSchema(readFileSync(path.join(PROJECT, 'cms', 'schema.graphql'), 'utf8'));

const read = (query: string) => parse(query, { maxTokens: MAX_TOKENS });
const faultsOf = (query: string | DocumentNode) =>
  validate(schema, typeof query === 'string' ? read(query) : query, [...specifiedRules, limitCost]).map(
    ({ message }) => message,
  );
const repeated = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

/** Finds the queries in the site's sources, without the directive that serves only types. */
function queriesOfTheSite(): string[] {
  const sources = path.join(PROJECT, 'web', 'app');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test'),
  );
  return files.flatMap((file) => {
    const source = readFileSync(path.join(sources, file), 'utf8');
    return [...source.matchAll(/\bgraphql\(\s*`([^`]*)`/g)].map(([, text = '']) =>
      text.replace(' @_unmask', ''),
    );
  });
}

test("the site's own queries are allowed", () => {
  const templates = queriesOfTheSite().map(read);
  const isFragment = ({ definitions }: DocumentNode) => definitions[0]?.kind === Kind.FRAGMENT_DEFINITION;
  const fragments = templates.filter(isFragment).flatMap(({ definitions }) => definitions);
  const queries = templates.filter((template) => !isFragment(template));
  expect(queries.length).toBeGreaterThan(5);
  expect(fragments.length).toBeGreaterThan(0);
  for (const { definitions } of queries) {
    expect(faultsOf({ kind: Kind.DOCUMENT, definitions: withFragments(definitions, fragments) })).toEqual([]);
  }
});

type Definitions = DocumentNode['definitions'];

function withFragments(used: Definitions, fragments: Definitions): Definitions {
  const more = fragments.filter(
    (fragment) => !used.includes(fragment) && JSON.stringify(used).includes(nameOf(fragment)),
  );
  return more.length === 0 ? used : withFragments([...used, ...more], fragments);
}

const nameOf = (definition: object) =>
  'name' in definition ? `"${(definition.name as { value: string }).value}"` : '';

describe('refused are', () => {
  test.each([
    ['5 fields at the root', `{ ${repeated(5, (n) => `a${n}: appearance { bodyFont }`)} }`],
    [
      '5 fields at the root, in fragments',
      `{ ...A ...A ...B } fragment A on Query { a: appearance { bodyFont } b: appearance { bodyFont } }
       fragment B on Query { c: appearance { bodyFont } ... on Query { d: appearance { bodyFont } } }`,
    ],
  ])('%s', (_name, query) => {
    expect(faultsOf(query)).toEqual(['The query has more than the 4 fields at its root that it may have']);
  });

  test.each([
    ['101 fields', `{ projects { ${repeated(100, (n) => `a${n}: key`)} } }`],
    [
      '101 fields, in fragments',
      `{ projects { ...A ...A ...A ...A } } fragment A on Project { ${repeated(25, (n) => `a${n}: key`)} }`,
    ],
  ])('%s', (_name, query) => {
    expect(faultsOf(query)).toEqual(['The query has more than the 100 fields that it may have']);
  });

  test('1,000 aliases, which are not even read', () => {
    expect(() => read(`{ ${repeated(1000, (n) => `a${n}: projects { key }`)} }`)).toThrow(
      'Document contains more that 1000 tokens',
    );
  });

  test('fragments that use one another twice, at once, however many there are', () => {
    const fragments = repeated(40, (n) => `fragment F${n} on Project { ...F${n + 1} ...F${n + 1} }`);
    const query = read(`{ projects { ...F0 } } ${fragments} fragment F40 on Project { key }`);
    expect(validate(schema, query, [limitCost])).toHaveLength(1);
  });
});

test('fragments in a circle are refused, and do not go round for ever', () => {
  const circle = '{ projects { ...A } } fragment A on Project { ...B } fragment B on Project { ...A }';
  expect(faultsOf(circle)).toEqual([expect.stringContaining('Cannot spread fragment "A" within itself')]);
});
