import { describe, expect, inject, test } from 'vitest';
import type { ListedMediaFile } from '../contract/media';
import { askGraphql, call, siteVersion } from './http-client';
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
