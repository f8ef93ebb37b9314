import type { Knex } from 'knex';
import { dayBefore, firstKeptDay, SEARCH_DAYS } from '../../contract/statistics-fields';
import { RARE_SEARCH } from './searches';
import { RUNS_TABLE, STATISTICS_TABLE } from './tables';

export async function removeOldStatistics(database: Knex, today: string): Promise<number> {
  const first = firstKeptDay(today);
  await database(STATISTICS_TABLE)
    .where({ kind: RARE_SEARCH })
    .where('day', '<=', dayBefore(today, SEARCH_DAYS))
    .delete();
  await database(RUNS_TABLE).where('day', '<', first).delete();
  return database(STATISTICS_TABLE).where('day', '<', first).delete();
}
