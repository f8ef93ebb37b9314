import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGE_CODES } from 'contract/languages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStrapi, projectRow } from '~/content/fake-strapi.test-support';
import { type ContentClient, createContentClient } from '~/content/store/content-client.server';
import { PRODUCTS } from '~/features/products/products';
import { productLinks } from './product-links.server';

const strapi = new FakeStrapi();
let folder: string;
let client: ContentClient;

beforeEach(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  folder = await mkdtemp(join(tmpdir(), 'web-links-'));
  await strapi.start();
  client = createContentClient({
    url: strapi.url,
    token: 'token',
    dataFolder: folder,
    maxAgeMs: 0,
    timeoutMs: 2_000,
  });
});

afterEach(async () => {
  await strapi.stop();
  await client.snapshots.settled();
  await rm(folder, { recursive: true, force: true });
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
