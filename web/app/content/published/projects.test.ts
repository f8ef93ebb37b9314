import { PROJECT_TEXT_NAMES } from 'contract/project-fields';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FakeStrapi, projectRow } from '~/content/fake-strapi.test-support';
import { problemsIn } from '~/content/query-problems.test-support';
import { type OwnContentClient, openContentClient } from '~/content/store/content-client.test-support';
import { getActiveProjects } from './projects.server';

const strapi = new FakeStrapi();
let own: OwnContentClient;

beforeAll(async () => {
  await strapi.start();
  own = await openContentClient(strapi);
});
afterAll(async () => {
  await own.remove();
  await strapi.stop();
});

it('asks Strapi for every text of the contract, in words that its schema knows', async () => {
  const queries: string[] = [];
  strapi.graphql = (query) => {
    queries.push(query);
    return {
      germanRows: [projectRow('a', Object.fromEntries(PROJECT_TEXT_NAMES.map((name) => [name, name])))],
    };
  };
  const [project] = await getActiveProjects('de', own.client);
  const [query = ''] = queries;
  expect(problemsIn(query)).toEqual([]);
  for (const name of PROJECT_TEXT_NAMES) {
    expect(project?.[name]).toMatchObject({ lang: 'de', value: name === 'features' ? [name] : name });
  }
});
