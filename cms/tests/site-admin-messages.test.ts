import { describe, expect, inject, test } from 'vitest';
import type { MessagePage, StoredMessage } from '../contract/message';
import { call, siteVersion } from './http-client';
import { joinWith } from './people';
import { siteAdmin } from './site-admin';
import './provided';

const { url, siteToken, adminToken } = inject('cms');
const admin = siteAdmin(url, adminToken);
const MESSAGES = '/contact-submissions';

async function sent(email: string, fields: object = {}): Promise<string> {
  const data = {
    firstName: 'Ada',
    lastName: 'Beispiel',
    email,
    message: 'Guten Tag',
    language: 'de',
    ...fields,
  };
  const { body } = await call<{ data: { documentId: string } }>(`${url}/api/contact-submissions`, {
    token: siteToken,
    json: { data },
  });
  return body.data.documentId;
}

const found = async (search: string) =>
  (await admin.get<StoredMessage[]>(`${MESSAGES}?search=${encodeURIComponent(search)}`)).body;

test('messages come newest first with all fields, and are never kept by caches', async () => {
  await sent('older@messages.example', { submittedAt: '2026-01-01T00:00:00.000Z' });
  const documentId = await sent('newer@messages.example', {
    company: 'Praxis',
    interest: 'meeting',
    product: 'idatik',
    page: '/products/idatik',
    campaign: 'dmea-2027',
  });
  const { headers, body } = await admin.get<StoredMessage[]>(MESSAGES);
  expect(headers.get('cache-control')).toBe('no-store');
  const ours = body.filter(({ email }) => email.endsWith('@messages.example'));
  expect(ours.map(({ email }) => email)).toEqual(['newer@messages.example', 'older@messages.example']);
  expect(ours[0]).toEqual({
    id: documentId,
    number: '',
    firstName: 'Ada',
    lastName: 'Beispiel',
    email: 'newer@messages.example',
    company: 'Praxis',
    interest: 'meeting',
    product: 'idatik',
    message: 'Guten Tag',
    language: 'de',
    page: '/products/idatik',
    campaign: 'dmea-2027',
    submittedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    spamScore: 0,
    state: 'unread',
  });
});

test('how many are unread is told without the messages', async () => {
  const unread = async () => (await admin.get<{ unread: number }>(`${MESSAGES}/unread`)).body;
  const before = await unread();
  const documentId = await sent('unread@messages.example');
  expect(await unread()).toEqual({ unread: before.unread + 1 });
  await admin.put(`${MESSAGES}/${documentId}`, { state: 'read' });
  expect(await unread()).toEqual(before);
});

test('messages are searched in every text, capitals or not, and % is only a character', async () => {
  await sent('search@messages.example', { lastName: 'Zwölfender', message: 'hundert Prozent' });
  expect((await found('zwölfENDER')).map(({ email }) => email)).toEqual(['search@messages.example']);
  expect(await found('prozent  Zwölfender')).toHaveLength(1);
  expect(await found('Zwölfender nirgends')).toEqual([]);
  expect(await found('Hundert Prozent')).toHaveLength(1);
  expect(await found('no such words')).toEqual([]);
});

test.each(['öztürk', 'ÖZTÜRK', 'Öztürk', 'Öztürk'.normalize('NFD')])(
  'umlauts are found in capitals or not, too: %s',
  async (search) => {
    const email = `umlaut-${search.length}-${search.codePointAt(0)}-${search.codePointAt(1)}@messages.example`;
    await sent(email, { lastName: 'Öztürk' });
    expect((await found(search)).map((message) => message.email)).toContain(email);
  },
);

test("Strapi's own search knows umlauts in capitals, too", async () => {
  await sent('panel@messages.example', { lastName: 'Ägidius' });
  const list = `${url}/content-manager/collection-types/api::contact-submission.contact-submission`;
  for (const search of ['ÄGIDIUS', 'ägidius']) {
    const { body } = await call<{ results: { email: string }[] }>(
      `${list}?_q=${encodeURIComponent(search)}`,
      { token: adminToken },
    );
    expect(body.results.map(({ email }) => email)).toEqual(['panel@messages.example']);
  }
});

describe('a page of messages', () => {
  const page = async (query: string) => (await admin.get<MessagePage>(`${MESSAGES}?${query}`)).body;
  const emailsOf = ({ items }: MessagePage) => items.map(({ email }) => email);

  test('has the newest, with how many there are of each state', async () => {
    const ids: Record<string, string> = {};
    for (const day of [1, 2, 3, 4]) {
      const submittedAt = `2026-02-0${day}T00:00:00.000Z`;
      ids[day] = await sent(`day-${day}@pages.example`, { submittedAt, company: 'Seitenweise' });
    }
    await admin.put(`${MESSAGES}/${ids[1]}`, { state: 'done' });
    const counts = { all: 4, unread: 3, read: 0, done: 1, spam: 0 };
    const first = await page('search=SEITENWEISE&page=1&pageSize=3');
    expect(emailsOf(first)).toEqual(['day-4@pages.example', 'day-3@pages.example', 'day-2@pages.example']);
    expect(first).toMatchObject({ total: 4, counts });
    const second = await page('search=seitenweise&page=2&pageSize=3');
    expect([emailsOf(second), second.total]).toEqual([['day-1@pages.example'], 4]);
    const unread = await page('search=seitenweise&page=1&state=unread');
    expect(unread).toMatchObject({ total: 3, counts });
    expect(emailsOf(await page('search=seitenweise%20day-1&page=1&state=done'))).toEqual([
      'day-1@pages.example',
    ]);
    expect(await page('search=seitenweise&page=9')).toEqual({ items: [], total: 4, counts });
  });

  test('is one of the whole list', async () => {
    const { body: all } = await admin.get<StoredMessage[]>(MESSAGES);
    const { items, total, counts } = await page('page=1');
    expect(items).toEqual(all.slice(0, 50));
    expect([total, counts.all]).toEqual([all.length, all.length]);
    expect(counts.unread + counts.read + counts.done + counts.spam).toBe(all.length);
  });

  test.each(['page=0', 'page=x', 'page=1&pageSize=101', 'page=1&state=lost'])(
    'is not asked for by %s',
    async (query) => {
      expect((await admin.get(`${MESSAGES}?${query}`)).status).toBe(400);
    },
  );
});

test('a message is read by its number', async () => {
  const id = await sent('one@messages.example');
  expect((await admin.get(`${MESSAGES}/${id}`)).body).toEqual((await found('one@messages.example'))[0]);
  expect((await admin.get(`${MESSAGES}/nowhere`)).status).toBe(404);
});

describe('of a role', () => {
  const subject = 'api::contact-submission.contact-submission';
  const read = 'plugin::content-manager.explorer.read';
  const pageOf = async (token: string, search = '') =>
    (await siteAdmin(url, token).get<MessagePage>(`${MESSAGES}?page=1&search=${encodeURIComponent(search)}`))
      .body;

  test('fields that are hidden are not searched, and states that are hidden are not counted', async () => {
    const { token } = await joinWith(url, adminToken, 'reads-few-fields', [
      { action: read, subject, properties: { fields: ['lastName', 'message'] } },
    ]);
    const id = await sent('hidden@fields.example', { lastName: 'Sichtbar', message: 'Eine Verborgenheit' });
    await admin.put(`${MESSAGES}/${id}`, { state: 'done' });
    const { items, counts } = await pageOf(token, 'sichtbar verborgenheit');
    expect(items).toEqual([
      expect.objectContaining({ id, email: '', lastName: 'Sichtbar', state: 'unread' }),
    ]);
    expect(counts).toEqual({ all: 1, unread: 1, read: 0, done: 0, spam: 0 });
    expect((await pageOf(token, 'hidden@fields.example')).total).toBe(0);
    expect((await pageOf(token, 'sichtbar ada')).total).toBe(0);
    const { body } = await siteAdmin(url, token).get<MessagePage>(
      `${MESSAGES}?page=1&search=sichtbar&state=done`,
    );
    expect(body.items).toEqual([]);
  });

  test('only what somebody made himself is there, field by field', async () => {
    const fields = ['firstName', 'lastName', 'email', 'message', 'submittedAt', 'handling'];
    const { token } = await joinWith(url, adminToken, 'reads-his-own', [
      { action: 'plugin::content-manager.explorer.create', subject, properties: { fields } },
      { action: read, subject, properties: { fields }, conditions: ['admin::is-creator'] },
    ]);
    const theirs = await sent('theirs@conditions.example', { lastName: 'Bedingt' });
    const data = { firstName: 'Ich', lastName: 'Bedingt', email: 'mine@conditions.example', message: 'x' };
    const created = await call<{ data: { documentId: string } }>(
      `${url}/content-manager/collection-types/${subject}`,
      { token, json: { ...data, submittedAt: '2026-03-01T00:00:00.000Z' } },
    );
    expect(created.status).toBe(201);
    const { items, total, counts } = await pageOf(token);
    expect(items.map(({ email }) => email)).toEqual(['mine@conditions.example']);
    expect([total, counts.all, counts.unread]).toEqual([1, 1, 1]);
    expect((await pageOf(token, 'bedingt')).total).toBe(1);
    expect((await siteAdmin(url, token).get(`${MESSAGES}/unread`)).body).toEqual({ unread: 1 });
    const one = (id: string) => siteAdmin(url, token).get(`${MESSAGES}/${id}`);
    expect((await one(created.body.data.documentId)).status).toBe(200);
    expect((await one(theirs)).status).toBe(404);
    expect(await found('bedingt')).toHaveLength(2);
  });
});

describe('the state of a message', () => {
  test('is spam from the start when the site finds it likely', async () => {
    await sent('spam@messages.example', { spamScore: 5 });
    await sent('hasty@messages.example', { spamScore: 3 });
    expect((await found('spam@messages.example'))[0]?.state).toBe('spam');
    expect((await found('hasty@messages.example'))[0]?.state).toBe('unread');
  });

  test('cannot be chosen by who sends it', async () => {
    await sent('sly@messages.example', { handling: 'done' });
    expect((await found('sly@messages.example'))[0]?.state).toBe('unread');
  });

  test('is changed without a change of the site', async () => {
    const id = await sent('changed@messages.example');
    const before = await siteVersion(url);
    for (const state of ['read', 'done', 'spam', 'unread']) {
      const answer = await admin.put<StoredMessage>(`${MESSAGES}/${id}`, { state });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ id, state });
    }
    expect(await siteVersion(url)).toBe(before);
  });

  test('is one of four', async () => {
    const id = await sent('wrong@messages.example');
    expect((await admin.put(`${MESSAGES}/${id}`, { state: 'lost' })).status).toBe(400);
    expect((await admin.put(`${MESSAGES}/${id}`, {})).status).toBe(400);
  });
});

test('a message is deleted once; one that does not exist answers 404', async () => {
  const id = await sent('deleted@messages.example');
  expect((await admin.remove(`${MESSAGES}/${id}`)).status).toBe(204);
  expect((await admin.remove(`${MESSAGES}/${id}`)).status).toBe(404);
  expect((await admin.put(`${MESSAGES}/${id}`, { state: 'read' })).status).toBe(404);
  expect(await found('deleted@messages.example')).toEqual([]);
});
