import { OPENING_TEXT_NAMES, OPENING_TEXTS } from 'contract/opening-fields';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FakeStrapi, openingRow } from '~/content/fake-strapi.test-support';
import { problemsIn } from '~/content/query-problems.test-support';
import { type OwnContentClient, openContentClient } from '~/content/store/content-client.test-support';
import { getOpenings } from './openings.server';

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
    const texts = Object.fromEntries(OPENING_TEXT_NAMES.map((name) => [name, `ISO 27001 ${name}`]));
    return { germanRows: [openingRow('a', texts)], englishTitles: [] };
  };
  const [opening] = await getOpenings('de', own.client);
  const [query = ''] = queries;
  expect(problemsIn(query)).toEqual([]);
  for (const name of OPENING_TEXT_NAMES) {
    // A name and its number stay on one line.
    const value = `ISO\u00a027001 ${name}`;
    const isList = OPENING_TEXTS[name].widget === 'list';
    expect(opening?.[name]).toEqual({ lang: 'de', value: isList ? [value] : value });
  }
});
