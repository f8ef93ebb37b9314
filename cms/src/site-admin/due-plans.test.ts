import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureDraftsTable } from '../drafts/draft-rows';
import { addPlan, ensurePlansTable, plansOf } from '../drafts/plan-rows';
import type { Strapi } from '../strapi';
import { publishOnTime } from './due-plans';

const ACCOUNT = 7;
let database: Knex;

beforeEach(async () => {
  const connection = { filename: ':memory:' };
  database = knex({ client: 'better-sqlite3', connection, useNullAsDefault: true });
  await ensurePlansTable(database);
  await ensureDraftsTable(database);
  await addPlan(database, {
    account: ACCOUNT,
    name: 'Herbst',
    at: new Date(Date.now() - 1_000).toISOString(),
    state: 'planned',
    entries: [{ kind: 'opening', key: 'one', changes: { 'title.de': { from: 'Alt', to: 'Neu' } } }],
    problems: [],
  });
});

afterEach(() => database.destroy());

/** A Strapi that fails once while it reads the account of the plan. */
const failingWith = (error: Error): Strapi => {
  const findOne = vi.fn().mockRejectedValueOnce(error);
  const transaction = (work: (given: { trx: Knex.Transaction }) => Promise<unknown>) =>
    database.transaction((trx) => work({ trx }));
  return {
    db: { connection: database, query: () => ({ findOne }), transaction },
    log: { error: () => undefined },
    cron: { add: () => undefined },
  } as unknown as Strapi;
};

test.each([
  ['waits for the next look', 'a restart of the database', 'ECONNREFUSED', 'planned'],
  ['ends as failed', 'any other error', 'EOTHER', 'failed'],
])('a plan %s after %s', async (_outcome, _cause, code, state) => {
  await publishOnTime(failingWith(Object.assign(new Error('x'), { code })));
  expect(await plansOf(database, ACCOUNT)).toMatchObject([{ name: 'Herbst', state }]);
});
