import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const released = read('../../../tests/released/queries.graphql');
const schema = buildSchema(read('../../../../cms/schema.graphql'));
const problems = (queries: string) => validate(schema, parse(queries)).map(({ message }) => message);

it('Strapi answers every query of the site of the last release', () => {
  expect(problems(released)).toEqual([]);
});

it('a field that is gone would be noticed', () => {
  expect(problems(released.replace('previousSlugs', 'formerSlugs'))).toHaveLength(1);
});
