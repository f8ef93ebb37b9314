import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { EditedOpening } from '../contract/opening';
import { type Cms, makeInstallation, removeInstallation, STARTS_STRAPI_MS, startCms } from './cms-process';
import { change, drafts, inMs } from './drafts';
import { call, logIn } from './http-client';
import { siteAdmin } from './site-admin';
import { execute, countRows } from './stored-rows';

const MESSAGES = 40;
const PLANS = 8;
const told: string[] = [];
const webhook = createServer((request, response) => {
  void text(request).then((body) => {
    for (const { number } of JSON.parse(body).notices ?? [JSON.parse(body)]) told.push(number);
    // Slow, so that both would send.
    setTimeout(() => response.writeHead(204).end(), 200);
  });
});
const installation = makeInstallation();
let both: Cms[] = [];
let tokens: string[] = [];

beforeAll(async () => {
  webhook.listen(0, '127.0.0.1');
  await once(webhook, 'listening');
  installation.settings = {
    CONTACT_WEBHOOK_URL: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/told`,
    CONTACT_WEBHOOK_SECRET: 'k'.repeat(40),
    ...(process.env.TWO && { DATABASE_CLIENT: 'postgres', DATABASE_URL: process.env.TWO }),
  };
  both = await Promise.all([startCms(installation), startCms(installation)]);
  for (const { url } of both) tokens.push(await logIn(url, { email: 'admin@mustermed.example', password: installation.secrets.ADMIN_PASSWORD }));
}, STARTS_STRAPI_MS);

afterAll(async () => {
  for (const cms of both) await cms.stop();
  webhook.close();
  removeInstallation(installation);
});

test('each message is told once', { timeout: 120_000 }, async () => {
  const sent = await Promise.all(
    Array.from({ length: MESSAGES }, async (_, at) => {
      const data = { firstName: 'Ada', lastName: 'M', email: 'ada@private.example', message: `Hallo ${at}`, language: 'de', submissionId: randomUUID() };
      const answer = await call<{ data: { number: string } }>(`${both[at % 2]?.url}/api/contact-submissions`, { token: installation.secrets.CMS_API_TOKEN, json: { data } });
      expect(answer.status).toBe(201);
      return answer.body.data.number;
    }),
  );
  await vi.waitFor(() => expect(new Set(told).size).toBe(MESSAGES), { timeout: 60_000 });
  await new Promise((resolve) => setTimeout(resolve, 12_000));
  expect(told.toSorted()).toEqual(sent.toSorted());
});

test('each plan is published once, and a session is known to both', { timeout: 120_000 }, async () => {
  const [one, other] = both;
  if (!one || !other) throw new Error();
  const admin = siteAdmin(one.url, tokens[0]);
  // The session of the first Strapi at the second.
  const own = drafts(other.url, tokens[0]);
  for (let at = 0; at < PLANS; at += 1) {
    const answer = await admin.post<EditedOpening>('/openings', { key: `two-${at}`, title: { de: 'Fachkraft' } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  }
  const when = inMs(8_000);
  for (let at = 0; at < PLANS; at += 1) {
    const plan = await own.plan(when, [await own.type('opening', `two-${at}`, { 'title.de': change('Fachkraft', `Neu ${at}`) })]);
    expect(plan.status, JSON.stringify(plan.body)).toBe(201);
  }
  await vi.waitFor(async () => expect(await own.plans()).toEqual([]), { timeout: 40_000, interval: 300 });
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  const { body } = await admin.get<unknown>('/audit?source=plan');
  const shown = JSON.stringify(body);
  console.log(shown.slice(0, 300), shown.split('"source":"plan"').length - 1);
  for (const { output } of both) console.log(output().split('\n').filter((line) => /error|warn/i.test(line)).slice(-5).join('\n'));
});
