import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGE_CODES } from 'contract/languages';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  FakeStrapi,
  openingRow,
  projectRow,
  resourceRow,
  sectionRow,
} from '~/content/fake-strapi.test-support';
import { contentClient } from '~/content/store/content-client.server';
import { productHead } from '~/features/products/product-head.server';
import { textsFor } from '~/i18n/texts.server';
import { findShareImage } from '~/share-images/share-images.server';
import type { SitePage } from './site-page';
import { listPages } from './site-pages.server';
import { sitemapOf } from './sitemap';

const SITE = 'https://www.example.org';
const strapi = new FakeStrapi();
let folder: string;

beforeAll(async () => {
  await strapi.start();
  folder = await mkdtemp(join(tmpdir(), 'web-discovery-'));
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(32));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(32));
  vi.stubEnv('WEB_DATA_DIR', folder);
  vi.stubEnv('SITE_URL', SITE);
  strapi.graphql = (query, { language }) => {
    if (query.includes('blogPosts')) {
      const post = {
        documentId: 'p',
        slug: 'beitrag',
        title: 'Beitrag',
        content: 'Text',
        updatedAt: '2025-03-01',
      };
      return { blogPosts: language === 'de' ? [post] : [] };
    }
    if (query.includes('productTexts')) {
      const row = { productKey: 'idatik', title: 'Redigiert', updatedAt: '2099-01-01T00:00:00.000Z' };
      return { productTexts: language === 'de' ? [row] : [] };
    }
    if (query.includes('ChangeDates')) {
      return {
        projects: [],
        sections: [],
        openings: [{ key: 'a', updatedAt: '2099-02-01T00:00:00.000Z' }],
        resources: [{ key: 'a', updatedAt: '2099-03-01T00:00:00.000Z' }],
      };
    }
    if (query.includes('openings')) {
      const row = openingRow('a', { title: 'Fachkraft', tasks: 'Netze bauen\nNetze pflegen' });
      const hidden = openingRow('b', { title: 'Verborgene Stelle', isPublished: false });
      return { germanRows: [row, hidden], englishTitles: [], ...(language !== 'de' && { rows: [] }) };
    }
    if (query.includes('resources')) {
      const row = resourceRow('a', {
        title: 'Leitfaden',
        description: 'Wie man Netze anschließt',
        address: '/faq',
      });
      const hidden = resourceRow('b', { title: 'Verborgene Unterlage', isPublished: false });
      return { germanRows: [row, hidden], ...(language !== 'de' && { rows: [] }) };
    }
    if (query.includes('sections')) {
      const terms = sectionRow('terms', {
        title: 'AGB',
        description: 'Was **gilt**.\n\nUnd [wo](https://example.org).',
        content: '## Preise\n\n- *netto*\n- `5 * 3`',
      });
      const hero = sectionRow('hero', { title: 'Neuer Titel der Startseite' });
      return { germanRows: [terms, hero], ...(language !== 'de' && { rows: [] }) };
    }
    const rows = [
      projectRow('neu', { title: 'Neu', description: 'Nur hier', color: 'purple' }),
      projectRow('docuflow'),
      projectRow('idatik'),
    ];
    return { germanRows: rows, ...(language !== 'de' && { rows: [] }) };
  };
});

afterAll(async () => {
  await contentClient().snapshots.settled();
  vi.unstubAllEnvs();
  await strapi.stop();
  await rm(folder, { recursive: true, force: true });
});

const find = async (language: (typeof LANGUAGE_CODES)[number], path: string) =>
  (await listPages(language)).find((page) => page.path === path);

describe('the pages of the site', () => {
  it.each(LANGUAGE_CODES)('have a title and a description of their own in %s', async (language) => {
    const pages = (await listPages(language)).filter(({ kind }) => kind !== 'post');
    expect(pages.length).toBeGreaterThan(15);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    for (const { title } of pages) expect(title).not.toBe('');
  });

  it('are there once, however many addresses a product has (decisions B5)', async () => {
    const paths = (await listPages('de')).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain('/products/cryptoth');
    expect(paths).not.toContain('/products/docuflow');
  });

  it('include products and sections that exist only in the CMS, in the language that they have', async () => {
    expect(await find('en', '/products/neu')).toMatchObject({
      title: 'Neu',
      lang: 'de',
      isTranslated: false,
      product: { color: 'purple', illustration: 'idatik', scene: null },
    });
    expect(await find('de', '/terms')).toMatchObject({ title: 'AGB', isTranslated: true });
    expect(await find('de', '/privacy')).toBeUndefined();
  });

  it('include the whitepaper once, in German', async () => {
    const path = '/TI-2.0-Transformation-Whitepaper.html';
    expect(await find('de', path)).toMatchObject({ isOutsideLanguages: true });
    expect(await find('fr', path)).toBeUndefined();
  });

  it('offer for reading what stands on them, without heads and placeholders', async () => {
    const texts = ((await find('de', '/careers'))?.readPassages() ?? []).map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['Fachkraft', 'Netze bauen', 'Netze pflegen']));
    const { positions, employment } = textsFor('de', 'careers').careers;
    for (const text of ['Verborgene Stelle', positions.none, employment.intern]) {
      expect(texts).not.toContain(text);
    }
    expect(texts.some((text) => text.includes('{{'))).toBe(false);
  });

  it('offer the texts of the resources that visitors see', async () => {
    const texts = ((await find('de', '/documentation'))?.readPassages() ?? []).map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['Leitfaden', 'Wie man Netze anschließt']));
    expect(texts).not.toContain('Verborgene Unterlage');
  });

  it('offer and describe a text of editors as it is read, without its marks', async () => {
    const terms = await find('de', '/terms');
    expect(terms?.description).toBe('Was gilt. Und wo.');
    expect(terms?.readPassages().map(({ text }) => text)).toEqual([
      ...['AGB', 'Was gilt.', 'Und wo.', 'Preise', 'netto', '5 * 3'],
    ]);
  });

  it('offer what editors wrote instead of the built-in text, not beside it', async () => {
    const texts = ((await find('de', '/'))?.readPassages() ?? []).map(({ text }) => text);
    const { hero } = textsFor('de', 'home').home;
    expect(texts).toContain('Neuer Titel der Startseite');
    expect(texts).not.toContain(hero.title);
    expect(texts).toContain(hero.lead);
  });
});

describe('the head of a product', () => {
  it('is what editors wrote in this language, and built in where they wrote nothing (decisions C17)', async () => {
    const german = await productHead('idatik', 'de');
    const english = await productHead('idatik', 'en');
    expect(german.title).toBe('Redigiert');
    expect(german.description).not.toBe('');
    expect(english.title).not.toBe('Redigiert');
  });
});

describe('the sitemap', () => {
  async function entries() {
    const lists = await Promise.all(
      LANGUAGE_CODES.map(async (code) => [code, await listPages(code)] as const),
    );
    const xml = sitemapOf(SITE, new Map(lists));
    return parse(xml)
      .querySelectorAll('url')
      .map((url) => ({
        address: url.querySelector('loc')?.textContent ?? '',
        lastModified: url.querySelector('lastmod')?.textContent,
        alternates: url.getElementsByTagName('xhtml:link').map((link) => link.getAttribute('hreflang')),
      }));
  }

  it('lists every translated version with all others and German for the rest', async () => {
    const careers = (await entries()).filter(({ address }) => address.endsWith('/careers'));
    expect(careers.map(({ address }) => address)).toEqual(
      LANGUAGE_CODES.map((code) => `${SITE}/${code}/careers`),
    );
    for (const { alternates } of careers) expect(alternates).toEqual([...LANGUAGE_CODES, 'x-default']);
  });

  it('lists no version that is not translated (decisions A6)', async () => {
    const addresses = (await entries()).map(({ address }) => address);
    expect(addresses.filter((address) => address.endsWith('/products/neu'))).toEqual([
      `${SITE}/de/products/neu`,
    ]);
    expect(addresses.filter((address) => address.endsWith('/terms'))).toEqual([`${SITE}/de/terms`]);
  });

  it('lists no page that search engines should leave out, gates among them (decisions B1)', async () => {
    const addresses = (await entries()).map(({ address }) => address);
    expect(addresses.length).toBeGreaterThan(80);
    const hidden = /search|admin|consent|investors-partners|investment-deck/;
    expect(addresses.filter((address) => hidden.test(address))).toEqual([]);
  });

  it('says when editors changed a page last, and nothing of the day of a build', async () => {
    const all = await entries();
    const idatik = all.find(({ address }) => address === `${SITE}/de/products/idatik`);
    const careers = all.find(({ address }) => address === `${SITE}/de/careers`);
    const status = all.find(({ address }) => address === `${SITE}/de/status`);
    expect(idatik?.lastModified).toBe('2099-01-01T00:00:00.000Z');
    expect(careers?.lastModified).toBe('2099-02-01T00:00:00.000Z');
    const documentation = all.find(({ address }) => address === `${SITE}/de/documentation`);
    expect(documentation?.lastModified).toBe('2099-03-01T00:00:00.000Z');
    expect(status).toBeDefined();
    expect(status?.lastModified).toBeUndefined();
  });

  it('holds addresses with any signs in them', () => {
    const page: SitePage = {
      kind: 'product',
      path: '/products/a&b <c>',
      title: '',
      description: '',
      keywords: '',
      lang: 'de',
      isIndexed: true,
      isTranslated: true,
      lastModified: null,
      product: null,
      readPassages: () => [],
    };
    const xml = sitemapOf(SITE, new Map([['de', [page]]]));
    expect(xml).toContain(`<loc>${SITE}/de/products/a&amp;b%20%3Cc%3E</loc>`);
  });
});

describe('a share image', () => {
  it('is there for the pages of the site and for nothing else', async () => {
    expect(await findShareImage('/share/de/nothing.abcdefg.jpg')).toBeNull();
    expect(await findShareImage('/share/pt/careers.abcdefg.jpg')).toBeNull();
    expect(await findShareImage('/share/de/products/docuflow.abcdefg.jpg')).toBeNull();
  });

  it('is found under an old address, at its new one', async () => {
    const found = await findShareImage('/share/de/careers.abcdefg.jpg');
    if (found?.kind !== 'moved') throw new Error('The old address does not lead on.');
    expect(await findShareImage(found.location)).toMatchObject({ kind: 'image' });
  });
});
