import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { problemsIn } from '~/content/query-problems.test-support';

const released = readFileSync(new URL('../../../tests/released/queries.graphql', import.meta.url), 'utf8');

it('Strapi answers every query of the site of the last release', () => {
  expect(problemsIn(released)).toEqual([]);
});

it('a field that is gone would be noticed', () => {
  expect(problemsIn(released.replace('previousSlugs', 'formerSlugs'))).toHaveLength(1);
});
