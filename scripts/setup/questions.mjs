// Collects the GraphQL questions that the site asks Strapi, from its sources.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from './project.mjs';

/** The questions of the last release; a test asks today's Strapi for them. */
export const RELEASED_QUESTIONS = inProject('web', 'tests', 'released', 'questions.graphql');

const SOURCES = inProject('web', 'app');
const QUESTION = /\bgraphql\(\s*`([^`]*)`/g;
/** Directive of gql.tada, which it removes itself. */
const OWN_DIRECTIVE = / @_unmask\b/g;

/** Returns the questions with their fragments as one document. @throws when a question cannot be read */
export async function collectQuestions() {
  const names = await readdir(SOURCES, { recursive: true });
  const questions = [];
  for (const name of names.filter((name) => /\.tsx?$/.test(name) && !name.includes('.test')).sort()) {
    const source = await readFile(join(SOURCES, name), 'utf8');
    const found = [...source.matchAll(QUESTION)].map(([, text = '']) => text.replace(OWN_DIRECTIVE, ''));
    if (found.length !== source.split(/\bgraphql\(/).length - 1) {
      throw new Error(`${name} asks a question that is no plain text.`);
    }
    questions.push(...found.map(unindent));
  }
  return `${questions.join('\n\n')}\n`;
}

/** @param {string} text */
function unindent(text) {
  const lines = text.trimEnd().split('\n').slice(1);
  const indent = Math.min(...lines.filter((line) => line !== '').map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
}
