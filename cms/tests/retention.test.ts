import { afterAll, expect, test } from 'vitest';
import { removeInstallation, startCms } from './cms-process';
import { call, logIn } from './http-client';
import { panel } from './panel';
import { makeSeededInstallation } from './seeded-installation';
import { execute, rowsOf } from './stored-rows';

const installation = makeSeededInstallation();
afterAll(() => removeInstallation(installation));

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

test('a contact message is gone at the first start after 180 days, a younger one stays', async () => {
  const first = await startCms(installation);
  for (const [firstName, days] of [
    ['Old', 181],
    ['Young', 179],
  ] as const) {
    const answer = await call(`${first.url}/api/contact-submissions`, {
      token: installation.secrets.CMS_API_TOKEN,
      json: {
        data: {
          firstName,
          lastName: 'Example',
          email: 'someone@example.org',
          message: 'Hello',
          submittedAt: daysAgo(days),
        },
      },
    });
    expect(answer.status).toBe(201);
  }
  await first.stop();

  const second = await startCms(installation);
  const token = await logIn(second.url, {
    username: 'admin',
    password: installation.secrets.ADMIN_PASSWORD,
  });
  const messages = await panel(second.url, token, 'api::contact-submission.contact-submission').list();
  await second.stop();
  expect(messages.map((message) => message.firstName)).toEqual(['Young']);
});

test('an entry of the audit trail is gone at the first start after 180 days, a younger one stays', async () => {
  const first = await startCms(installation);
  await first.stop();
  for (const days of [181, 179]) {
    await execute(
      installation.folder,
      `INSERT INTO audit_trail (at, source, action, thing) VALUES ('${daysAgo(days)}', 'site', 'gate-opened', '${days}')`,
    );
  }
  const second = await startCms(installation);
  await second.stop();
  const left = await rowsOf(installation.folder, "SELECT thing FROM audit_trail WHERE source = 'site'");
  expect(left).toEqual([{ thing: '179' }]);
});

test('a change of the content is gone after two years, and beyond the newest 200 of its field', async () => {
  const first = await startCms(installation);
  await first.stop();
  const change = (field: string, days: number) =>
    `('${daysAgo(days)}', 'section', 'one', 'de', '${field}', 'admin')`;
  const rows = [
    change('old', 731),
    change('young', 729),
    ...Array.from({ length: 203 }, () => change('busy', 1)),
  ];
  await execute(
    installation.folder,
    `INSERT INTO content_changes (at, subject, document, language, field, source) VALUES ${rows.join(', ')}`,
  );
  const second = await startCms(installation);
  await second.stop();
  const left = await rowsOf(
    installation.folder,
    "SELECT field, COUNT(*) AS count FROM content_changes WHERE document = 'one' GROUP BY field ORDER BY field",
  );
  expect(left.map(({ field, count }) => [field, Number(count)])).toEqual([
    ['busy', 200],
    ['young', 1],
  ]);
});
