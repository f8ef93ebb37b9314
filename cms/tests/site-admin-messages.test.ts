import { describe, expect, inject, test } from 'vitest';
import type { StoredMessage } from '../contract/message';
import { call, siteVersion } from './http-client';
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
  const documentId = await sent('newer@messages.example', { company: 'Praxis', interest: 'idatik' });
  const { headers, body } = await admin.get<StoredMessage[]>(MESSAGES);
  expect(headers.get('cache-control')).toBe('no-store');
  const ours = body.filter(({ email }) => email.endsWith('@messages.example'));
  expect(ours.map(({ email }) => email)).toEqual(['newer@messages.example', 'older@messages.example']);
  expect(ours[0]).toEqual({
    id: documentId,
    firstName: 'Ada',
    lastName: 'Beispiel',
    email: 'newer@messages.example',
    company: 'Praxis',
    interest: 'idatik',
    message: 'Guten Tag',
    language: 'de',
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
