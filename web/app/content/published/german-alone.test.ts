import { afterAll, beforeAll, expect, it } from 'vitest';
import { entryRow, FakeStrapi, sectionRow } from '~/content/fake-strapi.test-support';
import { type OwnContentClient, openContentClient } from '~/content/store/content-client.test-support';
import { getStoredLandingPages } from './landing-pages.server';
import { getStoredReferences } from './references.server';
import { findSection } from './sections.server';

const strapi = new FakeStrapi();
let own: OwnContentClient;

const picture = { url: '/uploads/a.png', alternativeText: 'Ein Netz', alternativeTextIn: 'Ein Netz' };
const images = [{ name: 'net', image: picture }];
const GERMAN = { value: 'Ein Netz', lang: 'de' };

beforeAll(async () => {
  await strapi.start();
  own = await openContentClient(strapi);
  strapi.graphql = (query) => {
    if (query.includes('sections')) return { germanRows: [sectionRow('about', { images })] };
    if (query.includes('references')) return { germanRows: [entryRow('one', { logo: picture })] };
    return { germanRows: [entryRow('fair', { images, blocks: [] })] };
  };
  await findSection('about', 'de', own.client);
  await getStoredReferences('de', own.client);
  await getStoredLandingPages('de', own.client);
  await strapi.stop();
});
afterAll(() => own.remove());

it.each([
  ['a section', async () => (await findSection('about', 'fr', own.client))?.images.net],
  ['a reference', async () => (await getStoredReferences('fr', own.client))[0]?.entry.logo],
  ['a page of blocks', async () => (await getStoredLandingPages('fr', own.client))[0]?.entry.images.net],
])('the picture of %s is described in German while only German was ever loaded', async (_of, load) => {
  expect((await load())?.alternativeText).toEqual(GERMAN);
});
