import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGE_CODES } from 'contract/languages';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { FakeStrapi, projectRow } from '~/content/fake-strapi.test-support';
import { resizedUploads } from '~/content/pictures/uploads.server';
import { versionOf } from '~/content/published/picture';
import { contentClient } from '~/content/store/content-client.server';
import { PICTURE_WIDTHS } from '~/picture-widths';
import { hasAllContent, keepAllContent, loadAllContent } from './all-content.server';
import * as sitemap from './sitemap';

const strapi = new FakeStrapi();
let folder: string;

const COVER = { url: '/uploads/cover.png', updatedAt: '2026-11-27T08:00:00.000Z', focalPoint: null };
const post = { documentId: 'p', slug: 'beitrag', title: 'Beitrag', content: 'Text', cover: COVER };

beforeAll(async () => {
  await strapi.start();
  const picture = sharp({ create: { width: 700, height: 70, channels: 3, background: '#12a5a8' } });
  strapi.uploads.set(COVER.url, await picture.png().toBuffer());
  folder = await mkdtemp(join(tmpdir(), 'web-all-content-'));
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(32));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(32));
  vi.stubEnv('WEB_DATA_DIR', folder);
  strapi.graphql = (query) => ({
    appearance: null,
    authors: [],
    blogPosts: [post],
    company: null,
    homePage: null,
    germanRows: query.includes('projects(') ? [projectRow('idatik')] : [],
    rows: [],
    englishTitles: [],
    keys: [],
    openings: [],
    pageTexts: [],
    productTexts: [],
    projects: [],
    resources: [],
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
    'post-bodies',
    'posts',
    'product-texts',
    'projects',
    'resources',
    'sections',
  ];
  const wanted = kinds.flatMap((kind) => LANGUAGE_CODES.map((language) => `${kind}-${language}.json`));
  expect(
    [
      ...wanted,
      'appearance.json',
      'company.json',
      'home-page.json',
      'page-texts.json',
      'service-status.json',
    ].filter((name) => !names.has(name)),
  ).toEqual([]);
  strapi.isFailing = true;
  expect((await sitemap.loader()).status).toBe(200);
});

it('and so are its pictures, in every width', async () => {
  const version = versionOf(COVER.updatedAt);
  const wanted = { path: COVER.url, version, format: 'webp' } as const;
  expect(await resizedUploads().findOriginal(wanted)).toMatchObject({ type: 'image/png' });
  for (const width of PICTURE_WIDTHS) {
    expect(await resizedUploads().find({ ...wanted, width })).toMatchObject({ type: 'image/webp' });
  }
});

it('after a change the content of all languages is loaded anew', async () => {
  strapi.isFailing = false;
  await expect.poll(() => contentClient().versionPoller.current()).toBe('one');
  keepAllContent(10);
  await expect.poll(hasAllContent).toBe(true);
  post.title = 'Geändert';
  strapi.version = 'two';
  await expect.poll(() => contentClient().versionPoller.current()).toBe('two');
  const titles = () =>
    Promise.all(
      LANGUAGE_CODES.map(async (language) => {
        const [stored] = JSON.parse(
          await readFile(join(folder, 'content', `posts-${language}.json`), 'utf8'),
        );
        return stored.title;
      }),
    );
  await expect.poll(titles).toEqual(LANGUAGE_CODES.map(() => 'Geändert'));
  await expect.poll(hasAllContent).toBe(true);
});
