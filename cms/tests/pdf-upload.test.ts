import { afterEach, expect, inject, test } from 'vitest';
import type { ListedMediaFile, MediaPage } from '../contract/media';
import { pdf, storedPdf, uploadPdf } from './pdfs';
import { picture, upload, uploadPicture } from './pictures';
import { siteAdmin } from './site-admin';
import './provided';

const { url, adminToken: token } = inject('cms');
const admin = siteAdmin(url, token);
const made: number[] = [];

afterEach(async () => {
  for (const id of made.splice(0)) await admin.remove(`/media/${id}`);
});

test('a PDF is stored as it is, with a readable name, and listed apart from pictures', async () => {
  const content = await pdf();
  const { status, body } = await uploadPdf(url, token, content, 'Leitfaden TI 2.0.pdf');
  const [file] = body;
  made.push(Number(file?.id));
  expect(status).toBe(201);
  expect(file?.url).toMatch(/^\/uploads\/Leitfaden_TI_2_0_[\da-f]{10}\.pdf$/);
  const served = await fetch(url + file?.url);
  expect(served.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await served.arrayBuffer()).equals(content)).toBe(true);

  const listed = async (query: string) => (await admin.get<ListedMediaFile[]>(`/media${query}`)).body;
  const ids = (files: ListedMediaFile[]) => files.map(({ id }) => id);
  expect(ids(await listed(''))).not.toContain(file?.id);
  expect(ids(await listed('?filter=undescribed'))).not.toContain(file?.id);
  expect(ids(await listed('?filter=pdf'))).toContain(file?.id);
  const { body: page } = await admin.get<MediaPage>('/media?filter=pdf&page=1&pageSize=1');
  expect([page.all, page.total]).toEqual([1, 1]);
});

const scripted = () => pdf((document) => document.addJavaScript('hello', 'app.alert(1)'));
const attached = () => pdf((document) => document.attach(Buffer.from('x'), 'x.exe'));
const png = () => picture().png().toBuffer();

test.each([
  ['a picture that calls itself PDF', png, 'a.pdf', 'pdf-type-unknown'],
  ['a PDF that calls itself picture', () => pdf(), 'a.png', 'picture-type-unknown'],
  ['a PDF with a script', scripted, 'a.pdf', 'pdf-active'],
  ['a PDF with a file in it', attached, 'a.pdf', 'pdf-active'],
  ['half a PDF', async () => (await pdf()).subarray(0, 400), 'a.pdf', 'pdf-unreadable'],
])('%s is refused, and nothing is stored', async (_name, content, name, code) => {
  const before = (await admin.get<ListedMediaFile[]>('/media?filter=pdf')).body.length;
  const { status, body } = await uploadPdf(url, token, await content(), name);
  expect([status, body]).toMatchObject([400, { error: { details: { code } } }]);
  expect((await admin.get<ListedMediaFile[]>('/media?filter=pdf')).body).toHaveLength(before);
});

test('a PDF above 10 MB is refused with 413', async () => {
  const large = Buffer.concat([await pdf(), Buffer.alloc(10 * 1024 * 1024, ' '), Buffer.from('%%EOF')]);
  expect((await uploadPdf(url, token, large, 'a.pdf')).status).toBe(413);
});

test('a PDF replaces a PDF, and no picture', async () => {
  const { id } = await storedPdf(url, token, 'replaced.pdf');
  const image = await uploadPicture(url, token, 'replaced.png');
  made.push(id, image.id);
  expect((await uploadPdf(url, token, await pdf(), 'new.pdf', `?id=${id}`)).status).toBe(200);
  expect((await uploadPdf(url, token, await pdf(), 'new.pdf', `?id=${image.id}`)).status).toBe(400);
  const sent = { content: await png(), name: 'new.png', type: 'image/png', query: `?id=${id}` };
  expect((await upload(url, token, sent)).status).toBe(400);
});
