import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from './act';
import { findEntries } from './entries';
import { recordReading, recordRefusedCall } from './seldom';
import { AUDIT_TABLE, ensureAuditTrail, record } from './trail';

const ADA: Actor = { source: 'admin', account: { id: 1, name: 'ada' } };
const BOB: Actor = { source: 'panel', account: { id: 2, name: 'bob' } };
const NOON = Date.UTC(2026, 10, 24, 12);
const HOUR = 3_600_000;
const MINUTE = 60_000;
const after = (ms: number) => new Date(NOON + ms);

let database: Knex;
beforeEach(async () => {
  database = knex({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
  await ensureAuditTrail(database);
});
afterEach(() => database.destroy());

const entries = async () =>
  (await findEntries(database, {}))
    .reverse()
    .map(({ account, action, thing, count }) =>
      [account?.name, action, thing, count].filter((part) => part !== null).join(' '),
    );

describe('reading', () => {
  test('a message is told once within an hour, and again when the hour is over', async () => {
    await recordReading(database, ADA, ['m1'], after(0));
    await recordReading(database, ADA, ['m1'], after(HOUR - 1));
    expect(await entries()).toEqual(['ada read m1']);
    await recordReading(database, ADA, ['m1'], after(HOUR));
    expect(await entries()).toEqual(['ada read m1', 'ada read m1']);
  });

  test('the hour does not begin anew when the message is read within it', async () => {
    for (const minutes of [0, 40, 59, 60])
      await recordReading(database, ADA, ['m1'], after(minutes * MINUTE));
    expect(await entries()).toHaveLength(2);
  });

  test('a list is one entry with its count and all numbers, and later one with what is new in it', async () => {
    await recordReading(database, ADA, ['m1', 'm2', 'm3'], after(0));
    await recordReading(database, ADA, ['m2'], after(MINUTE));
    await recordReading(database, ADA, ['m4', 'm1', 'm5', 'm4'], after(2 * MINUTE));
    await recordReading(database, ADA, ['m1', 'm6'], after(3 * MINUTE));
    expect(await entries()).toEqual(['ada read m1 m2 m3 3', 'ada read m4 m5 2', 'ada read m6']);
  });

  test('a hundred messages at once all stand there', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => `${String(index).padStart(24, 'm')}`);
    await recordReading(database, ADA, ids, after(0));
    expect(await entries()).toEqual([`ada read ${ids.join(' ')} 100`]);
  });

  test('is counted for each account', async () => {
    await recordReading(database, ADA, ['m1'], after(0));
    await recordReading(database, BOB, ['m1'], after(1));
    expect(await entries()).toEqual(['ada read m1', 'bob read m1']);
  });

  test('of two requests at the same moment one is told', async () => {
    await Promise.all([1, 2, 3].map(() => recordReading(database, ADA, ['m1', 'm2'], after(0))));
    expect(await entries()).toEqual(['ada read m1 m2 2']);
  });

  test('an empty list is none', async () => {
    await recordReading(database, ADA, [], after(0));
    expect(await entries()).toEqual([]);
  });

  test('after an entry that could not be written the next one is', async () => {
    await database.schema.renameTable(AUDIT_TABLE, 'elsewhere');
    await expect(recordReading(database, ADA, ['m1'], after(0))).rejects.toThrow();
    await database.schema.renameTable('elsewhere', AUDIT_TABLE);
    await recordReading(database, ADA, ['m1'], after(1));
    expect(await entries()).toEqual(['ada read m1']);
  });
});

test('a refused call is told once a minute for each account and call', async () => {
  const [call, other] = ['GET /admin/users', 'DELETE /admin/users/:id'];
  for (const ms of [0, 1, MINUTE - 1]) await recordRefusedCall(database, ADA, call, after(ms));
  await recordRefusedCall(database, ADA, other, after(2));
  await recordRefusedCall(database, BOB, call, after(3));
  await recordRefusedCall(database, ADA, call, after(MINUTE));
  expect(await entries()).toEqual([
    `ada refused ${call}`,
    `ada refused ${other}`,
    `bob refused ${call}`,
    `ada refused ${call}`,
  ]);
});

test('a trail of yesterday stays as it is and takes the new entries', async () => {
  const old = knex({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
  await old.schema.createTable(AUDIT_TABLE, (columns) => {
    columns.increments('id');
    columns.string('at', 24).notNullable().index();
    columns.integer('account_id');
    columns.string('account_name', 255);
    columns.string('source', 20).notNullable();
    columns.string('action', 20).notNullable();
    columns.string('kind', 20);
    columns.string('thing', 255);
    columns.integer('count');
  });
  await ensureAuditTrail(old);
  await record(old, ADA, [{ action: 'save', kind: 'section', thing: 'about' }], after(0));
  await ensureAuditTrail(old);
  await recordReading(old, ADA, ['m1', 'm2'], after(1));
  expect(await findEntries(old, {})).toMatchObject([
    { action: 'read', kind: 'message', thing: 'm1 m2', count: 2 },
    { action: 'save', kind: 'section', thing: 'about', count: null },
  ]);
  await expect(old(AUDIT_TABLE).update({ action: 'save' })).rejects.toThrow('append-only');
  await old.destroy();
});
