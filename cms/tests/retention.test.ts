import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeInstallation, STARTS_STRAPI_MS, startCms } from './cms-process';
import { call, logIn } from './http-client';
import { panel } from './panel';
import { makeSeededInstallation } from './seeded-installation';
import { execute, rowsOf } from './stored-rows';

const installation = makeSeededInstallation();
afterAll(() => removeInstallation(installation));

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

let left: { messages: unknown[]; acts: unknown[]; changes: unknown[] };

async function storeMessage(url: string, firstName: string, days: number): Promise<void> {
  const data = {
    firstName,
    lastName: 'Example',
    email: 'someone@example.org',
    message: 'Hello',
    submittedAt: daysAgo(days),
  };
  const token = installation.secrets.CMS_API_TOKEN;
  expect((await call(`${url}/api/contact-submissions`, { token, json: { data } })).status).toBe(201);
}

function storeActs(...days: number[]) {
  const rows = days.map((count) => `('${daysAgo(count)}', 'site', 'gate-opened', '${count}')`);
  return execute(
    installation.folder,
    `INSERT INTO audit_trail (at, source, action, thing) VALUES ${rows.join(', ')}`,
  );
}

function storeChanges(...changes: [field: string, days: number][]) {
  const rows = changes.map(
    ([field, days]) => `('${daysAgo(days)}', 'section', 'one', 'de', '${field}', 'admin')`,
  );
  return execute(
    installation.folder,
    `INSERT INTO content_changes (at, subject, document, language, field, source) VALUES ${rows.join(', ')}`,
  );
}

// One start deletes everything that is too old.
beforeAll(async () => {
  const first = await startCms(installation);
  await storeMessage(first.url, 'Old', 181);
  await storeMessage(first.url, 'Young', 179);
  await first.stop();
  await storeActs(181, 179);
  const busy = Array.from({ length: 203 }, (): [string, number] => ['busy', 1]);
  await storeChanges(['old', 731], ['young', 729], ...busy);

  const second = await startCms(installation);
  const { ADMIN_PASSWORD: password } = installation.secrets;
  const token = await logIn(second.url, { username: 'admin', password });
  const messages = await panel(second.url, token, 'api::contact-submission.contact-submission').list();
  await second.stop();
  const changes = await rowsOf(
    installation.folder,
    "SELECT field, COUNT(*) AS count FROM content_changes WHERE document = 'one' GROUP BY field ORDER BY field",
  );
  left = {
    messages: messages.map(({ firstName }) => firstName),
    acts: await rowsOf(installation.folder, "SELECT thing FROM audit_trail WHERE source = 'site'"),
    changes: changes.map(({ field, count }) => [field, Number(count)]),
  };
}, STARTS_STRAPI_MS);

test('a contact message is gone at the first start after 180 days, a younger one stays', () => {
  expect(left.messages).toEqual(['Young']);
});

test('an entry of the audit trail is gone at the first start after 180 days, a younger one stays', () => {
  expect(left.acts).toEqual([{ thing: '179' }]);
});

test('a change of the content is gone after two years, and beyond the newest 200 of its field', () => {
  expect(left.changes).toEqual([
    ['busy', 200],
    ['young', 1],
  ]);
});
