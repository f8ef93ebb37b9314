import type { Knex } from 'knex';
import { type AddressCounts, addressCounts, MISSED_ADDRESS_DAYS } from '../../contract/address-counts';
import { dayInBerlin } from '../../contract/german-time';
import { isListedAddress } from '../../contract/missed-address';
import type { MissedAddress } from '../../contract/redirect';
import { REDIRECT } from '../content-types';
import { takeReports } from '../site-routes';
import { type DocumentRule, type Row, type Strapi, table } from '../strapi';

/** Beside the content types, so that counting does not change the content's version. */
const HITS_TABLE = 'redirect_hits';
const MISSED_TABLE = 'missed_addresses';
export const MOST_MISSED = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

interface HitRow {
  document: string;
  hits: number;
  last_day: string;
}

interface MissedRow {
  id: number;
  path: string;
  count: number;
  first_day: string;
  last_day: string;
}

export async function ensureAddressTables(database: Knex): Promise<void> {
  if (!(await database.schema.hasTable(HITS_TABLE))) {
    await database.schema.createTable(HITS_TABLE, (columns) => {
      columns.string('document', 64).primary();
      columns.integer('hits').notNullable();
      columns.string('last_day', 10).notNullable();
    });
  }
  if (await database.schema.hasTable(MISSED_TABLE)) return;
  await database.schema.createTable(MISSED_TABLE, (columns) => {
    columns.increments('id');
    columns.string('path', 200).notNullable().unique();
    columns.integer('count').notNullable();
    columns.string('first_day', 10).notNullable();
    columns.string('last_day', 10).notNullable();
  });
}

const added = (trx: Knex, name: string, column: string) =>
  trx.raw('?? + ??', [`${name}.${column}`, `excluded.${column}`]);

async function addHits(trx: Knex.Transaction, strapi: Strapi, hits: AddressCounts['hits'], day: string) {
  const keys = hits.map(({ key }) => key);
  const there = await table<Row>(strapi, REDIRECT).findMany({ where: { documentId: { $in: keys } } });
  const known = new Set(there.map(({ documentId }) => documentId));
  const rows = hits
    .filter(({ key }) => known.has(key))
    .map(({ key, count }) => ({ document: key, hits: count, last_day: day }));
  if (rows.length === 0) return;
  await trx<HitRow>(HITS_TABLE)
    .insert(rows)
    .onConflict('document')
    .merge({ hits: added(trx, HITS_TABLE, 'hits'), last_day: day });
}

export async function addMissed(trx: Knex, missed: AddressCounts['missed'], day: string): Promise<void> {
  const rows = missed
    .filter(({ path }) => isListedAddress(path))
    .map(({ path, count }) => ({ path, count, first_day: day, last_day: day }));
  if (rows.length > 0) {
    await trx<MissedRow>(MISSED_TABLE)
      .insert(rows)
      .onConflict('path')
      .merge({ count: added(trx, MISSED_TABLE, 'count'), last_day: day });
  }
  const oldest = dayInBerlin(new Date(Date.now() - MISSED_ADDRESS_DAYS * DAY_MS));
  await trx(MISSED_TABLE).where('last_day', '<', oldest).delete();
  const kept = trx(MISSED_TABLE)
    .select('id')
    .orderBy([
      { column: 'last_day', order: 'desc' },
      { column: 'count', order: 'desc' },
    ])
    .limit(MOST_MISSED);
  await trx(MISSED_TABLE).whereNotIn('id', kept).delete();
}

/** Counts redirects that were followed, and addresses asked for in vain. */
export function registerAddressCounts(strapi: Strapi): void {
  takeReports(strapi, {
    path: '/site-addresses',
    schema: addressCounts,
    refusal: 'Addresses are told by their counts.',
    take: async ({ hits, missed }) => {
      const day = dayInBerlin();
      await strapi.db.transaction(async ({ trx }) => {
        await addHits(trx, strapi, hits, day);
        await addMissed(trx, missed, day);
      });
    },
  });
}

export async function hitsOf(strapi: Strapi): Promise<ReadonlyMap<string, HitRow>> {
  const rows: HitRow[] = await strapi.db.transaction(async ({ trx }) => await trx(HITS_TABLE));
  return new Map(rows.map((row) => [row.document, row]));
}

export const forgetHits: DocumentRule = async (strapi, { action, params }, next) => {
  if (action !== 'delete') return next();
  return strapi.db.transaction(async ({ trx }) => {
    await trx(HITS_TABLE).where({ document: params.documentId }).delete();
    return next();
  });
};

export async function missedAddresses(database: Knex): Promise<MissedAddress[]> {
  const rows: MissedRow[] = await database(MISSED_TABLE).orderBy([
    { column: 'count', order: 'desc' },
    { column: 'id', order: 'desc' },
  ]);
  return rows.map(({ id, path, count, first_day, last_day }) => ({
    ...{ id, path, count },
    firstSeen: first_day,
    lastSeen: last_day,
  }));
}

export const forgetMissed = async (database: Knex, id: number): Promise<boolean> =>
  (await database(MISSED_TABLE).where({ id }).delete()) > 0;
