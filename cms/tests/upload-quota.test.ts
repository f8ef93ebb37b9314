import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cms, type Installation, removeInstallation, STARTS_STRAPI_MS, startCms } from './cms-process';
import { type Answer, call, logIn } from './http-client';
import { pdf, uploadPdf } from './pdfs';
import { join, PASSWORD } from './people';
import { type StoredFile, uploadPicture } from './pictures';
import { makeSeededInstallation } from './seeded-installation';
import { siteAdmin } from './site-admin';
import { rowsOf } from './stored-rows';

const MEGABYTES = 10;
const LARGE_BYTES = 4 * 1024 * 1024;
const FIT = 2;

let installation: Installation;
let cms: Cms;
let adminToken: string;
/** A PDF, which takes no time to compress. */
let large: Buffer;

const start = async () => {
  cms = await startCms(installation);
  const { ADMIN_PASSWORD: password } = installation.secrets;
  adminToken = await logIn(cms.url, { username: 'admin', password });
};

beforeAll(async () => {
  installation = { ...makeSeededInstallation(), settings: { UPLOADS_PER_DAY_MB: String(MEGABYTES) } };
  await start();
  large = Buffer.concat([await pdf(), Buffer.alloc(LARGE_BYTES, ' '), Buffer.from('%%EOF')]);
});
afterAll(async () => {
  await cms.stop();
  removeInstallation(installation);
});

const send = (token: string, content = large, query = '') =>
  uploadPdf(cms.url, token, content, 'a.pdf', query);

function expectTooMany(answer: Answer<unknown>): void {
  expect(answer.status).toBe(429);
  const wait = Number(answer.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(23 * 3_600);
  expect(wait).toBeLessThanOrEqual(24 * 3_600);
  expect(answer.body).toMatchObject({ error: { details: { code: 'too-many-uploads' } } });
}

/** Returns the uploads stored before the first refusal. */
async function sendUntilRefused(token: string, query = ''): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  for (;;) {
    const answer = await send(token, large, query);
    if (answer.status === 429) {
      expectTooMany(answer);
      return stored;
    }
    expect(answer.status).toBeLessThan(300);
    stored.push(...[answer.body].flat());
    expect(stored.length).toBeLessThanOrEqual(FIT);
  }
}

test('an account uploads so much within a day, whatever it deletes, and also after a restart', {
  timeout: STARTS_STRAPI_MS,
}, async () => {
  const { id, token } = await join(cms.url, adminToken, 'editor', 'busy');
  const picture = await uploadPicture(cms.url, token, 'a.png');
  const stored = [picture, ...(await sendUntilRefused(token))];
  expect(stored).toHaveLength(1 + FIT);
  const [counted] = await rowsOf(
    installation.folder,
    `SELECT sum(bytes) AS bytes, sum(files) AS files FROM uploads_of_accounts WHERE account = ${id}`,
  );
  const bytes = stored.reduce((sum, { size }) => sum + size * 1_000, 0);
  expect(Number(counted?.files)).toBe(stored.length);
  expect(Math.abs(Number(counted?.bytes) - bytes)).toBeLessThan(1_000);

  for (const file of stored) {
    expect((await siteAdmin(cms.url, token).remove(`/media/${file.id}`)).status).toBe(204);
  }
  expectTooMany(await send(token));
  expect((await send(token, await pdf())).status).toBe(201);
  await cms.stop();
  await start();
  const again = await logIn(cms.url, { email: 'busy@example.org', password: PASSWORD });
  expectTooMany(await send(again));
  // The limit does not concern others.
  expect((await send(adminToken)).status).toBe(201);
});

test('a file that replaces another counts, one that was refused does not', {
  timeout: STARTS_STRAPI_MS,
}, async () => {
  const { token } = await join(cms.url, adminToken, 'editor', 'replacing');
  const [replaced] = (await send(token, await pdf())).body as [StoredFile];
  const broken = Buffer.concat([large.subarray(0, 400), Buffer.alloc(LARGE_BYTES)]);
  for (let time = 0; time < 4; time += 1) expect((await send(token, broken)).status).toBe(400);
  expect(await sendUntilRefused(token, `?id=${replaced.id}`)).toHaveLength(FIT);
  const single = new FormData();
  single.append('files', new Blob([new Uint8Array(large)], { type: 'application/pdf' }), 'a.pdf');
  expectTooMany(await call(`${cms.url}/upload/files`, { token, form: single }));
});
