import { LANGUAGE_CODES } from 'contract/languages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStrapi, projectRow } from '~/content/fake-strapi.test-support';
import type { ContentClient } from '~/content/store/content-client.server';
import { type OwnContentClient, openContentClient } from '~/content/store/content-client.test-support';
import { shownProducts } from './catalog.server';
import { PRODUCTS } from './products';

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

const shown = async (language: (typeof LANGUAGE_CODES)[number], options = {}) =>
  (await shownProducts(language, options, client)).map(({ path, name, tagline }) => ({
    path,
    name,
    tagline,
  }));

describe('shownProducts', () => {
  it('has the products of the CMS in their order, in each language or in German', async () => {
    strapi.graphql = () => ({
      rows: [projectRow('eins', { title: 'One', tagline: 'First' })],
      germanRows: [
        projectRow('zwei', { title: 'Zwei', order: 2 }),
        projectRow('eins', { title: 'Eins', tagline: 'Erstes', order: 1 }),
        projectRow('entwurf', { isActive: false }),
      ],
    });
    for (const language of LANGUAGE_CODES) {
      const [name, line] = language === 'de' ? ['Eins', 'Erstes'] : ['One', 'First'];
      expect(await shown(language)).toEqual([
        {
          path: '/products/eins',
          name: { value: name, lang: language },
          tagline: { value: line, lang: language },
        },
        { path: '/products/zwei', name: { value: 'Zwei', lang: 'de' }, tagline: null },
      ]);
    }
  });

  it('leaves out what editors have hidden or deleted, built-in products too', async () => {
    strapi.graphql = () => ({
      germanRows: [projectRow('idatik', { isActive: false }), projectRow('attrian')],
    });
    expect((await shown('de')).map(({ path }) => path)).toEqual(['/products/attrian']);
    expect((await shown('de', { withUnpublished: true })).map(({ path }) => path)).toEqual([
      '/products/attrian',
      '/products/idatik',
    ]);
  });

  it('names a page once, which docuflow shares with its former name', async () => {
    strapi.graphql = () => ({
      germanRows: [projectRow('docuflow', { order: 1 }), projectRow('cryptoth', { order: 2 })],
    });
    expect((await shown('de')).map(({ name }) => name.value)).toEqual(['docuflow']);
  });

  it('keeps the built-in line of a language in which editors wrote none', async () => {
    strapi.graphql = () => ({
      rows: [projectRow('idatik')],
      germanRows: [projectRow('idatik', { tagline: 'Neue Zeile' })],
    });
    expect((await shown('de'))[0]?.tagline).toEqual({ value: 'Neue Zeile', lang: 'de' });
    expect((await shown('en'))[0]?.tagline).toBeNull();
  });

  it('has the built-in products while Strapi has never answered', async () => {
    await strapi.stop();
    expect((await shown('en')).map(({ name }) => name.value)).toEqual(PRODUCTS.map(({ name }) => name));
    await strapi.start();
  });
});
