import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';

const schema = buildSchema(readFileSync(new URL('../../../cms/schema.graphql', import.meta.url), 'utf8'));

/** Returns what Strapi's schema does not know of GraphQL queries. */
export const problemsIn = (queries: string): string[] =>
  validate(schema, parse(queries)).map(({ message }) => message);
