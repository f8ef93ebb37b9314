import { describe, expect, inject, test } from 'vitest';
import type { EditedProject } from '../contract/project';
import { PROJECT_TEXT_NAMES } from '../contract/project-fields';
import { askGraphql, siteVersion } from './http-client';
import { siteAdmin } from './site-admin';
import './provided';

const { url, siteToken, adminToken } = inject('cms');
const admin = siteAdmin(url, adminToken);

async function made(key: string, content: object = {}): Promise<EditedProject> {
  const answer = await admin.post<EditedProject>('/projects', {
    key,
    title: { de: 'Produkt', sq: 'Produkti' },
    description: { de: 'Beschreibung' },
    features: { de: ['Eins', 'Zwei'] },
    color: 'teal',
    icon: 'link',
    status: 'Launch',
    ...content,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}

const list = async () => (await admin.get<EditedProject[]>('/projects')).body;
const save = (key: string, body: object, etag?: string) =>
  admin.put<EditedProject>(`/projects/${key}`, body, etag);

const SENT: readonly string[] = ['title', 'description', 'features'];
/** The texts of the page, which nobody has written. */
const OTHER_TEXTS = Object.fromEntries(
  PROJECT_TEXT_NAMES.filter((name) => !SENT.includes(name)).map((name) => [name, { de: '', sq: '' }]),
);

test('a new product is published, last in the order, and as it was sent', async () => {
  const product = await made('product-made');
  expect(product).toEqual({
    key: 'product-made',
    title: 'Produkt',
    titles: { de: 'Produkt', sq: 'Produkti' },
    description: { de: 'Beschreibung', sq: '' },
    features: ['Eins', 'Zwei'],
    featuresByLanguage: { de: ['Eins', 'Zwei'], sq: [] },
    color: 'teal',
    icon: 'link',
    status: 'Launch',
    isActive: true,
    order: expect.any(Number),
    externalUrl: null,
    illustration: null,
    scene: null,
    sample: null,
    ...OTHER_TEXTS,
    etag: expect.any(String),
    lastUpdated: expect.any(String),
    updatedBy: 'admin',
    languages: { de: expect.any(String), sq: expect.any(String) },
    outdated: {},
  });
  expect((await list()).at(-1)).toEqual(product);
  expect((await admin.get('/projects/product-made')).body).toEqual(product);
});

const TITLE = { de: 'Produkt' };

test.each([
  ['no key', { title: TITLE }],
  ['a key that is no part of an address', { key: 'Über uns', title: TITLE }],
  ['the key of the address of the order', { key: 'order', title: TITLE }],
  ['an unknown colour', { key: 'bad', title: TITLE, color: 'mauve' }],
  ['an unknown icon', { key: 'bad', title: TITLE, icon: 'skull' }],
  ['an address without http', { key: 'bad', title: TITLE, externalUrl: 'javascript:alert(1)' }],
  ['an unknown language', { key: 'bad', title: { ...TITLE, pt: 'x' } }],
  ['no German title', { key: 'bad', title: { en: 'Product' } }],
  ['a switch that is none', { key: 'bad', title: TITLE, isActive: 'yes' }],
])('a product with %s is refused with 400', async (_name, body) => {
  expect((await admin.post('/projects', body)).status).toBe(400);
});

test('a key that another product has is refused with 409', async () => {
  expect((await admin.post('/projects', { key: 'idatik', title: 'Doppelt' })).status).toBe(409);
});

describe('a save', () => {
  test('leaves what it does not name: languages, status and switch (decisions C1, C2)', async () => {
    const before = await made('product-merged', { isActive: false });
    const { status, body } = await save('product-merged', {
      description: { de: 'Neu' },
      features: { de: ['Drei', ' Vier ', ''] },
      color: 'orange',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      titles: before.titles,
      description: { de: 'Neu', sq: '' },
      features: ['Drei', 'Vier'],
      featuresByLanguage: { de: ['Drei', 'Vier'], sq: [] },
      color: 'orange',
      icon: 'link',
      status: 'Launch',
      isActive: false,
      order: before.order,
    });
  });

  test('of what all languages share reaches every language, and ages none behind German', async () => {
    const before = await made('product-shared');
    await save('product-shared', { title: { de: 'Jünger' } });
    const { body } = await save('product-shared', { isActive: false, externalUrl: 'https://example.org' });
    const { languages } = body;
    expect(languages.sq).toBe(before.languages.sq);
    expect(Date.parse(languages.de ?? '')).toBeGreaterThan(Date.parse(languages.sq ?? ''));
    const answer = await askGraphql<{ projects: object[] }>(
      url,
      siteToken,
      '{ projects(locale: "*", filters: { key: { eq: "product-shared" } }) { isActive externalUrl } }',
    );
    const shared = { isActive: false, externalUrl: 'https://example.org' };
    expect(answer.body.data?.projects).toEqual([shared, shared]);
    expect((await save('product-shared', { externalUrl: '' })).body.externalUrl).toBeNull();
  });

  test('from an older state answers 409 with the product as it is', async () => {
    const { etag } = await made('product-contested');
    const first = await save('product-contested', { status: 'In Testing' }, etag);
    const second = await save('product-contested', { status: 'Internal Testing' }, etag);
    expect([first.status, second.status]).toEqual([200, 409]);
    expect(second.body.error.details.current).toEqual(first.body);
  });

  test('of a product that does not exist answers 404', async () => {
    expect((await save('nowhere', { color: 'blue' })).status).toBe(404);
  });
});

test('a save may repeat the key, and cannot change it', async () => {
  await made('product-keyed');
  expect((await save('product-keyed', { key: 'product-keyed', color: 'blue' })).status).toBe(200);
  const renamed = await admin.put('/projects/product-keyed', { key: 'product-renamed' });
  expect([renamed.status, renamed.body.error.details.code]).toEqual([400, 'key-fixed']);
});

describe('the order', () => {
  test('is that of the keys; products that are not named follow', async () => {
    for (const key of ['order-a', 'order-b', 'order-c']) await made(key);
    const before = await siteVersion(url);
    const { status } = await admin.put('/projects/order', { keys: ['order-c', 'order-a'] });
    expect(status).toBe(204);
    const keys = (await list()).map(({ key }) => key);
    expect(keys.slice(0, 2)).toEqual(['order-c', 'order-a']);
    expect(keys).toContain('order-b');
    expect((await list()).map(({ order }) => order)).toEqual(keys.map((_key, index) => index + 1));
    expect(await siteVersion(url)).not.toBe(before);
  });

  test('is no content: a new one neither makes unsaved texts outdated nor dates a language, and is live', async () => {
    for (const key of ['moved-a', 'moved-b']) await made(key);
    const before = await list();
    const content = ({ order, ...product }: EditedProject) => product;
    const byKey = (products: EditedProject[]) =>
      products.map(content).sort((a, b) => (a.key < b.key ? -1 : 1));
    const version = await siteVersion(url);

    await admin.put('/projects/order', { keys: ['moved-b', 'moved-a'] });
    expect(byKey(await list())).toEqual(byKey(before));
    expect(await siteVersion(url)).not.toBe(version);
    const answer = await askGraphql<{ projects: { key: string }[] }>(
      url,
      siteToken,
      '{ projects(locale: "sq", sort: "order", filters: { key: { startsWith: "moved-" } }) { key } }',
    );
    expect(answer.body.data?.projects).toEqual([{ key: 'moved-b' }, { key: 'moved-a' }]);

    const { etag } = before.find(({ key }) => key === 'moved-a') ?? {};
    const numbered = await save('moved-a', { order: 77 }, etag);
    expect([numbered.status, numbered.body.order, numbered.body.etag]).toEqual([200, 77, etag]);
    expect((await save('moved-a', { title: { de: 'Neu' } }, etag)).status).toBe(200);
  });

  test.each([[['nowhere']], [['order-a', 'order-a']], [[]], ['order-a']])('%j is refused', async (keys) => {
    expect((await admin.put('/projects/order', { keys })).status).toBe(400);
  });
});

test('a product is deleted in every language', async () => {
  await made('product-deleted');
  expect((await admin.remove('/projects/product-deleted')).status).toBe(204);
  expect((await admin.remove('/projects/product-deleted')).status).toBe(404);
});
