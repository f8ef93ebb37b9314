// Collects the GraphQL queries that the site asks Strapi, from its sources.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from '../setup/project.mjs';

/** The queries of the last release; a test validates them against the schema of today. */
export const RELEASED_QUERIES = inProject('web', 'tests', 'released', 'queries.graphql');

const SOURCES = inProject('web', 'app');
const QUERY = /\bgraphql\(\s*`([^`]*)`/g;
/** Directive of gql.tada, which it removes itself. */
const OWN_DIRECTIVE = / @_unmask\b/g;

/** Returns the queries with their fragments as one document. @throws when a query cannot be read */
export async function collectQueries() {
  const names = await readdir(SOURCES, { recursive: true });
  const queries = [];
  for (const name of names.filter((name) => /\.tsx?$/.test(name) && !name.includes('.test')).sort()) {
    const source = await readFile(join(SOURCES, name), 'utf8');
    const found = [...source.matchAll(QUERY)].map(([, text = '']) => text.replace(OWN_DIRECTIVE, ''));
    if (found.length !== source.split(/\bgraphql\(/).length - 1) {
      throw new Error(`${name} has a query that is no plain text.`);
    }
    queries.push(...found.map(unindent));
  }
  return `${queries.join('\n\n')}\n`;
}

/** @param {string} text */
function unindent(text) {
  const lines = text.trimEnd().split('\n').slice(1);
  const indent = Math.min(...lines.filter((line) => line !== '').map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
}
