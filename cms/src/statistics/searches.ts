import { createHmac } from 'node:crypto';
import type { Knex } from 'knex';
import type { StatisticCount } from '../../contract/statistics';
import { dayBefore, NAMED_SEARCHES, SEARCH_DAYS } from '../../contract/statistics-fields';
import { STATISTICS_TABLE, type StatisticRow } from './tables';

/** Rows of searches that are too rare to be named, with a keyed hash in place of the words. No answer has them. */
export const RARE_SEARCH = 'rare-search';

/**
 * Keeps the words of a search out of the database until they were asked for `NAMED_SEARCHES` times within
 * `SEARCH_DAYS`. Returns the counts that may be named, with those that were kept as hashes.
 */
export async function nameKnownSearches(
  trx: Knex.Transaction,
  searches: readonly StatisticCount[],
  key: string,
): Promise<StatisticCount[]> {
  const named: StatisticCount[] = [];
  for (const search of searches) {
    const rare = { kind: RARE_SEARCH, name: hashOf(search, key), language: search.language };
    const since = dayBefore(search.day, SEARCH_DAYS);
    const earlier = await trx<StatisticRow>(STATISTICS_TABLE).where(rare).where('day', '>', since);
    const total = earlier.reduce((sum, { count }) => sum + Number(count), search.count);
    if (total < NAMED_SEARCHES && !(await isNamed(trx, search, since))) {
      await keepRare(trx, { ...rare, day: search.day, count: search.count }, earlier);
      continue;
    }
    const { kind, name, language } = search;
    const found = earlier.map(({ day, count }) => ({ day, kind, name, language, count: Number(count) }));
    named.push(...found, search);
    await trx<StatisticRow>(STATISTICS_TABLE)
      .whereIn(
        'id',
        earlier.map(({ id }) => id),
      )
      .delete();
  }
  return named;
}

async function isNamed(
  trx: Knex.Transaction,
  { kind, name, language }: StatisticCount,
  since: string,
): Promise<boolean> {
  const row = await trx<StatisticRow>(STATISTICS_TABLE)
    .where({ kind, name, language })
    .where('day', '>', since)
    .first('id');
  return row !== undefined;
}

async function keepRare(
  trx: Knex.Transaction,
  row: Omit<StatisticRow, 'id'>,
  earlier: readonly StatisticRow[],
): Promise<void> {
  const same = earlier.find(({ day }) => day === row.day);
  const table = trx<StatisticRow>(STATISTICS_TABLE);
  if (same) await table.where({ id: same.id }).increment('count', Number(row.count));
  else await table.insert(row);
}

const hashOf = ({ name, language }: StatisticCount, key: string): string =>
  createHmac('sha256', key).update(`${language} ${name}`).digest('base64url');
