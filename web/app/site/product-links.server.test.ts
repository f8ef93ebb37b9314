import { LANGUAGE_CODES } from 'contract/languages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStrapi, projectRow } from '~/content/fake-strapi.test-support';
import type { ContentClient } from '~/content/store/content-client.server';
import { type OwnContentClient, openContentClient } from '~/content/store/content-client.test-support';
import { PRODUCTS } from '~/features/products/products';
import { productLinks } from './product-links.server';

const strapi = new FakeStrapi();
let own: OwnContentClient;
let client: ContentClient;

beforeEach(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await strapi.start();
  own = await openContentClient(strapi, { maxAgeMs: 0 });
  client = own.client;
});

afterEach(async () => {
  await strapi.stop();
  await own.remove();
});

describe('the links to products', () => {
  it('name what editors added and show, in their order, in each language or in German', async () => {
    const added = [
      projectRow('zwei', { title: 'Zwei', order: 12 }),
      projectRow('eins', { title: 'Eins', order: 11 }),
      projectRow('entwurf', { isActive: false }),
    ];
    const known = PRODUCTS.map(({ key }) => projectRow(key));
    strapi.graphql = () => ({
      rows: [projectRow('eins', { title: 'One' })],
      germanRows: [...known, projectRow('cryptoth'), ...added],
    });
    for (const language of LANGUAGE_CODES) {
      expect(await productLinks(language, client)).toEqual([
        {
          path: '/products/eins',
          name: language === 'de' ? { value: 'Eins', lang: 'de' } : { value: 'One', lang: language },
        },
        { path: '/products/zwei', name: { value: 'Zwei', lang: 'de' } },
      ]);
    }
  });

  it('are none where the CMS cannot be asked, and the page is shown all the same', async () => {
    await strapi.stop();
    expect(await productLinks('de', client)).toEqual([]);
    await strapi.start();
  });
});
