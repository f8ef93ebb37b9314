import { afterEach, expect, inject, test } from 'vitest';
import { call } from './http-client';
import { panel } from './panel';
import './provided';

const { url, adminToken } = inject('cms');
const UID = 'api::blog-post.blog-post';
const posts = panel(url, adminToken, UID);
const made: string[] = [];

async function create(data: object): Promise<string> {
  const { body } = await posts.create(data);
  made.push(body.data.documentId);
  return body.data.documentId;
}

async function linkTo(documentId: string, { locale = 'de', status = 'draft' } = {}) {
  const query = new URLSearchParams({ documentId, locale, status });
  const address = `${url}/content-manager/preview/url/${UID}?${query}`;
  const answer = await call<{ data: { url?: string } }>(address, { token: adminToken });
  expect(answer.status === 200 || answer.status === 204).toBe(true);
  return answer.status === 204 ? null : new URL(answer.body.data.url ?? '');
}

const claimsOf = (link: URL | null): unknown => {
  const [body = ''] = link?.searchParams.get('draft')?.split('.') ?? [];
  return JSON.parse(Buffer.from(body, 'base64url').toString());
};

afterEach(async () => {
  for (const documentId of made.splice(0)) await posts.remove(documentId);
});

test('a draft is shown at its address, for an hour and in one language', async () => {
  const documentId = await create({ title: 'Vorschau auf Größeres' });
  const link = await linkTo(documentId);
  expect(link?.pathname).toBe('/de/blog/vorschau-auf-groesseres');
  const claims = claimsOf(link) as { expires: number };
  expect(claims).toMatchObject({ uid: UID, documentId, locale: 'de' });
  expect(claims.expires * 1_000 - Date.now()).toBeGreaterThan(59 * 60_000);
  expect(claims.expires * 1_000 - Date.now()).toBeLessThanOrEqual(60 * 60_000);
});

test('a draft without a title is shown at an address made of its id', async () => {
  const documentId = await create({ excerpt: 'Nur ein Anriss' });
  expect((await linkTo(documentId))?.pathname).toBe(`/de/blog/${documentId}`);
});

test('the published version is the page of the visitors, for which no signature is needed', async () => {
  const documentId = await create({ title: 'Vorschau auf Veröffentlichtes' });
  await posts.publish(documentId, 'de');
  const link = await linkTo(documentId, { status: 'published' });
  expect(link?.search).toBe('');
});

test('a language without a draft has no preview', async () => {
  const documentId = await create({ title: 'Vorschau nur auf Deutsch' });
  expect(await linkTo(documentId, { locale: 'fr' })).toBeNull();
});
