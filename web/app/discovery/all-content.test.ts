import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGE_CODES } from 'contract/languages';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { FakeStrapi, projectRow } from '~/content/fake-strapi.test-support';
import { contentClient } from '~/content/store/content-client.server';
import { loadAllContent } from './all-content.server';
import * as sitemap from './sitemap';

const strapi = new FakeStrapi();
let folder: string;

beforeAll(async () => {
  await strapi.start();
  folder = await mkdtemp(join(tmpdir(), 'web-all-content-'));
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(32));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(32));
  vi.stubEnv('WEB_DATA_DIR', folder);
  strapi.graphql = (query) => ({
    appearance: null,
    blogPosts: [{ documentId: 'p', slug: 'beitrag', title: 'Beitrag', content: 'Text' }],
    company: null,
    germanRows: query.includes('projects(') ? [projectRow('idatik')] : [],
    rows: [],
    englishTitles: [],
    keys: [],
    openings: [],
    pageTexts: [],
    productTexts: [],
    projects: [],
    sections: [],
    serviceStatus: null,
  });
});

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterAll(async () => {
  vi.restoreAllMocks();
  await contentClient().snapshots.settled();
  vi.unstubAllEnvs();
  await strapi.stop();
  await rm(folder, { recursive: true, force: true });
});

it('without Strapi and anything known there is no sitemap, rather than a shorter one', async () => {
  strapi.isFailing = true;
  const answer = await sitemap.loader();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('30');
});

it('once Strapi answers, the content of all languages is on the disk without any request for a page', async () => {
  const isLoaded = loadAllContent(100);
  strapi.isFailing = false;
  await isLoaded;
  await contentClient().snapshots.settled();
  const names = new Set(await readdir(join(folder, 'content')));
  const kinds = [
    'change-dates',
    'openings',
    'page-texts',
    'post-bodies',
    'posts',
    'product-texts',
    'projects',
    'sections',
  ];
  const wanted = kinds.flatMap((kind) => LANGUAGE_CODES.map((language) => `${kind}-${language}.json`));
  expect([...wanted, 'appearance.json', 'company.json'].filter((name) => !names.has(name))).toEqual([]);
  strapi.isFailing = true;
  expect((await sitemap.loader()).status).toBe(200);
});
