import type { Knex } from 'knex';
import { dayInBerlin } from '../../contract/german-time';
import type { StatisticCount, StatisticsBatch } from '../../contract/statistics';
import { hasOwnNames, NAMES_A_DAY, UNNAMED } from '../../contract/statistics-fields';
import { nameKnownSearches } from './searches';
import { KEY, RUNS_TABLE, STATISTICS_TABLE, type StatisticRow } from './tables';

/** Databases limit the values of a statement. */
const ROWS_AT_ONCE = 100;

/** Adds the counts of a batch to the stored ones, once however often it comes. @param key of the names of rare searches */
export async function addBatch(trx: Knex.Transaction, batch: StatisticsBatch, key: string): Promise<void> {
  if (!(await isNew(trx, batch))) return;
  const searches = batch.counts.filter(isNamedSearch);
  const others = batch.counts.filter((count) => !isNamedSearch(count));
  await addCounts(trx, await withinLimits(trx, others));
  await addCounts(trx, await withinLimits(trx, await nameKnownSearches(trx, searches, key)));
}

const isNamedSearch = ({ kind, name }: StatisticCount): boolean => kind === 'search' && name !== UNNAMED;

/** Remembers the number; the changed row keeps a repeat waiting until the end of the transaction. */
async function isNew(trx: Knex.Transaction, { run, number }: StatisticsBatch): Promise<boolean> {
  const day = dayInBerlin();
  await trx(RUNS_TABLE).insert({ run, number: 0, day }).onConflict('run').ignore();
  const changed = await trx(RUNS_TABLE).where({ run }).where('number', '<', number).update({ number, day });
  return changed === 1;
}

export async function addCounts(
  trx: Knex.Transaction,
  counts: readonly Omit<StatisticRow, 'id'>[],
): Promise<void> {
  // In one order, so that two batches at the same time cannot wait for each other's rows.
  const sorted = summed(counts).sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  for (let first = 0; first < sorted.length; first += ROWS_AT_ONCE) {
    await trx(STATISTICS_TABLE)
      .insert(sorted.slice(first, first + ROWS_AT_ONCE))
      .onConflict([...KEY])
      .merge({ count: trx.raw('?? + ??', [`${STATISTICS_TABLE}.count`, 'excluded.count']) });
  }
}

const keyOf = (row: Pick<StatisticRow, (typeof KEY)[number]>): string =>
  KEY.map((column) => row[column]).join('\n');

/** Joins counts of the same name, which one statement may not change twice. */
function summed(counts: readonly Omit<StatisticRow, 'id'>[]): Omit<StatisticRow, 'id'>[] {
  const sums = new Map<string, Omit<StatisticRow, 'id'>>();
  for (const { day, kind, name, language, count } of counts) {
    const key = keyOf({ day, kind, name, language });
    const before = Number(sums.get(key)?.count ?? 0);
    sums.set(key, { day, kind, name, language, count: before + Number(count) });
  }
  return [...sums.values()];
}

/** Takes the names of new counts that are one too many of their kind and day, whose names strangers can invent. */
async function withinLimits(
  trx: Knex.Transaction,
  counts: readonly StatisticCount[],
): Promise<StatisticCount[]> {
  const known = new Map<string, Set<string>>();
  const limited: StatisticCount[] = [];
  for (const count of counts) {
    const { day, kind, name, language } = count;
    const group = `${day} ${kind}`;
    const names = known.get(group) ?? (await namesOf(trx, { day, kind }));
    known.set(group, names);
    const isTooMany =
      !hasOwnNames(kind) && names.size >= NAMES_A_DAY && !names.has(nameOf({ name, language }));
    if (!isTooMany) names.add(nameOf({ name, language }));
    limited.push(isTooMany ? { ...count, name: UNNAMED } : count);
  }
  return limited;
}

const nameOf = ({ name, language }: Pick<StatisticRow, 'name' | 'language'>) => `${language} ${name}`;

async function namesOf(
  trx: Knex.Transaction,
  where: Pick<StatisticRow, 'day' | 'kind'>,
): Promise<Set<string>> {
  const rows = await trx<StatisticRow>(STATISTICS_TABLE).where(where).select('name', 'language');
  return new Set(rows.map(nameOf));
}
