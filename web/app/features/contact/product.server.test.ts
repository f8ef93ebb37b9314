import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeStrapi, projectRow } from '~/content/fake-strapi.test-support';
import { type OwnContentClient, openContentClient } from '~/content/store/content-client.test-support';
import { contactProducts, findContactProduct } from './product.server';

const strapi = new FakeStrapi();
let own: OwnContentClient;

beforeEach(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await strapi.start();
  own = await openContentClient(strapi, { maxAgeMs: 0 });
});

afterEach(async () => {
  await strapi.stop();
  await own.remove();
});

it('offers the products that visitors see as topics, new ones too, in the order of the editors', async () => {
  strapi.graphql = () => ({
    germanRows: [
      projectRow('neu', { title: 'Neues Produkt', order: 3 }),
      projectRow('idatik', { title: 'idatik', order: 2 }),
      projectRow('docuflow', { title: 'docuflow', order: 1, isActive: false }),
      projectRow('attrian', { title: 'attrian', order: 0 }),
    ],
  });
  const products = await contactProducts('de', own.client);
  expect(products.map(({ interest }) => interest)).toEqual(['attrian-identity', 'idatik', 'neu']);
  expect(products.at(-1)).toEqual({ key: 'neu', interest: 'neu', label: 'Neues Produkt' });
  expect(findContactProduct('docuflow', products)).toBeNull();
});
