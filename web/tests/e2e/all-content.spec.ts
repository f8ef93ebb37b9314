import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { LANGUAGE_CODES } from 'contract/languages';
import { REDIRECT_STATUS } from 'contract/redirect-fields';
import { SITE_FILES } from 'contract/site-addresses';
import sharp from 'sharp';
import { control } from './support/control';
import { environment } from './support/environment';
import { secondCopy } from './support/second-copy';
import { strapi } from './support/strapi';

test.describe.configure({ mode: 'serial' });

const AT_ONCE = 4;
/** For loading everything, on a slow machine. */
const WHOLE_SITE_MS = 120_000;
const slug = `e2e-all-content-${randomUUID()}`;
const made = { post: '', picture: 0, url: '', redirects: [] as string[] };
const REDIRECTS = [
  { address: `/${slug}-moved`, kind: 'permanent', target: '/faq' },
  { address: `/${slug}-gone`, kind: 'gone', target: null },
] as const;

/** Waits until the server says that it could go on without Strapi. */
const hasAllContent = (siteUrl: string) =>
  expect
    .poll(async () => (await fetch(`${siteUrl}/readyz`)).json(), { timeout: WHOLE_SITE_MS })
    .toMatchObject({ allContent: true });

/** Asks for all addresses, and returns the texts of pages. */
async function expectAll(siteUrl: string, addresses: readonly string[]): Promise<string[]> {
  const waiting = [...addresses];
  const failed: string[] = [];
  const texts: string[] = [];
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const answer = await fetch(siteUrl + address, { headers: { Accept: 'image/webp,*/*' } });
      const body = await answer.text();
      if (answer.status !== 200) failed.push(`${address}: ${answer.status}`);
      if (answer.headers.get('Content-Type')?.startsWith('text/html')) texts.push(body);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(failed).toEqual([]);
  return texts;
}

/** Asks for every page of the sitemap, and for every uploaded file that one of them names. */
async function expectWholeSite(siteUrl: string): Promise<void> {
  const sitemap = await fetch(`${siteUrl}/sitemap.xml`);
  expect(sitemap.status).toBe(200);
  const locations = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  const pages = locations.map(([, address = '']) => new URL(address).pathname);
  expect(pages.length).toBeGreaterThan(150);
  expect(pages).toContain(`/de/blog/${slug}`);
  const texts = await expectAll(siteUrl, pages);
  const attributes = texts.flatMap(
    (text) => text.match(/ (?:src|srcset|href)="[^"]*\/uploads\/[^"]*"/gi) ?? [],
  );
  const uploads = new Set(
    attributes.flatMap((text) => text.replaceAll('&amp;', '&').match(/\/uploads\/[^\s",]+/g) ?? []),
  );
  expect([...uploads].filter((address) => address.startsWith(made.url)).length).toBeGreaterThan(2);
  await expectAll(siteUrl, [...uploads]);
}

/** Asks for what no page of the sitemap shows. */
async function expectOtherAddresses(siteUrl: string): Promise<void> {
  for (const { address, kind, target } of REDIRECTS) {
    const headers = { 'Accept-Language': 'de' };
    const answer = await fetch(siteUrl + address, { redirect: 'manual', headers });
    await answer.text();
    expect([answer.status, answer.headers.get('Location')]).toEqual([REDIRECT_STATUS[kind], target]);
  }
  const feeds = SITE_FILES.filter((path) => path.startsWith('/blog/feed.')).flatMap((path) =>
    LANGUAGE_CODES.map((language) => `/${language}${path}`),
  );
  expect(feeds).toContain('/fr/blog/feed.xml');
  await expectAll(siteUrl, feeds);
  const sections = await fetch(`${siteUrl}/api/content-sections`);
  expect(sections.status).toBe(200);
  expect(await sections.json()).toContainEqual(expect.objectContaining({ sectionKey: 'about' }));
}

test.beforeAll(async () => {
  test.setTimeout(2 * WHOLE_SITE_MS);
  const photo = sharp({ create: { width: 1500, height: 750, channels: 3, background: '#12a5a8' } });
  const picture = await strapi.pictures.upload(`${slug}.jpg`, await photo.jpeg().toBuffer());
  Object.assign(made, { picture: picture.id, url: picture.url });
  made.post = await strapi.posts.create(
    { slug, title: slug, content: 'Text', category: 'company', cover: picture.id },
    'de',
  );
  await strapi.posts.publish(made.post, 'de');
  for (const redirect of REDIRECTS) made.redirects.push(await strapi.redirects.create(redirect, 'de'));
  await secondCopy.start();
  // A new process says by itself when it has loaded everything, instead of half a minute after the change.
  await control('web/restart');
  for (const siteUrl of [environment.siteUrl, secondCopy.url]) await hasAllContent(siteUrl);
  await control('cms/stop');
});

test.afterAll(async () => {
  await control('cms/start');
  await secondCopy.stop();
  for (const redirect of made.redirects) await strapi.redirects.remove(redirect);
  if (made.post) await strapi.posts.remove(made.post);
  if (made.picture) await strapi.pictures.remove(made.picture);
});

test('a copy that no visitor asked has every public address and picture after its first load', async () => {
  await secondCopy.stop();
  await secondCopy.start();
  await expectWholeSite(secondCopy.url);
  await expectOtherAddresses(secondCopy.url);
});

test('a restart with the folder of before answers every public address and picture', async () => {
  await control('web/restart');
  await expectWholeSite(environment.siteUrl);
  await expectOtherAddresses(environment.siteUrl);
});
