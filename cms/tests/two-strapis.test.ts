import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import type { EditedEntry } from '../contract/ordered';
import {
  type Cms,
  type Installation,
  makeInstallation,
  removeInstallation,
  STARTS_STRAPI_MS,
  startCms,
} from './cms-process';
import { change, drafts, inMs } from './drafts';
import { call, logIn } from './http-client';
import { makeSeededInstallation } from './seeded-installation';
import { siteAdmin } from './site-admin';
import { countRows } from './stored-rows';
import './provided';

const MESSAGES = 20;
const PLANS = 5;
const PLANNED_IN_MS = 6_000;
/** The other Strapi comes meanwhile. */
const TAKES_MS = 200;
/** The second call of the webhook comes a minute after the first. */
const DONE_WITHIN = { timeout: 120_000, interval: 200 };

/** Of messages, as the webhook was told. */
const told: string[] = [];
const webhook = createServer(async (request, response) => {
  const { notices } = (await json(request)) as { notices: { number: string }[] };
  told.push(...notices.map(({ number }) => number));
  await pause(TAKES_MS);
  response.writeHead(204).end();
});

let installation: Installation;
let one: Cms;
let other: Cms;

beforeAll(async () => {
  webhook.listen(0, '127.0.0.1');
  await once(webhook, 'listening');
  installation = process.env.TEST_DATABASE_URL
    ? { ...makeInstallation(), secrets: inject('seeded').secrets }
    : makeSeededInstallation();
  installation.settings = {
    CONTACT_WEBHOOK_URL: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/told`,
    CONTACT_WEBHOOK_SECRET: 'k'.repeat(40),
  };
  [one, other] = await Promise.all([startCms(installation), startCms(installation)]);
}, STARTS_STRAPI_MS);

afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  webhook.close();
  removeInstallation(installation);
});

async function send({ url }: Cms): Promise<string> {
  const data = {
    ...{ firstName: 'Ada', lastName: 'Beispiel', email: 'ada@private.example', language: 'de' },
    message: randomUUID(),
    submissionId: randomUUID(),
  };
  const answer = await call<{ data: { number: string } }>(`${url}/api/contact-submissions`, {
    token: installation.secrets.CMS_API_TOKEN,
    json: { data },
  });
  expect(answer.status).toBe(201);
  return answer.body.data.number;
}

test(
  'two Strapis on one database know the same sessions, tell each message once and publish each plan once',
  async () => {
    const token = await logIn(one.url, { username: 'admin', password: installation.secrets.ADMIN_PASSWORD });
    const admin = siteAdmin(one.url, token);
    const own = drafts(other.url, token);
    const keys = Array.from({ length: PLANS }, (_, at) => `two-strapis-${at}`);
    const at = inMs(PLANNED_IN_MS);
    for (const key of keys) {
      const { status } = await admin.post<EditedEntry<'opening'>>('/openings', {
        key,
        title: { de: 'Fachkraft' },
      });
      expect(status).toBe(201);
      const draft = await own.type('opening', key, { 'title.de': change('Fachkraft', 'Neu') });
      expect((await own.plan(at, [draft])).status).toBe(201);
    }
    const isPlanned = "audit_trail WHERE source = 'plan' AND thing LIKE 'two-strapis-%'";
    const sent = await Promise.all(
      Array.from({ length: MESSAGES }, (_, index) => send(index % 2 === 0 ? one : other)),
    );
    await vi.waitFor(async () => {
      expect(await countRows(installation.folder, 'waiting_notices')).toBe(0);
      expect(await own.plans()).toEqual([]);
    }, DONE_WITHIN);
    // Ends what is under way, so that nothing comes afterwards.
    await Promise.all([one.stop(), other.stop()]);
    expect(told.toSorted()).toEqual(sent.toSorted());
    expect(await countRows(installation.folder, isPlanned)).toBe(PLANS);
  },
  STARTS_STRAPI_MS,
);
