import { describe, expect, inject, test } from 'vitest';
import type { WrittenProductText } from '../contract/product-text';
import { askGraphql, siteVersion } from './http-client';
import { join } from './people';
import { siteAdmin } from './site-admin';
import './provided';

const { url, siteToken, adminToken } = inject('cms');
const admin = siteAdmin(url, adminToken);

const read = async (key: string) => (await admin.get<WrittenProductText>(`/product-texts/${key}`)).body;
const save = (key: string, translations: object, etag?: string) =>
  admin.put<WrittenProductText>(`/product-texts/${key}`, { translations }, etag);

test('a product that nobody has written for has no texts, and a state to begin from', async () => {
  expect(await read('search-none')).toEqual({
    key: 'search-none',
    translations: {},
    outdated: {},
    languages: {},
    lastUpdated: null,
    updatedBy: null,
    etag: expect.any(String),
  });
});

test('the first text makes the entry, and the site gets it', async () => {
  const { etag } = await read('search-first');
  const before = await siteVersion(url);
  const { status, body } = await save('search-first', { fr: { title: 'Titre' } }, etag);
  expect(status).toBe(200);
  const empty = { title: '', description: '', keywords: '' };
  expect(body).toMatchObject({
    translations: { de: empty, fr: { ...empty, title: 'Titre' } },
    updatedBy: 'admin',
    lastUpdated: expect.any(String),
  });
  expect(await siteVersion(url)).not.toBe(before);
  const answer = await askGraphql<{ productTexts: object[] }>(
    url,
    siteToken,
    '{ productTexts(locale: "fr", filters: { productKey: { eq: "search-first" } }) { title } }',
  );
  expect(answer.body.data?.productTexts).toEqual([{ title: 'Titre' }]);
});

describe('a save', () => {
  test('leaves what it does not name, and an empty text clears', async () => {
    await save('search-merged', { de: { title: 'Titel', keywords: 'a, b' }, en: { title: 'Title' } });
    const { body } = await save('search-merged', { de: { title: 'Neu', keywords: '' } });
    expect(body.translations).toMatchObject({
      de: { title: 'Neu', description: '', keywords: '' },
      en: { title: 'Title' },
    });
  });

  test('that changes nothing makes no entry and dates none', async () => {
    expect((await save('search-untouched', { de: { title: '' } })).body.lastUpdated).toBeNull();
    const first = (await save('search-untouched', { de: { title: 'Titel' } })).body;
    expect((await save('search-untouched', { de: { title: 'Titel' } })).body).toEqual(first);
  });

  test('from an older state answers 409 with the texts as they are, also where there were none', async () => {
    const { etag } = await read('search-contested');
    const first = await save('search-contested', { de: { title: 'Eins' } }, etag);
    const second = await save('search-contested', { de: { title: 'Zwei' } }, etag);
    expect([first.status, second.status]).toEqual([200, 409]);
    expect(second.body.error.details.current).toEqual(first.body);
  });

  test.each([
    ['an unknown language', { pt: { title: 'x' } }],
    ['a title that is too long', { de: { title: 'x'.repeat(256) } }],
    ['a text that is none', { de: { keywords: ['a'] } }],
  ])('with %s is refused with 400 and makes no entry', async (_name, translations) => {
    expect((await save('search-refused', translations)).status).toBe(400);
    expect((await read('search-refused')).lastUpdated).toBeNull();
  });

  test('under a key that is no part of an address is refused with 400', async () => {
    expect((await save('Über uns', { de: { title: 'x' } })).status).toBe(400);
  });
});

test('a translation is marked when German changes, until somebody confirms it by the state of the texts', async () => {
  await save('search-outdated', { de: { title: 'Alt' }, en: { title: 'Old' } });
  const { body } = await save('search-outdated', { de: { title: 'Neu' } });
  expect(body.outdated).toEqual({ en: { title: 'Alt' } });
  const confirmed = await admin.put(
    '/translations/product-text/search-outdated',
    { confirmed: { en: ['title'] } },
    body.etag,
  );
  expect(confirmed.status).toBe(200);
  expect((await read('search-outdated')).outdated).toEqual({});
});

test('editors may write, authors only look', async () => {
  const [editor, author] = await Promise.all(
    (['editor', 'author'] as const).map(async (role) =>
      siteAdmin(url, (await join(url, adminToken, role, `search-${role}`)).token),
    ),
  );
  const change = { translations: { de: { title: 'Von der Redaktion' } } };
  expect((await editor?.put('/product-texts/search-roles', change))?.status).toBe(200);
  expect((await author?.put('/product-texts/search-roles', change))?.status).toBe(403);
  expect((await author?.get('/product-texts/search-roles'))?.status).toBe(200);
});
