import { randomUUID } from 'node:crypto';
import type { MessagePage, StoredMessage } from 'contract/message';
import { newMessage } from '../support/contact-form';
import { expect, test } from '../support/contract-test';
import { expectRefused, type SiteApi } from '../support/site-api';

const LIST = '/api/contact-submissions';
const CSV = `${LIST}.csv`;
const search = (words: string) => `?search=${encodeURIComponent(words)}`;

const found = async (api: SiteApi, words: string) =>
  (await api.get<StoredMessage[]>(LIST + search(words))).body;

test('a message of the public form is in the list of editors with all its fields', async ({
  editor,
  sendMessage,
}) => {
  const fields = { ...newMessage(), language: 'sq', interest: 'something-unknown' };
  const sent = await sendMessage(fields);
  expect(sent).toEqual({
    ...fields,
    product: '',
    page: '',
    campaign: '',
    id: expect.any(String),
    number: expect.stringMatching(/^[0-9A-F]{8}-[0-9A-F]{4}$/),
    submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    spamScore: expect.any(Number),
    state: 'unread',
  });
  const { status, headers, body } = await editor.get<StoredMessage[]>(LIST);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body.map(({ id }) => id)).toContain(sent.id);
  const dates = body.map(({ submittedAt }) => submittedAt);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('company and interest may be missing, everything else may not', async ({
  visitor,
  editor,
  sendMessage,
}) => {
  const { company, interest, ...needed } = newMessage();
  expect(await sendMessage({ ...needed, company: undefined, interest: undefined })).toMatchObject({
    company: '',
    interest: '',
  });
  const another = newMessage();
  for (const name of ['firstName', 'lastName', 'email', 'message'] as const) {
    expectRefused(await visitor.post('/api/contact', { ...another, [name]: ' ' }), 400);
    expectRefused(await visitor.post('/api/contact', { ...another, [name]: undefined }), 400);
  }
  expectRefused(await visitor.post('/api/contact', { ...another, email: 'no address' }), 400);
  expectRefused(await visitor.post('/api/contact', { ...another, message: 'x'.repeat(257 * 1024) }), 413);
  const form = { raw: { type: 'application/x-www-form-urlencoded', content: 'firstName=Ada' } };
  expectRefused(await visitor.send('POST', '/api/contact', form), 415);
  expectRefused(await visitor.get('/api/contact'), 405);
  expect(await found(editor, another.email)).toEqual([]);
});

test('messages are searched in every text, capitals or not', async ({ editor, sendMessage }) => {
  const sent = await sendMessage({ lastName: 'Zwölfender' });
  const id = sent.email.split('@', 1)[0] ?? '';
  expect((await found(editor, id.toUpperCase())).map((message) => message.id)).toEqual([sent.id]);
  expect((await found(editor, 'zwölfENDER')).map((message) => message.id)).toContain(sent.id);
  expect(await found(editor, `${id}%`)).toEqual([]);
  expectRefused(await editor.get(LIST + search('x'.repeat(201))), 400);
  expectRefused(await editor.get(LIST + search('\u0000')), 400);
});

test('messages come page by page where a page is asked for, with the counts of their states', async ({
  editor,
  sendMessage,
}) => {
  const word = `Seite${randomUUID().slice(0, 8)}`;
  const older = await sendMessage({ company: word });
  const newer = await sendMessage({ company: word });
  await editor.put(`${LIST}/${older.id}`, { state: 'done' });
  const page = async (query: string) =>
    (await editor.get<MessagePage>(`${LIST}?search=${word}&pageSize=1&${query}`)).body;
  const counts = { all: 2, unread: 1, read: 0, done: 1, spam: 0 };
  expect(await page('page=1')).toMatchObject({ items: [{ id: newer.id }], total: 2, counts });
  expect(await page('page=2')).toMatchObject({ items: [{ id: older.id }], total: 2, counts });
  expect(await page('page=3')).toMatchObject({ items: [], total: 2 });
  expect(await page('page=1&state=done')).toMatchObject({ items: [{ id: older.id }], total: 1, counts });
  expect(await editor.get(`${LIST}/${older.id}`)).toMatchObject({ status: 200, body: { state: 'done' } });
  for (const query of ['page=0', 'page=x', 'page=1&pageSize=101', 'page=1&state=lost']) {
    expectRefused(await editor.get(`${LIST}?${query}`), 400);
  }
  expectRefused(await editor.get(`${LIST}/no-such-message`), 404);
});

test('a message is unread, read, done or spam, and nothing else', async ({ editor, sendMessage }) => {
  const { id, email } = await sendMessage();
  for (const state of ['read', 'done', 'spam', 'unread', 'done']) {
    const saved = await editor.put(`${LIST}/${id}`, { state });
    expect(saved).toMatchObject({ status: 200, body: { id, email, state } });
  }
  for (const input of [{ state: 'lost' }, {}, { state: null }, []]) {
    expectRefused(await editor.put(`${LIST}/${id}`, input), 400);
  }
  expect(await found(editor, email)).toMatchObject([{ state: 'done' }]);
  expectRefused(await editor.put(`${LIST}/no-such-message`, { state: 'read' }), 404);
});

test('a deleted message is gone', async ({ editor, sendMessage }) => {
  const { id, email } = await sendMessage();
  expect(await editor.delete(`${LIST}/${id}`)).toMatchObject({ status: 200, body: { success: true } });
  expect(await found(editor, email)).toEqual([]);
  expectRefused(await editor.delete(`${LIST}/${id}`), 404);
});

test('the table for spreadsheets has what was searched, and runs no formula', async ({
  editor,
  sendMessage,
}) => {
  const { email } = await sendMessage({
    company: '=HYPERLINK("http://evil.example")',
    message: 'Zwei\nZeilen; "so"',
  });
  const { status, headers, body } = await editor.get<string>(CSV + search(email));
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename=".+\.csv"$/),
    'cache-control': 'no-store',
  });
  expect(body).toContain('"Eingegangen";"Vorname";"Nachname";"E-Mail"');
  expect(body).toContain(`"${email}"`);
  expect(body).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(body).toContain('"Zwei\nZeilen; ""so"""');
  expect(body.trimEnd().split('\r\n')).toHaveLength(2);
});
