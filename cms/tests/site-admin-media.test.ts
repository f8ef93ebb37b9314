import { describe, expect, inject, test } from 'vitest';
import type { ListedMediaFile, MediaPage } from '../contract/media';
import { askGraphql, call, siteVersion } from './http-client';
import { joinWith } from './people';
import { uploadPicture } from './pictures';
import { siteAdmin } from './site-admin';
import { countPictureTexts } from './stored-rows';
import './provided';

const { url, adminToken, siteToken, folder } = inject('cms');
const admin = siteAdmin(url, adminToken);

test('pictures are listed newest first with size, dimensions and the sections that show them', async () => {
  const unused = await uploadPicture(url, adminToken, 'unused.png');
  const used = await uploadPicture(url, adminToken, 'used.png');
  await admin.post('/content-sections', { sectionKey: 'with-media', images: { a: used.id, b: used.id } });
  const { status, body } = await admin.get<{ id: number; size: number }[]>('/media');
  expect(status).toBe(200);
  expect(body.slice(0, 2)).toEqual([
    {
      id: used.id,
      name: 'used.png',
      url: used.url,
      size: expect.any(Number),
      width: 8,
      height: 8,
      alternativeText: '',
      alternativeTexts: {},
      usedBy: ['with-media'],
      usedElsewhere: [],
      mayChange: true,
      outdated: {},
    },
    expect.objectContaining({ id: unused.id, usedBy: [] }),
  ]);
  expect(body[0]?.size).toBeGreaterThan(50);
  expect(body[0]?.size).toBeLessThan(500);
});

const read = async (id: number) =>
  (await admin.get<ListedMediaFile[]>('/media')).body.find((file) => file.id === id);

describe('alternative texts', () => {
  const save = async (id: number, body: object) =>
    (await admin.put<ListedMediaFile>(`/media/${id}`, body)).body;

  test('are kept by language, German in the file itself; absent stays, empty clears', async () => {
    const { id } = await uploadPicture(url, adminToken, 'described.png');
    const all = await save(id, {
      alternativeText: 'Ein Netz',
      alternativeTexts: { sq: 'Një rrjet', en: ' A net ' },
    });
    expect(all).toMatchObject({ id, alternativeText: 'Ein Netz' });
    expect(Object.entries(all.alternativeTexts)).toEqual([
      ['de', 'Ein Netz'],
      ['en', 'A net'],
      ['sq', 'Një rrjet'],
    ]);
    expect(await read(id)).toEqual(all);
    const changed = await save(id, { alternativeTexts: { de: '', en: 'Net', fr: 'Un réseau', sq: '' } });
    expect(changed.alternativeText).toBe('');
    expect(changed.alternativeTexts).toEqual({ en: 'Net', fr: 'Un réseau' });
    expect(await save(id, {})).toEqual(changed);
    const [file] = (
      await call<{ results: { alternativeText: string }[] }>(`${url}/upload/files?filters[id]=${id}`, {
        token: adminToken,
      })
    ).body.results;
    expect(file?.alternativeText).toBe('');
  });

  test('reach the site, by language, and change the version; the same again does not', async () => {
    const { id } = await uploadPicture(url, adminToken, 'shown.png');
    await admin.post('/content-sections', { sectionKey: 'with-texts', images: { a: id } });
    const before = await siteVersion(url);
    const texts = { de: 'Ein Netz', fr: 'Un réseau' };
    await save(id, { alternativeTexts: texts });
    const after = await siteVersion(url);
    expect(after).not.toBe(before);
    await save(id, { alternativeTexts: texts });
    expect(await siteVersion(url)).toBe(after);
    await save(id, { alternativeTexts: { it: 'Una rete' } });
    expect(await siteVersion(url)).not.toBe(after);
    const image =
      'image { de: alternativeTextIn(language: "de") fr: alternativeTextIn(language: "fr") en: alternativeTextIn(language: "en") }';
    const { body } = await askGraphql(
      url,
      siteToken,
      `{ sections(locale: "de", filters: { sectionKey: { eq: "with-texts" } }) { images { ${image} } } }`,
    );
    expect(body.errors).toBeUndefined();
    expect(body.data).toEqual({ sections: [{ images: [{ image: { ...texts, en: null } }] }] });
  });

  test.each([
    ['an unknown language', { alternativeTexts: { pt: 'x' } }],
    ['no text', { alternativeText: 1 }],
    ['501 characters', { alternativeTexts: { de: 'Neu', en: 'x'.repeat(501) } }],
  ])('with %s are refused, and nothing is saved', async (_name, body) => {
    const { id } = await uploadPicture(url, adminToken, 'refused.png');
    expect((await admin.put(`/media/${id}`, body)).status).toBe(400);
    expect((await read(id))?.alternativeTexts).toEqual({});
  });

  test('of two editors at the same time are one text in the end', async () => {
    const { id } = await uploadPicture(url, adminToken, 'raced.png');
    const saves = ['One', 'Two', 'Three'].map((en) =>
      admin.put(`/media/${id}`, { alternativeTexts: { en } }),
    );
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(['One', 'Two', 'Three']).toContain((await read(id))?.alternativeTexts.en);
  });
});

describe('a page of pictures', () => {
  const page = async (query: string, token = adminToken) =>
    (await siteAdmin(url, token).get<MediaPage>(`/media?${query}`)).body;
  const namesOf = ({ items }: MediaPage) => items.map(({ name }) => name);
  const found = async (search: string) => namesOf(await page(`page=1&search=${encodeURIComponent(search)}`));

  test('is one of the whole list, with how many there are and their size', async () => {
    for (const name of ['paged-1.png', 'paged-2.png', 'paged-3.png'])
      await uploadPicture(url, adminToken, name);
    const { body: whole } = await admin.get<ListedMediaFile[]>('/media');
    const first = await page('page=1&pageSize=2');
    expect(first.items).toEqual(whole.slice(0, 2));
    expect([first.total, first.all]).toEqual([whole.length, whole.length]);
    expect(first.size).toBe(whole.reduce((sum, { size }) => sum + (size ?? 0), 0));
    const ours = await page('page=2&pageSize=2&search=paged');
    expect([namesOf(ours), ours.total, ours.all]).toEqual([['paged-1.png'], 3, whole.length]);
    expect(namesOf(await page('page=99'))).toEqual([]);
    expect((await admin.get('/media?page=0')).status).toBe(400);
    expect((await admin.get('/media?page=1&filter=lost')).status).toBe(400);
  });

  test('is searched by name and by the texts of every language', async () => {
    const { id } = await uploadPicture(url, adminToken, 'Übersicht.png');
    await admin.put(`/media/${id}`, { alternativeTexts: { de: 'Die Ärztin', sq: 'Mjekja në ÇELËS' } });
    for (const search of ['übersicht', 'ÄRZTIN', 'çelës', 'mjekja ärztin ÜBERSICHT', 'U\u0308bersicht']) {
      expect(await found(search), search).toEqual(['Übersicht.png']);
    }
    expect(await found('Übersicht nirgends')).toEqual([]);
    expect(await found('%')).toEqual([]);
    const { body } = await admin.get<ListedMediaFile[]>('/media?search=mjekja');
    expect(body.map((file) => file.id)).toEqual([id]);
  });

  test('has those that nothing shows, those without a German description, or the one of an address', async () => {
    const names = ['filter-shown.png', 'filter-in-text.png', 'filter-idle.png'];
    const [shown, inText, idle] = await Promise.all(
      names.map((name) => uploadPicture(url, adminToken, name)),
    );
    await admin.post('/content-sections', {
      sectionKey: 'with-filters',
      images: { a: shown?.id },
      translations: { en: { note: `![](${inText?.url})` } },
    });
    await admin.put(`/media/${shown?.id}`, { alternativeTexts: { de: 'Beschrieben' } });
    await admin.put(`/media/${idle?.id}`, { alternativeTexts: { en: 'Described' } });
    const filtered = async (filter: string) => namesOf(await page(`page=1&search=filter-&filter=${filter}`));
    expect((await filtered('all')).sort()).toEqual([...names].sort());
    expect(await filtered('unused')).toEqual(['filter-idle.png']);
    expect((await filtered('undescribed')).sort()).toEqual(['filter-idle.png', 'filter-in-text.png']);
    const byAddress = await page(`page=1&url=${encodeURIComponent(inText?.url ?? '')}`);
    expect(byAddress.items).toEqual([
      expect.objectContaining({ name: 'filter-in-text.png', usedBy: ['with-filters'] }),
    ]);
    expect((await page('page=1&url=/uploads/nowhere.png')).items).toEqual([]);
  });

  test('obeys the conditions of a role', async () => {
    const { token } = await joinWith(url, adminToken, 'sees-his-own-pictures', [
      { action: 'plugin::upload.read', subject: null, conditions: ['admin::is-creator'] },
      { action: 'plugin::upload.assets.create', subject: null },
    ]);
    const theirs = await uploadPicture(url, adminToken, 'theirs.png');
    expect(await page('page=1', token)).toEqual({ items: [], total: 0, all: 0, size: 0 });
    const mine = await uploadPicture(url, token, 'mine.png');
    const { items, total, all, size } = await page('page=1', token);
    expect(items).toEqual([expect.objectContaining({ id: mine.id, mayChange: false })]);
    expect([total, all, size]).toEqual([1, 1, items[0]?.size]);
    const one = async (id: number) => (await siteAdmin(url, token).get(`/media/${id}`)).status;
    expect([await one(mine.id), await one(theirs.id)]).toEqual([200, 404]);
  });
});

test('a picture is read by its number', async () => {
  const { id } = await uploadPicture(url, adminToken, 'single.png');
  expect((await admin.get<ListedMediaFile>(`/media/${id}`)).body).toEqual(await read(id));
  expect((await admin.get('/media/999999')).status).toBe(404);
  expect((await admin.get('/media/x')).status).toBe(404);
});

test('the panel does not list alternative texts as content of their own', async () => {
  const { body } = await call<{ data: { uid: string; isDisplayed: boolean }[] }>(
    `${url}/content-manager/content-types`,
    { token: adminToken },
  );
  const type = body.data.find(({ uid }) => uid === 'api::picture-text.picture-text');
  expect(type?.isDisplayed).toBe(false);
});

describe('a picture', () => {
  test('that a section shows is not deleted, and the answer names the section', async () => {
    const { id } = await uploadPicture(url, adminToken, 'needed.png');
    await admin.post('/content-sections', { sectionKey: 'in-need', images: { a: id } });
    const refused = await admin.remove(`/media/${id}`);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({ name: 'PictureInUse', details: { sections: ['in-need'] } });
    await admin.put('/content-sections/in-need', { images: { a: null } });
    expect((await admin.remove(`/media/${id}`)).status).toBe(204);
  });

  test('goes with its file and its texts, wherever it is deleted', async () => {
    const wayOut = {
      admin: (id: number) => admin.remove(`/media/${id}`),
      panel: (id: number) => call(`${url}/upload/files/${id}`, { method: 'DELETE', token: adminToken }),
      bulk: (id: number) =>
        call(`${url}/upload/actions/bulk-delete`, { token: adminToken, json: { fileIds: [id] } }),
    };
    for (const [name, remove] of Object.entries(wayOut)) {
      const file = await uploadPicture(url, adminToken, `gone-${name}.png`);
      await admin.put(`/media/${file.id}`, { alternativeTexts: { en: 'Gone' } });
      expect(await countPictureTexts(folder, file.id)).toBe(1);
      const before = await siteVersion(url);
      expect((await remove(file.id)).status, name).toBeLessThan(300);
      expect(await siteVersion(url)).not.toBe(before);
      expect((await call(url + file.url)).status, name).toBe(404);
      expect(await read(file.id)).toBeUndefined();
      expect(await countPictureTexts(folder, file.id), name).toBe(0);
    }
  });

  test.each(['x', '0', '-1', '1e3', '99999999999'])('has no number %s', async (id) => {
    expect((await admin.put(`/media/${id}`, {})).status).toBe(404);
  });
});
