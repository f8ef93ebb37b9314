import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FakeStrapi, projectRow, sectionRow } from '~/content/fake-strapi.test-support';
import { contentClient } from '~/content/store/content-client.server';
import type { HeadTags } from '~/site/page-meta';
import { loader as productLoader } from './product';
import { loader as sectionLoader } from './section-page';

const strapi = new FakeStrapi();
let folder: string;

/** Terms and one product exist in German only; privacy is half translated, the other product fully. */
const GERMAN_SECTIONS = [
  sectionRow('terms', { title: 'AGB', description: 'Was **gilt**.', content: 'Bedingungen' }),
  sectionRow('privacy', { title: 'Datenschutz', description: 'Kurz gesagt.', content: 'Erklärung' }),
];
const FRENCH_SECTIONS = [
  sectionRow('terms', { title: 'CGV' }),
  sectionRow('privacy', { title: 'Confidentialité', content: 'Déclaration' }),
];
const GERMAN_PROJECTS = [
  projectRow('neu', { title: 'Neu', description: 'Nur hier' }),
  projectRow('alt', { title: 'Alt', description: 'Überall' }),
];
const FRENCH_PROJECTS = [
  projectRow('neu', { title: 'Nouveau', description: '' }),
  projectRow('alt', { title: 'Ancien', description: 'Partout' }),
];

beforeAll(async () => {
  await strapi.start();
  folder = await mkdtemp(join(tmpdir(), 'web-german-only-'));
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  vi.stubEnv('WEB_DATA_DIR', folder);
  strapi.graphql = (query, { language }) => {
    const own = language === 'fr';
    if (query.includes('productTexts')) return { productTexts: [] };
    if (query.includes('sections')) {
      return { germanRows: GERMAN_SECTIONS, ...(own && { rows: FRENCH_SECTIONS }) };
    }
    return { germanRows: GERMAN_PROJECTS, ...(own && { rows: FRENCH_PROJECTS }) };
  };
});

afterAll(async () => {
  await contentClient().snapshots.settled();
  vi.unstubAllEnvs();
  await strapi.stop();
  await rm(folder, { recursive: true, force: true });
});

const asked = (path: string, params: Record<string, string> = {}) =>
  ({ request: new Request(`http://localhost:3000${path}`), params, context: {} }) as LoaderFunctionArgs;

function saidBy({ head }: { head: HeadTags }) {
  const tags: Record<string, unknown>[] = head.tags ?? [];
  return {
    title: tags.find((tag) => 'title' in tag)?.title,
    description: tags.find(({ name }) => name === 'description')?.content,
    canonical: new URL(String(tags.find(({ rel }) => rel === 'canonical')?.href)).pathname,
    alternates: tags.flatMap(({ hrefLang }) => (hrefLang && hrefLang !== 'x-default' ? [hrefLang] : [])),
  };
}

const sectionHead = async (path: string) => saidBy((await sectionLoader(asked(path))).data);
const productHead = async (key: string) =>
  saidBy((await productLoader(asked(`/fr/products/${key}`, { key }))).data);
const titled = (title: string) => expect.stringMatching(new RegExp(`^${title}(?= |$)`));

describe('a page whose text exists in German alone', () => {
  it('describes itself as the German page does, without marks, whatever else is translated', async () => {
    const german = {
      title: titled('AGB'),
      description: 'Was gilt.',
      canonical: '/de/terms',
      alternates: ['de'],
    };
    expect(await sectionHead('/de/terms')).toEqual(german);
    expect(await sectionHead('/fr/terms')).toEqual(german);
  });

  it('does so as a product too', async () => {
    expect(await productHead('neu')).toEqual({
      title: titled('Neu'),
      description: 'Nur hier',
      canonical: '/de/products/neu',
      alternates: ['de'],
    });
  });
});

describe('a page whose text is translated', () => {
  it('speaks for itself, even where a smaller text is missing', async () => {
    expect(await sectionHead('/fr/privacy')).toEqual({
      title: titled('Confidentialité'),
      description: 'Kurz gesagt.',
      canonical: '/fr/privacy',
      alternates: ['de', 'fr'],
    });
    expect(await productHead('alt')).toEqual({
      title: titled('Ancien'),
      description: 'Partout',
      canonical: '/fr/products/alt',
      alternates: ['de', 'fr'],
    });
  });
});
