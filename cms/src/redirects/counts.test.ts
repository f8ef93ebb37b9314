import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MISSED_ADDRESS_DAYS } from '../../contract/address-counts';
import { dayInBerlin } from '../../contract/german-time';
import { addMissed, ensureAddressTables, MOST_MISSED, missedAddresses } from './counts';

let database: Knex;

beforeEach(async () => {
  const connection = { filename: ':memory:' };
  database = knex({ client: 'better-sqlite3', connection, useNullAsDefault: true });
  await ensureAddressTables(database);
  await ensureAddressTables(database);
});

afterEach(() => database.destroy());

const DAY_MS = 24 * 60 * 60 * 1000;
const dayBefore = (days: number) => dayInBerlin(new Date(Date.now() - days * DAY_MS));
const paths = async () => (await missedAddresses(database)).map(({ path }) => path);

test('an address stays as long as somebody asks for it', async () => {
  const old = dayBefore(MISSED_ADDRESS_DAYS + 1);
  await addMissed(database, [{ path: '/nur-frueher', count: 3 }], old);
  await addMissed(database, [{ path: '/noch-immer', count: 1 }], dayBefore(MISSED_ADDRESS_DAYS - 1));
  await addMissed(database, [{ path: '/noch-immer', count: 2 }], dayInBerlin());
  expect(await missedAddresses(database)).toMatchObject([
    { path: '/noch-immer', count: 3, firstSeen: dayBefore(MISSED_ADDRESS_DAYS - 1), lastSeen: dayInBerlin() },
  ]);
});

test('of more addresses than there is room for, the most frequent stay', async () => {
  const day = dayInBerlin();
  await addMissed(database, [{ path: '/oft', count: 9 }], day);
  for (const part of [0, 1, 2]) {
    const rare = Array.from({ length: MOST_MISSED / 2 }, (_none, index) => `/seite-${part}-${index}`);
    await addMissed(
      database,
      rare.map((path) => ({ path, count: 1 })),
      day,
    );
  }
  const kept = await paths();
  expect(kept).toHaveLength(MOST_MISSED);
  expect(kept[0]).toBe('/oft');
});

test('what no list should have is not kept', async () => {
  await addMissed(database, [{ path: '/ada@example.org', count: 1 }], dayInBerlin());
  expect(await paths()).toEqual([]);
});
