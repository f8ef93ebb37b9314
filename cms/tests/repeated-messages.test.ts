import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import type { StoredMessage } from '../contract/message';
import { call } from './http-client';
import { siteAdmin } from './site-admin';
import { countRows } from './stored-rows';
import './provided';

const { url, siteToken, adminToken, folder } = inject('cms');
const admin = siteAdmin(url, adminToken);
const MINUTE_MS = 60_000;

const newFields = () => ({
  firstName: 'Ada',
  lastName: 'Beispiel',
  email: `${randomUUID()}@repeated.example`,
  message: 'Bitte rufen Sie mich an.',
});

interface Stored {
  data?: { documentId: string; number: string | null };
}

const send = (data: object) =>
  call<Stored>(`${url}/api/contact-submissions`, { token: siteToken, json: { data } });

async function numberOf(data: object): Promise<string | undefined> {
  const { status, body } = await send(data);
  expect(status).toBe(201);
  return body.data?.documentId;
}

const rowsFrom = (email: string) => countRows(folder, `contact_submissions WHERE email = '${email}'`);
const minutesLater = (minutes: number) => new Date(Date.UTC(2026, 2, 1) + minutes * MINUTE_MS).toISOString();

describe('a message with an id', () => {
  test('that is sent twenty times at once is stored once, and each answer names the same number', async () => {
    const message = { ...newFields(), submissionId: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(message)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.data?.documentId)).size).toBe(1);
    expect(await rowsFrom(message.email)).toBe(1);
  });

  test('is the same message however late it is delivered again', async () => {
    const message = { ...newFields(), submissionId: randomUUID() };
    const first = await numberOf({ ...message, submittedAt: minutesLater(0) });
    expect(await numberOf({ ...message, submittedAt: minutesLater(300) })).toBe(first);
    expect(await rowsFrom(message.email)).toBe(1);
  });

  test.each([{ message: 'Etwas anderes' }, { email: 'other@repeated.example' }, { product: 'idatik' }])(
    'is refused with 409 when another one has this id, of which nothing is told: %o',
    async (change) => {
      const message = { ...newFields(), submissionId: randomUUID() };
      await numberOf(message);
      const answer = await send({ ...message, ...change });
      expect(answer.status).toBe(409);
      expect(JSON.stringify(answer.body)).not.toContain(message.email);
      expect(answer.body.data ?? null).toBeNull();
      expect(await rowsFrom(message.email)).toBe(1);
    },
  );

  test('has a UUID for one', async () => {
    expect((await send({ ...newFields(), submissionId: 'x' })).status).toBe(400);
  });
});

describe('the same message within ten minutes', () => {
  test.each([
    ['without an id', () => ({})],
    ['with another id each time', () => ({ submissionId: randomUUID() })],
  ])('is stored once: twenty at once %s', async (_name, id) => {
    const message = newFields();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({ ...message, ...id() })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.data?.documentId)).size).toBe(1);
    expect(await rowsFrom(message.email)).toBe(1);
  });

  test.each([
    ['at midnight', -1, 1],
    ['delivered in the wrong order', 9, 0],
  ])('is stored once: %s', async (_name, earlier, later) => {
    const message = newFields();
    const first = await numberOf({ ...message, submittedAt: minutesLater(earlier) });
    expect(await numberOf({ ...message, submittedAt: minutesLater(later) })).toBe(first);
  });

  test('is a new one afterwards, and that is stored once as well', async () => {
    const message = newFields();
    const first = await numberOf({ ...message, submittedAt: minutesLater(0) });
    const again = await Promise.all(
      Array.from({ length: 10 }, () => numberOf({ ...message, submittedAt: minutesLater(11) })),
    );
    expect(new Set(again).size).toBe(1);
    expect(again[0]).not.toBe(first);
    expect(await numberOf({ ...message, submittedAt: minutesLater(22) })).not.toBe(again[0]);
    expect(await rowsFrom(message.email)).toBe(3);
  });

  test('is told from one that differs in a single field', async () => {
    const message = newFields();
    await numberOf(message);
    for (const change of [{ company: 'Praxis' }, { interest: 'meeting' }, { product: 'idatik' }]) {
      await numberOf({ ...message, ...change });
    }
    expect(await rowsFrom(message.email)).toBe(4);
  });
});

test('the beginning of the id is the number, which editors read and find, and a repeat is told it', async () => {
  const message = { ...newFields(), submissionId: randomUUID() };
  const number = message.submissionId.slice(0, 13).toUpperCase();
  expect((await send(message)).body.data?.number).toBe(number);
  expect((await send({ ...message, submissionId: randomUUID() })).body.data?.number).toBe(number);
  const { body } = await admin.get<StoredMessage[]>(`/contact-submissions?search=${number.toLowerCase()}`);
  expect(body).toMatchObject([{ email: message.email, number }]);
});

test('ids and keys of messages appear neither in the panel, nor in /admin, nor in the export', async () => {
  const message = { ...newFields(), submissionId: randomUUID() };
  await numberOf(message);
  const list = `${url}/content-manager/collection-types/api::contact-submission.contact-submission`;
  const filter = `?filters[email][$eq]=${message.email}`;
  const panel = await call<{ results: object[] }>(list + filter, { token: adminToken });
  const screen = await admin.get<StoredMessage[]>(`/contact-submissions?search=${message.email}`);
  const taken = await admin.post<{ messages: object[] }>('/personal-data/export', { email: message.email });
  for (const [entry] of [panel.body.results, screen.body, taken.body.messages]) {
    expect(entry).toMatchObject({ email: message.email });
    expect(Object.keys(entry ?? {})).not.toContain('submissionId');
    expect(Object.keys(entry ?? {})).not.toContain('contentKey');
  }
});
