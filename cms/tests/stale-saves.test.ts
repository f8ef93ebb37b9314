import { afterEach, expect, inject, test } from 'vitest';
import { EDITED_VERSION } from '../contract/edited-version';
import { call } from './http-client';
import { type Entry, panel } from './panel';
import './provided';

const { url, adminToken } = inject('cms');

interface Refusal {
  error: { name: string; message: string; details: { version: string } };
}

const TYPES = [
  ['api::blog-post.blog-post', 'content'],
  ['api::project.project', 'description'],
] as const;

let remove = async () => {};
afterEach(() => remove());

async function entryOf(uid: string, key: string) {
  const entries = panel(url, adminToken, uid);
  const isPost = uid.includes('post');
  const { body } = await entries.create({ title: `Stand ${key}`, ...(isPost ? { slug: key } : { key }) });
  const { documentId } = body.data;
  remove = async () => void (await entries.remove(documentId));
  const address = `${url}/content-manager/collection-types/${uid}/${documentId}`;
  const save = (data: object, version: string, action = '', locale = 'de') =>
    call<{ data: Entry } & Refusal>(`${address}${action}?locale=${locale}`, {
      method: action ? 'POST' : 'PUT',
      token: adminToken,
      json: data,
      headers: { [EDITED_VERSION]: version },
    });
  const read = () => entries.read(documentId, 'de');
  const open = async (locale = 'de') => {
    const { headers } = await call(`${address}?locale=${locale}`, { token: adminToken });
    return headers.get(EDITED_VERSION) ?? '';
  };
  return { read, open, save };
}

test.each(TYPES)('a save of %s from an older form is refused with both texts', async (uid, field) => {
  const { read, open, save } = await entryOf(uid, `stale-${field}`);
  const opened = await open();
  expect((await save({ title: 'Von Ada' }, opened)).status).toBe(200);

  const refused = await save({ title: 'Von Ben', [field]: 'Text von Ben' }, opened);
  expect(refused.status).toBe(409);
  const { name, message, details } = refused.body.error;
  expect(name).toBe('EditConflict');
  expect(message).toContain('Titel: gespeichert ist „Von Ada“, bei Ihnen steht „Von Ben“.');
  expect(message).toContain('bei Ihnen steht „Text von Ben“.');
  expect(await read()).toMatchObject({ title: 'Von Ada' });
  expect(details.version).toBe(await open());

  expect((await save({ title: 'Von Ben' }, details.version)).status).toBe(200);
  expect(await read()).toMatchObject({ title: 'Von Ben' });
});

test('publishing from an older form is refused, and publishes nothing', async () => {
  const { read, open, save } = await entryOf('api::blog-post.blog-post', 'stale-published');
  const opened = await open();
  await save({ title: 'Von Ada' }, opened);
  expect((await save({ title: 'Von Ben' }, opened, '/actions/publish')).status).toBe(409);
  expect(await read()).toMatchObject({ title: 'Von Ada', status: 'draft' });
});

test('a save without a version, as programs make it, is not checked', async () => {
  const { read, save } = await entryOf('api::project.project', 'stale-program');
  expect((await save({ title: 'Neu' }, '')).status).toBe(200);
  expect(await read()).toMatchObject({ title: 'Neu' });
});

test('a shared field that was saved in the form of another language is noticed', async () => {
  const { read, open, save } = await entryOf('api::project.project', 'stale-shared');
  await save({ title: 'English' }, '', '', 'en');
  const opened = await open();
  expect((await save({ title: 'Better English' }, await open('en'), '', 'en')).status).toBe(200);
  expect((await save({ tagline: 'Zeile' }, opened)).status).toBe(200);

  const before = await open();
  expect((await save({ stage: 'Launch' }, await open('en'), '', 'en')).status).toBe(200);
  const refused = await save({ stage: 'in Development' }, before);
  expect(refused.status).toBe(409);
  expect(refused.body.error.message).toContain('gespeichert ist „Launch“, bei Ihnen steht „in Development“.');
  expect(await read()).toMatchObject({ stage: 'Launch' });
});
