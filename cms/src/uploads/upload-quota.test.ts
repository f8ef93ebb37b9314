import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cancelUpload, ensureUploadQuota, MAX_UPLOADS, reserveUpload, settleUpload } from './upload-quota';

const MB = 1024 * 1024;
const LIMIT = 100 * MB;
const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 24, 12);

let database: Knex;
beforeEach(async () => {
  database = knex({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
  await ensureUploadQuota(database);
  // Repeats it, as each start does.
  await ensureUploadQuota(database);
});
afterEach(() => database.destroy());

const upload = (megabytes: number, hours: number, { account = 1, files = 1 } = {}) =>
  reserveUpload(database, { account, files, bytes: megabytes * MB }, LIMIT, NOON + hours * HOUR);
const ACCEPTED = { id: expect.any(Number) };
const after = (hours: number) => ({ retryAfterSeconds: hours * 3_600 });

test('an account uploads up to the limit, and more when what it uploaded is a day old', async () => {
  expect(await upload(60, 0)).toEqual(ACCEPTED);
  expect(await upload(40, 2)).toEqual(ACCEPTED);
  expect(await upload(1, 3)).toEqual(after(21));
  expect(await upload(70, 3)).toEqual(after(23));
  expect(await upload(60, 24 - 1 / 3_600)).toEqual({ retryAfterSeconds: 1 });
  expect(await upload(60, 24)).toEqual(ACCEPTED);
});

test('each account has its own', async () => {
  expect(await upload(100, 0)).toEqual(ACCEPTED);
  expect(await upload(100, 0, { account: 2 })).toEqual(ACCEPTED);
});

test('what was refused counts for nothing, nor does what was not stored', async () => {
  const begun = await upload(90, 0);
  expect(await upload(20, 1)).toEqual(after(23));
  expect(await upload(10, 1)).toEqual(ACCEPTED);
  if ('id' in begun) await cancelUpload(database, begun.id);
  expect(await upload(90, 1)).toEqual(ACCEPTED);
});

test('it counts what was stored', async () => {
  const begun = await upload(90, 0);
  if ('id' in begun) await settleUpload(database, begun.id, 30 * MB);
  expect(await upload(70, 0)).toEqual(ACCEPTED);
  expect(await upload(1, 0)).toEqual(after(24));
});

test('the number of pictures is limited as well', async () => {
  expect(await upload(1, 0, { files: MAX_UPLOADS - 1 })).toEqual(ACCEPTED);
  expect(await upload(1, 1, { files: 2 })).toEqual(after(23));
  expect(await upload(1, 1)).toEqual(ACCEPTED);
});

test('simultaneous uploads do not pass the limit', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(30, 0)));
  expect(answers.filter((answer) => 'id' in answer).length).toBeLessThanOrEqual(3);
});
