import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from 'contract/languages';
import { ORDERED, ORDERED_KINDS } from 'contract/ordered-kinds';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { FakeStrapi, projectRow, sectionRow } from '~/content/fake-strapi.test-support';
import { resizedUploads } from '~/content/pictures/uploads.server';
import { versionOf } from '~/content/published/picture';
import { findPost } from '~/content/published/posts.server';
import { getRedirects } from '~/content/published/redirects.server';
import { getSectionKeys } from '~/content/published/sections.server';
import { contentClient, createContentClient } from '~/content/store/content-client.server';
import { PICTURE_WIDTHS } from '~/picture-widths';
import { hasAllContent, keepAllContent, loadAllContent } from './all-content.server';
import * as sitemap from './sitemap';

const strapi = new FakeStrapi();
let folder: string;

const COVER = { url: '/uploads/cover.png', updatedAt: '2026-11-27T08:00:00.000Z', focalPoint: null };
const REDIRECT = {
  documentId: 'r',
  address: '/go/dmea',
  kind: 'gone',
  target: null,
  campaign: null,
};
const LINKED = '/uploads/handbuch.png';
const FOREIGN = '/uploads/fremd.png';
const content = `Text, [Handbuch](${LINKED}), [fremd](https://www.praxis.example${FOREIGN})`;
const post = { documentId: 'p', slug: 'beitrag', title: 'Beitrag', content, cover: COVER };

function rowsFor(query: string): object[] {
  if (query.includes('projects(')) return [projectRow('idatik')];
  return query.includes('sections(') ? [sectionRow('about')] : [];
}

beforeAll(async () => {
  await strapi.start();
  const picture = sharp({ create: { width: 700, height: 70, channels: 3, background: '#12a5a8' } });
  for (const path of [COVER.url, LINKED, FOREIGN]) strapi.uploads.set(path, await picture.png().toBuffer());
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
    germanRows: rowsFor(query),
    rows: [],
    englishTitles: [],
    keys: [],
    openings: [],
    pageTexts: [],
    productTexts: [],
    redirects: [REDIRECT],
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
  const kinds = ['authors', 'change-dates', 'post-bodies', 'posts', 'product-texts', 'projects', 'sections'];
  const wanted = [
    ...[...kinds, ...ORDERED_KINDS.map((kind) => ORDERED[kind].plural)].flatMap((kind) =>
      LANGUAGE_CODES.map((language) => `${kind}-${language}.json`),
    ),
    // German posts stand in for others, not for themselves.
    ...LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE).map(
      (language) => `cover-texts-${language}.json`,
    ),
  ];
  expect(
    [
      ...wanted,
      'appearance.json',
      'company.json',
      'home-page.json',
      'page-texts.json',
      'redirects.json',
      'service-status.json',
    ].filter((name) => !names.has(name)),
  ).toEqual([]);
  strapi.isFailing = true;
  expect((await sitemap.loader()).status).toBe(200);
});

it('and so are files that editors have linked in a text, from this site alone', async () => {
  expect(resizedUploads().keepsOriginal(LINKED)).toBe(true);
  expect(resizedUploads().keepsOriginal(FOREIGN)).toBe(false);
});

it('and so are its pictures, in every width', async () => {
  const version = versionOf(COVER.updatedAt);
  const wanted = { path: COVER.url, version, format: 'webp' } as const;
  expect(await resizedUploads().findOriginal(wanted)).toMatchObject({ type: 'image/png' });
  for (const width of PICTURE_WIDTHS) {
    expect(await resizedUploads().find({ ...wanted, width })).toMatchObject({ type: 'image/webp' });
  }
});

it('the next process answers redirects, the list of sections and covers without Strapi', async () => {
  const next = createContentClient({
    url: strapi.url,
    token: 'token',
    dataFolder: folder,
    maxAgeMs: 60_000,
    timeoutMs: 2_000,
  });
  expect((await getRedirects(next)).get(REDIRECT.address)).toMatchObject({ kind: 'gone' });
  expect(await getSectionKeys(next)).toEqual(['about']);
  expect(await findPost(post.slug, 'fr', next)).toMatchObject({ kind: 'post', post: { content } });
});

it('after a change the content of all languages is loaded anew', async () => {
  strapi.isFailing = false;
  await expect.poll(() => contentClient().versionPoller.current()).toBe('one');
  keepAllContent(10, 100);
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

it('a picture that is not at hand any more is noticed, and fetched after the next change', async () => {
  const content = strapi.uploads.get(COVER.url) ?? Buffer.of();
  strapi.uploads.delete(COVER.url);
  await resizedUploads().findOriginal({ path: COVER.url, version: 'of-a-visitor' });
  expect(hasAllContent()).toBe(false);
  strapi.uploads.set(COVER.url, content);
  strapi.version = 'three';
  await expect.poll(() => contentClient().versionPoller.current()).toBe('three');
  await expect.poll(hasAllContent).toBe(true);
});

it('a picture too large to be kept leaves the content incomplete, which the log says once', async () => {
  const warned = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const small = { ...COVER };
  Object.assign(COVER, { url: '/uploads/huge.png' });
  strapi.uploads.set(COVER.url, Buffer.alloc(21 * 1024 * 1024));
  strapi.version = 'four';
  await expect.poll(() => contentClient().versionPoller.current()).toBe('four');
  expect(await loadAllContent()).toBe(false);
  expect(await loadAllContent()).toBe(false);
  expect(hasAllContent()).toBe(false);
  const lines = warned.mock.calls.filter(([line]) => String(line).includes('cannot be kept'));
  expect(lines).toHaveLength(1);
  Object.assign(COVER, small);
  strapi.version = 'five';
  await expect.poll(() => contentClient().versionPoller.current()).toBe('five');
  expect(await loadAllContent()).toBe(true);
  expect(hasAllContent()).toBe(true);
});
