import { randomUUID } from 'node:crypto';
import type { MediaFile, MediaPage } from 'contract/media';
import sharp from 'sharp';
import { expect, png, sectionAddress, test } from '../support/contract-test';
import { environment } from '../support/environment';
import { expectRefused, type SiteApi } from '../support/site-api';

type ListedFile = MediaFile & { usedBy: string[] };

const UPLOAD = '/api/upload';
const MEDIA = '/api/media';
const MEGABYTE = 1024 * 1024;
const PLACE = { IFD0: { Artist: 'Ada' }, IFD3: { GPSLatitude: '48/1 22/1 0/1', GPSLatitudeRef: 'N' } };

const newName = (ending: string) => `e2e-${randomUUID()}.${ending}`;

const upload = (api: SiteApi, name: string, buffer: Buffer, mimeType = 'image/png', field = 'image') =>
  api.send<MediaFile>('POST', UPLOAD, { form: { [field]: { name, mimeType, buffer } } });

const listed = async (api: SiteApi, name: string) =>
  (await api.get<ListedFile[]>(MEDIA)).body.find((file) => file.name === name);

test('the answer has the address under which the site shows the picture', async ({
  editor,
  visitor,
  removeLater,
}) => {
  const name = newName('png');
  const picture = await png();
  const { status, body } = await upload(editor, name, picture);
  removeLater(body);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name,
    url: expect.stringMatching(/^\/uploads\/[\w.-]+\.png$/),
    width: 16,
    height: 8,
    alternativeText: '',
  });
  const shown = await visitor.get(body.url);
  expect(shown.status).toBe(200);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': expect.stringMatching(/^public, max-age=\d{4,}/),
    'x-content-type-options': 'nosniff',
  });
});

test('pictures come page by page where a page is asked for, by words, use or address', async ({
  editor,
  uploadPicture,
}) => {
  const word = randomUUID();
  const older = await uploadPicture(`${word}-a.png`);
  const newer = await uploadPicture(`${word}-b.png`);
  const page = async (query: string) =>
    (await editor.get<MediaPage>(`${MEDIA}?search=${word}&${query}`)).body;
  expect(await page('page=1&pageSize=1')).toMatchObject({ items: [{ id: newer.id }], total: 2 });
  expect(await page('page=2&pageSize=1')).toMatchObject({ items: [{ id: older.id }], total: 2 });
  await editor.put(`${MEDIA}/${older.id}`, { alternativeText: 'Ein Bild' });
  expect(await page('page=1&filter=undescribed')).toMatchObject({ items: [{ id: newer.id }], total: 1 });
  expect(await page('page=1&filter=unused')).toMatchObject({ total: 2 });
  const { all, size, items } = await page(`page=1&url=${encodeURIComponent(older.url)}`);
  expect(items.map(({ id }) => id)).toEqual([older.id]);
  expect(all).toBeGreaterThanOrEqual(2);
  expect(size).toBeGreaterThan(0);
  expect(await editor.get(`${MEDIA}/${older.id}`)).toMatchObject({
    status: 200,
    body: { alternativeText: 'Ein Bild', usedBy: [] },
  });
  expectRefused(await editor.get(`${MEDIA}?page=1&filter=lost`), 400);
  expectRefused(await editor.get(`${MEDIA}/999999`), 404);
});

for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
  test(`${format} is taken, without where and by whom it was made`, async ({
    editor,
    request,
    removeLater,
  }) => {
    const picture = await sharp(await png())
      .withExif(PLACE)
      .toFormat(format)
      .toBuffer();
    const { status, body } = await upload(editor, newName(format), picture, `image/${format}`);
    removeLater(body);
    expect(status).toBe(200);
    const shown = await request.get(body.url);
    expect(shown.headers()['content-type']).toBe(`image/${format}`);
    expect((await sharp(await shown.body()).metadata()).exif).toBeUndefined();
  });
}

test('the name and type that the sender gives do not count, the bytes do', async ({
  editor,
  visitor,
  removeLater,
}) => {
  const { status, body } = await upload(editor, '../../evil.html', await png(), 'text/html');
  removeLater(body);
  expect(status).toBe(200);
  expect(body.name).toBe('evil.png');
  expect((await visitor.get(body.url)).headers['content-type']).toBe('image/png');
});

const NO_PICTURES: [what: string, name: string, type: string, content: string][] = [
  [
    'SVG',
    'a.svg',
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  ],
  ['HTML', 'a.html', 'text/html', '<!doctype html><script>alert(1)</script>'],
  ['HTML that calls itself PNG', 'a.png', 'image/png', '<!doctype html><script>alert(1)</script>'],
  ['text that calls itself JPEG', 'a.jpg', 'image/jpeg', 'just a text'],
  ['HTML behind the first bytes of a GIF', 'a.gif', 'image/gif', 'GIF89a<script>alert(1)</script>'],
  ['PDF', 'a.pdf', 'application/pdf', '%PDF-1.7'],
];

for (const [what, name, type, content] of NO_PICTURES) {
  test(`${what} is 415 and is not kept`, async ({ editor }) => {
    const own = `e2e-${randomUUID()}-${name}`;
    expectRefused(await upload(editor, own, Buffer.from(content), type), 415);
    const stem = own.replace(/\.\w+$/, '');
    const files = (await editor.get<ListedFile[]>(MEDIA)).body;
    expect(files.filter((file) => file.name.startsWith(stem))).toEqual([]);
  });
}

test('10 MB are taken, more is 413 and is not kept', async ({ editor, removeLater }) => {
  const picture = await png();
  const filled = (length: number) => Buffer.concat([picture, Buffer.alloc(length - picture.length)]);
  const most = await upload(editor, newName('png'), filled(10 * MEGABYTE));
  removeLater(most.body);
  expect(most.status).toBe(200);
  const name = newName('png');
  expectRefused(await upload(editor, name, filled(10 * MEGABYTE + 1)), 413);
  expectRefused(await upload(editor, name, filled(12 * MEGABYTE)), 413);
  expect(await listed(editor, name)).toBeUndefined();
});

test('a form without a file is 400, a body that is no form is 415', async ({ editor }) => {
  expectRefused(await upload(editor, 'a.png', await png(), 'image/png', 'file'), 400);
  expectRefused(await upload(editor, 'a.png', Buffer.alloc(0)), 400);
  expectRefused(await editor.send('POST', UPLOAD, { form: { image: 'a text' } }), 400);
  expectRefused(await editor.post(UPLOAD, { image: 'a.png' }), 415);
  const broken = { type: 'multipart/form-data; boundary=x', content: 'no form' };
  expectRefused(await editor.send('POST', UPLOAD, { raw: broken }), 400);
});

test('a picture has alternative texts by language, and the sections that show it', async ({
  editor,
  uploadPicture,
  createSection,
}) => {
  const file = await uploadPicture();
  const { sectionKey } = await createSection({ images: { hero: file.id } });
  const address = `${MEDIA}/${file.id}`;
  const alternativeText = 'Das Haus in Augsburg';
  const saved = await editor.put(address, { alternativeText });
  expect(saved).toMatchObject({ status: 200, body: { id: file.id, url: file.url, alternativeText } });
  const more = await editor.put(address, { alternativeTexts: { sq: 'Shtëpia' } });
  expect(more).toMatchObject({
    status: 200,
    body: { alternativeTexts: { de: alternativeText, sq: 'Shtëpia' } },
  });
  expect(await listed(editor, file.name)).toEqual({
    ...file,
    alternativeText,
    alternativeTexts: { de: alternativeText, sq: 'Shtëpia' },
    usedBy: [sectionKey],
    usedElsewhere: [],
    mayChange: true,
    outdated: {},
  });
  const section = await editor.get(sectionAddress(sectionKey));
  expect(section.body).toMatchObject({ imageDetails: { hero: { id: file.id, alternativeText } } });

  const inputs = [
    { alternativeText: 7 },
    { alternativeText: 'x'.repeat(501) },
    { alternativeTexts: { pt: 'A' } },
  ];
  for (const input of inputs) expectRefused(await editor.put(address, input), 400);
  expect(await listed(editor, file.name)).toMatchObject({ alternativeText });
  for (const id of ['987654321', '0', 'x']) {
    expectRefused(await editor.put(`${MEDIA}/${id}`, { alternativeText }), 404);
  }
});

test('a picture that a section shows stays; else it can be deleted, and its address is gone', async ({
  editor,
  visitor,
  uploadPicture,
  createSection,
}) => {
  const file = await uploadPicture();
  const address = `${MEDIA}/${file.id}`;
  const { sectionKey } = await createSection({ images: { hero: file.id } });
  const refused = await editor.delete(address);
  expect(refused.status).toBe(409);
  expect(refused.body).toEqual({
    error: expect.any(String),
    code: 'picture-in-use',
    sections: [sectionKey],
    elsewhere: [],
  });
  expect((await visitor.get(file.url)).status).toBe(200);

  expect((await editor.put(sectionAddress(sectionKey), { images: { hero: null } })).status).toBe(200);
  expect(await editor.delete(address)).toMatchObject({ status: 200, body: { success: true } });
  expect(await listed(editor, file.name)).toBeUndefined();
  expect((await visitor.get(file.url)).status).toBe(404);
  expectRefused(await editor.delete(address), 404);
});

test('Strapi is asked by the site alone: its uploads are under the address of the site', async ({
  visitor,
  uploadPicture,
}) => {
  const { url } = await uploadPicture();
  expect(new URL(url, environment.siteUrl).origin).toBe(new URL(environment.siteUrl).origin);
  for (const path of ['/uploads/no-such-picture.png', '/uploads/..%2f..%2fpackage.json']) {
    expect((await visitor.get(path)).status, path).toBe(404);
  }
});
