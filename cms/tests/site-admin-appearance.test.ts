import { afterAll, expect, inject, test } from 'vitest';
import { askGraphql, call, siteVersion } from './http-client';
import { siteAdmin } from './site-admin';
import './provided';

const { url, siteToken, adminToken } = inject('cms');
const admin = siteAdmin(url, adminToken);

interface Appearance {
  primaryColor: string | null;
  bodyFont: string | null;
  etag: string;
}

const EMPTY = { primaryColor: null, accentColor: null, greyColor: null, bodyFont: null, headingFont: null };
const read = async () => (await admin.get<Appearance>('/appearance')).body;
const save = (body: object, etag?: string) => admin.put<Appearance>('/appearance', body, etag);

afterAll(() => save(EMPTY));

test('is empty at first, which means the look that the site comes with', async () => {
  expect(await read()).toMatchObject({ ...EMPTY, etag: expect.any(String) });
});

test('a save changes what it names, reaches the site and changes its version; empty or null resets', async () => {
  const before = await siteVersion(url);
  expect((await save({ primaryColor: '#0F5C7A', bodyFont: 'Inter' })).status).toBe(200);
  expect((await save({ accentColor: '#12a5a8', bodyFont: '' })).body).toMatchObject({
    ...EMPTY,
    primaryColor: '#0f5c7a',
    accentColor: '#12a5a8',
  });
  expect(await siteVersion(url)).not.toBe(before);
  const { body } = await askGraphql(url, siteToken, '{ appearance { primaryColor accentColor bodyFont } }');
  expect(body.data).toEqual({
    appearance: { primaryColor: '#0f5c7a', accentColor: '#12a5a8', bodyFont: null },
  });
});

test('a save from an older state answers 409 with what is there', async () => {
  const { etag } = await read();
  const first = await save({ greyColor: '#DCE6EC' }, etag);
  const second = await save({ greyColor: '#000000' }, etag);
  expect([first.status, second.status]).toEqual([200, 409]);
  expect(second.body.error.details.current).toEqual(first.body);
});

test('comes back empty when an administrator has deleted it, and only once', async () => {
  const inPanel = `${url}/content-manager/single-types/api::appearance.appearance`;
  const remove = () => call(inPanel, { method: 'DELETE', token: adminToken });
  await save({ primaryColor: '#0F5C7A' });
  expect((await remove()).status).toBe(200);
  const reads = await Promise.all(Array.from({ length: 5 }, read));
  for (const appearance of reads) expect(appearance).toMatchObject(EMPTY);

  expect((await remove()).status).toBe(200);
  expect((await save({ accentColor: '#12a5a8' })).body).toMatchObject({ ...EMPTY, accentColor: '#12a5a8' });
  expect((await remove()).status).toBe(200);
  const { body } = await askGraphql(url, siteToken, '{ appearance { accentColor } }');
  expect(body.data).toEqual({ appearance: null });
});

test.each([
  { primaryColor: 'red' },
  { primaryColor: '#fff' },
  { accentColor: '#12345g' },
  { greyColor: 5 },
  { bodyFont: 'Inter; } body { display: none' },
  { headingFont: "'Inter'" },
  { headingFont: 'x'.repeat(61) },
])('%j is refused with 400', async (body) => {
  const before = await read();
  expect((await save(body)).status).toBe(400);
  expect(await read()).toEqual(before);
});
