import { afterEach, describe, expect, inject, test } from 'vitest';
import type { LinkCheck, LinksHere } from '../contract/link-check';
import type { EditedEntry } from '../contract/ordered';
import { askGraphql, siteVersion } from './http-client';
import { panel } from './panel';
import { storedPdf } from './pdfs';
import { joinWith } from './people';
import { uploadPicture } from './pictures';
import { siteAdmin } from './site-admin';
import './provided';

const { url, siteToken, adminToken } = inject('cms');
const admin = siteAdmin(url, adminToken);
const made: string[] = [];
const files: number[] = [];

afterEach(async () => {
  for (const key of made.splice(0)) await admin.remove(`/resources/${key}`);
  for (const id of files.splice(0)) await admin.remove(`/media/${id}`);
});

async function create(key: string, content: object = {}): Promise<EditedEntry<'resource'>> {
  const title = { de: 'Leitfaden', sq: 'Udhëzues' };
  const answer = await admin.post<EditedEntry<'resource'>>('/resources', { key, title, ...content });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  made.push(key);
  return answer.body;
}

async function newPdf(name: string) {
  const file = await storedPdf(url, adminToken, name);
  files.push(file.id);
  return file;
}

const list = async () => (await admin.get<EditedEntry<'resource'>[]>('/resources')).body;
const find = async (key: string) => (await admin.get<EditedEntry<'resource'>>(`/resources/${key}`)).body;
const save = (key: string, body: object, etag?: string) =>
  admin.put<EditedEntry<'resource'>>(`/resources/${key}`, body, etag);

test('a new resource is unpublished, last in the order, and otherwise as it was sent', async () => {
  const pdf = await newPdf('made.pdf');
  const resource = await create('resource-made', { file: { de: pdf.url }, address: '/faq', kind: 'PDF' });
  expect(resource).toEqual({
    key: 'resource-made',
    name: 'Leitfaden',
    title: { de: 'Leitfaden', sq: 'Udhëzues' },
    description: { de: '', sq: '' },
    kind: { de: 'PDF', sq: '' },
    file: { de: { id: pdf.id, name: 'made.pdf', url: pdf.url, size: expect.any(Number) } },
    isPublished: false,
    part: 'identity-access-management',
    address: '/faq',
    order: expect.any(Number),
    etag: expect.any(String),
    lastUpdated: expect.any(String),
    updatedBy: expect.any(String),
    languages: { de: expect.any(String), sq: expect.any(String) },
    outdated: {},
  });
  expect((await list()).at(-1)?.key).toBe('resource-made');
});

const TITLE = { de: 'Leitfaden' };

test.each([
  ['a key with a blank', { key: 'a b', title: TITLE }, 'field-invalid'],
  ['the word for the order', { key: 'order', title: TITLE }, 'key-reserved'],
  ['no German title', { key: 'bad', title: { en: 'Guide' } }, 'field-required'],
  ['an unknown part', { key: 'bad', title: TITLE, part: 'x' }, 'field-not-a-choice'],
  ['an address that runs a script', { key: 'bad', title: TITLE, address: 'javascript:1' }, 'field-invalid'],
  ['an address of another site', { key: 'bad', title: TITLE, address: '//example.org' }, 'field-invalid'],
  ['a file that there is not', { key: 'bad', title: TITLE, file: { de: '/uploads/no.pdf' } }, 'pdf-unknown'],
])('a resource with %s is refused, and nothing is made', async (_name, body, code) => {
  const before = await siteVersion(url);
  const answer = await admin.post('/resources', body);
  expect([answer.status, answer.body.error.details.code]).toEqual([400, code]);
  expect(await siteVersion(url)).toBe(before);
});

test('a picture is no file of a resource', async () => {
  const { id } = await uploadPicture(url, adminToken, 'no-pdf.png');
  files.push(id);
  await create('resource-picture');
  const answer = await save('resource-picture', { file: { de: id } });
  expect([answer.status, answer.body.error.details]).toMatchObject([
    400,
    { code: 'pdf-unknown', field: 'file.de' },
  ]);
});

describe('a save', () => {
  test('leaves what it does not name, each file in its own language', async () => {
    const [german, english] = [await newPdf('de.pdf'), await newPdf('en.pdf')];
    await create('resource-saved', { file: { de: german.id }, part: 'ti-transformation' });
    const { body } = await save('resource-saved', { isPublished: true, file: { en: english.id } });
    expect(body).toMatchObject({
      isPublished: true,
      part: 'ti-transformation',
      file: { de: { id: german.id }, en: { id: english.id } },
    });
    const answer = await askGraphql<{ resources: object[] }>(
      url,
      siteToken,
      '{ resources(locale: "*", filters: { key: { eq: "resource-saved" } }) { locale part file { url } } }',
    );
    const part = 'ti_transformation';
    expect(answer.body.data?.resources).toEqual(
      expect.arrayContaining([
        { locale: 'de', part, file: { url: german.url } },
        { locale: 'en', part, file: { url: english.url } },
        { locale: 'sq', part, file: null },
      ]),
    );
    const emptied = await save('resource-saved', { file: { de: '', en: null } });
    expect(emptied.body.file).toEqual({});
  });

  test('that began with something older is refused with the stored resource', async () => {
    const { id } = await newPdf('stale.pdf');
    const { etag } = await create('resource-stale');
    expect((await save('resource-stale', { file: { de: id } }, etag)).status).toBe(200);
    const stale = await save('resource-stale', { title: { de: 'Anders' } }, etag);
    expect([stale.status, stale.body.error.details]).toMatchObject([
      409,
      { current: { file: { de: { id } } } },
    ]);
  });
});

test('an order moves resources without a conflict with open forms', async () => {
  const [a, b] = [await create('resource-a'), await create('resource-b')];
  expect((await admin.put('/resources/order', { keys: [b.key, a.key] })).status).toBe(204);
  const [first, second] = await list();
  expect([first?.key, second?.key]).toEqual([b.key, a.key]);
  expect([first?.etag, second?.etag]).toEqual([b.etag, a.etag]);
  const unknown = await admin.put('/resources/order', { keys: ['nowhere'] });
  expect([unknown.status, unknown.body.error.details.code]).toEqual([400, 'resource-unknown']);
});

test('a file that a resource offers cannot be deleted, and says where it is', async () => {
  const { id } = await newPdf('in-use.pdf');
  await create('resource-using', { file: { sq: id } });
  const answer = await admin.remove(`/media/${id}`);
  expect([answer.status, answer.body.error.details]).toMatchObject([
    409,
    { elsewhere: [{ kind: 'resource', key: 'resource-using' }] },
  ]);
});

describe('a resource that was deleted comes back', () => {
  const restore = async (key: string) => {
    const { body: deleted } = await admin.get<{ id: number; key: string }[]>('/deleted/resource');
    const entry = deleted.find((one) => one.key === key);
    expect((await admin.post(`/deleted/resource/${entry?.id}`, {})).status).toBe(201);
  };

  test('with its texts, and its file of each language', async () => {
    const [german, albanian] = [await newPdf('back-de.pdf'), await newPdf('back-sq.pdf')];
    const file = { de: german.id, sq: albanian.id };
    const before = await create('resource-back', { file, isPublished: true, address: '/faq' });
    expect((await admin.remove('/resources/resource-back')).status).toBe(204);
    await restore('resource-back');
    const { title, isPublished, address, part } = before;
    expect(await find('resource-back')).toMatchObject({
      ...{ title, isPublished, address, part },
      file: { de: { id: german.id }, sq: { id: albanian.id } },
    });
  });

  test('without a file that was deleted after it', async () => {
    const { id } = await newPdf('lost.pdf');
    await create('resource-lost', { file: { de: id } });
    await admin.remove('/resources/resource-lost');
    expect((await admin.remove(`/media/${id}`)).status).toBe(204);
    await restore('resource-lost');
    expect(await find('resource-lost')).toMatchObject({ file: {}, title: { de: 'Leitfaden' } });
  });
});

test('the history of a resource names each changed field, files too', async () => {
  const { id } = await newPdf('history.pdf');
  await create('resource-history');
  await save('resource-history', { address: '/faq', file: { sq: id } });
  const { body } = await admin.get<{ items: object[] }>('/history/resource/resource-history?pageSize=2');
  expect(body.items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'address', language: null, before: null, after: '/faq' }),
      expect.objectContaining({ field: 'file', language: 'sq', before: null }),
    ]),
  );
});

test('the translations list a resource with the state of each language, whatever its file', async () => {
  const { id } = await newPdf('translated.pdf');
  await create('resource-translated', { title: { de: 'Leitfaden', en: 'Guide' }, file: { de: id } });
  const { body } = await admin.get<{ languages: object }>('/translations/resource/resource-translated');
  expect(body.languages).toMatchObject({ en: { state: 'complete' }, fr: { state: 'missing' } });
});

describe('the check of links', () => {
  test.each([
    ['/docs/idatik?tab=integration#chapter', []],
    ['/idatik-openapi.json', []],
    ['https://example.org/x', []],
    ['/products/nowhere', ['page']],
    ['/faq#nowhere', ['place']],
    ['/uploads/nowhere_0123456789.pdf', ['picture']],
  ])('reads the address %s', async (address, problems) => {
    await create('resource-linking', { address });
    const { body } = await admin.get<LinkCheck>('/link-checks?kind=resource&key=resource-linking');
    expect(body.broken).toEqual(
      problems.map((problem) => ({ language: 'de', field: 'address', link: address, problem })),
    );
  });

  test('names a resource before the page that it leads to goes', async () => {
    await create('resource-leading', { address: '/products/idatik' });
    const { body } = await admin.get<LinksHere>('/links-here?kind=project&key=idatik');
    expect(body).toContainEqual({
      kind: 'resource',
      key: 'resource-leading',
      name: 'Leitfaden',
      languages: ['de'],
    });
  });
});

describe('in the panel', () => {
  const entries = panel(url, adminToken, 'api::resource.resource');

  test('a new resource gets its place, is hidden, and needs a title and a right address', async () => {
    const { body } = await entries.create({ key: 'of-the-panel', title: 'Neu' });
    made.push('of-the-panel');
    expect(body.data).toMatchObject({ isPublished: false });
    expect(Number(body.data.order)).toBeGreaterThan(1);
    const refused = async (data: object) => {
      const { status, body } = await entries.create(data);
      return [status, JSON.stringify(body)];
    };
    expect(await refused({ key: 'no-title' })).toEqual([400, expect.stringContaining('einen Titel')]);
    const wrong = { key: 'wrong', title: 'Neu', address: 'docs' };
    expect(await refused(wrong)).toEqual([400, expect.stringContaining('mit / beginnt')]);
  });
});

test('a role for one language writes nothing that all languages share', async () => {
  const { token } = await joinWith(
    url,
    adminToken,
    'resource-translator',
    ['read', 'update'].map((verb) => ({
      action: `plugin::content-manager.explorer.${verb}`,
      subject: 'api::resource.resource',
      properties: { fields: ['title', 'file'], locales: ['sq'] },
    })),
  );
  const { id } = await newPdf('of-roles.pdf');
  await create('resource-of-roles');
  const theirs = siteAdmin(url, token);
  const put = async (body: object) => (await theirs.put('/resources/resource-of-roles', body)).status;
  expect(await put({ file: { sq: id } })).toBe(200);
  expect(await put({ file: { de: id } })).toBe(403);
  expect(await put({ isPublished: true })).toBe(403);
});
