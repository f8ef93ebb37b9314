import { afterEach, describe, expect, inject, test } from 'vitest';
import { dayInBerlin } from '../contract/german-time';
import type { LinkCheck, LinksHere } from '../contract/link-check';
import type { EditedEntry } from '../contract/ordered';
import { askGraphql, siteVersion } from './http-client';
import { panel } from './panel';
import { joinWith } from './people';
import { siteAdmin } from './site-admin';
import './provided';

const { url, siteToken, adminToken } = inject('cms');
const admin = siteAdmin(url, adminToken);
const made: string[] = [];

afterEach(async () => {
  for (const key of made.splice(0)) await admin.remove(`/openings/${key}`);
});

async function create(key: string, content: object = {}): Promise<EditedEntry<'opening'>> {
  const answer = await admin.post<EditedEntry<'opening'>>('/openings', {
    key,
    title: { de: 'Fachkraft', sq: 'Specialist' },
    tasks: { de: ['Eins', ' Zwei ', ''] },
    ...content,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  made.push(key);
  return answer.body;
}

const list = async () => (await admin.get<EditedEntry<'opening'>[]>('/openings')).body;
const save = (key: string, body: object, etag?: string) =>
  admin.put<EditedEntry<'opening'>>(`/openings/${key}`, body, etag);

test('a new opening is unpublished, last in the order, posted today, and otherwise as it was sent', async () => {
  const opening = await create('opening-made');
  expect(opening).toEqual({
    key: 'opening-made',
    name: 'Fachkraft',
    title: { de: 'Fachkraft', sq: 'Specialist' },
    location: { de: '', sq: '' },
    summary: { de: '', sq: '' },
    tasks: { de: ['Eins', 'Zwei'], sq: [] },
    profile: { de: [], sq: [] },
    isPublished: false,
    datePosted: dayInBerlin(),
    expires: null,
    employmentType: 'FULL_TIME',
    isRemotePossible: false,
    order: expect.any(Number),
    etag: expect.any(String),
    lastUpdated: expect.any(String),
    updatedBy: 'admin',
    languages: { de: expect.any(String), sq: expect.any(String) },
    outdated: {},
  });
  expect((await list()).at(-1)).toEqual(opening);
});

const TITLE = { de: 'Fachkraft' };

test.each([
  ['no key', { title: TITLE }, 'field-required'],
  ['a key that is no part of an address', { key: 'Über uns', title: TITLE }, 'field-invalid'],
  ['the key of the address of the order', { key: 'order', title: TITLE }, 'key-reserved'],
  ['the key of another place of the page', { key: 'speculative', title: TITLE }, 'key-reserved'],
  ['the key of a heading of the page', { key: 'values-title', title: TITLE }, 'key-reserved'],
  ['no German title', { key: 'bad', title: { en: 'Specialist' } }, 'field-required'],
  ['a day that there is not', { key: 'bad', title: TITLE, expires: '2026-02-30' }, 'field-invalid'],
  ['a day that is none', { key: 'bad', title: TITLE, datePosted: '5.3.2026' }, 'field-invalid'],
  ['an unknown kind of work', { key: 'bad', title: TITLE, employmentType: 'X' }, 'field-not-a-choice'],
  [
    'a line that is too long',
    { key: 'bad', title: TITLE, tasks: { de: ['x'.repeat(256)] } },
    'field-too-long',
  ],
  ['a switch that is none', { key: 'bad', title: TITLE, isPublished: 'yes' }, 'field-invalid'],
])('an opening with %s is refused, and nothing is made', async (_name, body, code) => {
  const before = await siteVersion(url);
  const answer = await admin.post('/openings', body);
  expect([answer.status, answer.body.error.details.code]).toEqual([400, code]);
  expect(await siteVersion(url)).toBe(before);
});

test('a key that another opening has is refused with 409', async () => {
  expect((await admin.post('/openings', { key: 'devops', title: 'Doppelt' })).status).toBe(409);
});

describe('a save', () => {
  test('leaves what it does not name, and reaches every language with what all share', async () => {
    const before = await create('opening-saved', { expires: '2099-12-31', employmentType: 'PART_TIME' });
    const { status, body } = await save('opening-saved', { isPublished: true, location: { de: 'Augsburg' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: before.title,
      tasks: before.tasks,
      location: { de: 'Augsburg', sq: '' },
      expires: '2099-12-31',
      employmentType: 'PART_TIME',
      isPublished: true,
    });
    const answer = await askGraphql<{ openings: object[] }>(
      url,
      siteToken,
      '{ openings(locale: "*", filters: { key: { eq: "opening-saved" } }) { isPublished expires datePosted } }',
    );
    const shared = { isPublished: true, expires: '2099-12-31', datePosted: dayInBerlin() };
    expect(answer.body.data?.openings).toEqual([shared, shared]);
    expect((await save('opening-saved', { expires: '' })).body.expires).toBeNull();
  });

  test('that began with something older is refused with the stored opening', async () => {
    const { etag } = await create('opening-stale');
    expect((await save('opening-stale', { title: { de: 'Neu' } }, etag)).status).toBe(200);
    const stale = await save('opening-stale', { title: { de: 'Anders' } }, etag);
    expect([stale.status, stale.body.error.details]).toMatchObject([409, { current: { name: 'Neu' } }]);
  });

  test('cannot change the key', async () => {
    await create('opening-fixed');
    expect((await save('opening-fixed', { key: 'opening-other' })).status).toBe(400);
  });
});

test('an order moves openings without a conflict with open forms', async () => {
  const [a, b] = [await create('opening-a'), await create('opening-b')];
  expect((await admin.put('/openings/order', { keys: [b.key, a.key] })).status).toBe(204);
  const [first, second] = await list();
  expect([first?.key, second?.key]).toEqual([b.key, a.key]);
  expect([first?.etag, second?.etag]).toEqual([b.etag, a.etag]);
  const unknown = await admin.put('/openings/order', { keys: ['nowhere'] });
  expect([unknown.status, unknown.body.error.details.code]).toEqual([400, 'opening-unknown']);
});

test('an opening that was deleted comes back with its texts and days', async () => {
  const before = await create('opening-back', { expires: '2099-12-31', isPublished: true });
  expect((await admin.remove('/openings/opening-back')).status).toBe(204);
  const { body: deleted } = await admin.get<{ id: number; key: string; name: string }[]>('/deleted/opening');
  const entry = deleted.find(({ key }) => key === 'opening-back');
  expect(entry?.name).toBe('Fachkraft');
  expect((await admin.post(`/deleted/opening/${entry?.id}`, {})).status).toBe(201);
  const { title, tasks, expires, isPublished, datePosted } = before;
  const restored = (await list()).find(({ key }) => key === 'opening-back');
  expect(restored).toMatchObject({ title, tasks, expires, isPublished, datePosted });
});

test('the history of an opening names each changed field', async () => {
  await create('opening-history');
  await save('opening-history', { expires: '2099-12-31', tasks: { de: ['Drei'] } });
  const { body } = await admin.get<{ items: object[] }>('/history/opening/opening-history?pageSize=2');
  expect(body.items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'expires', language: null, before: null, after: '2099-12-31' }),
      expect.objectContaining({ field: 'tasks', language: 'de', before: 'Eins\nZwei', after: 'Drei' }),
    ]),
  );
});

test('the translations list an opening with the state of each language', async () => {
  await create('opening-translated', { title: { de: 'Fachkraft', en: 'Specialist' }, tasks: {} });
  const { body } = await admin.get<{ languages: object }>('/translations/opening/opening-translated');
  expect(body.languages).toMatchObject({ en: { state: 'complete' }, fr: { state: 'missing' } });
});

describe('links', () => {
  const sectionWith = async (content: string) => {
    await admin.post('/content-sections', { sectionKey: 'job-link', translations: { de: { content } } });
    const { body } = await admin.get<LinkCheck>('/link-checks?kind=section&key=job-link');
    return body.broken.map(({ problem }) => problem);
  };
  afterEach(() => admin.remove('/content-sections/job-link'));

  test.each([
    ['published', { isPublished: true }, []],
    ['unpublished', { isPublished: false }, ['place']],
    ['expired', { isPublished: true, expires: '2020-01-01' }, ['place']],
  ])('to an opening that is %s', async (_name, content, problems) => {
    await create('opening-linked', content);
    expect(await sectionWith('[a](/careers#opening-linked)')).toEqual(problems);
  });

  test('to an opening are found before it is deleted, those to another place are not', async () => {
    await create('opening-linked', { isPublished: true });
    await sectionWith('[a](/careers#opening-linked)');
    const here = async () => (await admin.get<LinksHere>('/links-here?kind=opening&key=opening-linked')).body;
    expect(await here()).toMatchObject([{ kind: 'section', key: 'job-link', languages: ['de'] }]);
    await admin.put('/content-sections/job-link', { translations: { de: { content: '[a](/careers)' } } });
    expect(await here()).toEqual([]);
  });
});

describe('in the panel', () => {
  const entries = panel(url, adminToken, 'api::opening.opening');

  test('a new opening gets its day and place, is hidden, and needs a title', async () => {
    const { body } = await entries.create({ key: 'of-the-panel', title: 'Neu' });
    made.push('of-the-panel');
    expect(body.data).toMatchObject({ isPublished: false, datePosted: dayInBerlin() });
    expect(Number(body.data.order)).toBeGreaterThan(1);
    const untitled = await entries.create({ key: 'without-title' });
    expect(untitled.status).toBe(400);
    expect(JSON.stringify(untitled.body)).toContain('Bitte einen Titel eintragen');
  });
});

test('a role for one language writes nothing that all languages share', async () => {
  const { token } = await joinWith(
    url,
    adminToken,
    'job-translator',
    ['read', 'update'].map((verb) => ({
      action: `plugin::content-manager.explorer.${verb}`,
      subject: 'api::opening.opening',
      properties: { fields: ['title'], locales: ['sq'] },
    })),
  );
  await create('opening-of-roles');
  const theirs = siteAdmin(url, token);
  const put = async (body: object) => (await theirs.put('/openings/opening-of-roles', body)).status;
  expect(await put({ title: { sq: 'Tjetër' } })).toBe(200);
  expect(await put({ title: { de: 'Anders' } })).toBe(403);
  expect(await put({ isPublished: true })).toBe(403);
});
