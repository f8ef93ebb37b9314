import type { Knex } from 'knex';
import type { z } from 'zod';
import {
  type StatisticCount,
  type StatisticsQuery,
  statisticCount,
  storedStatistics,
} from '../../contract/statistics';
import { STATISTIC_KINDS, type StatisticKind, TOP_NAMES, weekOf } from '../../contract/statistics-fields';
import { STATISTICS_TABLE, type StatisticRow } from './tables';

function asked(database: Knex, { from, to, language }: StatisticsQuery) {
  const rows = database<StatisticRow>(STATISTICS_TABLE).whereBetween('day', [from, to]);
  return (language ? rows.where({ language }) : rows).whereIn('kind', [...STATISTIC_KINDS]);
}

export async function readStatistics(
  database: Knex,
  query: StatisticsQuery,
): Promise<z.output<typeof storedStatistics>> {
  const names = [];
  for (const kind of STATISTIC_KINDS) names.push(...(await readNames(database, query, kind)));
  const [first] = await database<StatisticRow>(STATISTICS_TABLE)
    .whereIn('kind', [...STATISTIC_KINDS])
    .min({ day: 'day' });
  return storedStatistics.parse({
    since: first?.day ?? null,
    weeks: await readWeeks(database, query),
    names,
  });
}

async function readNames(database: Knex, query: StatisticsQuery, kind: StatisticKind) {
  const rows: Pick<StatisticRow, 'name' | 'count'>[] = await asked(database, query)
    .where({ kind })
    .groupBy('name')
    .orderByRaw('sum(??) desc', ['count'])
    .orderBy('name')
    .limit(TOP_NAMES)
    .select('name')
    .sum({ count: 'count' });
  return rows.map(({ name, count }) => ({ kind, name, count: Number(count) }));
}

async function readWeeks(database: Knex, query: StatisticsQuery) {
  const days: Pick<StatisticRow, 'day' | 'kind' | 'count'>[] = await asked(database, query)
    .groupBy('day', 'kind')
    .orderBy(['day', 'kind'])
    .select('day', 'kind')
    .sum({ count: 'count' });
  const weeks = new Map<string, { week: string; kind: string; count: number }>();
  for (const { day, kind, count } of days) {
    const week = weekOf(day);
    const name = `${week} ${kind}`;
    weeks.set(name, { week, kind, count: (weeks.get(name)?.count ?? 0) + Number(count) });
  }
  return [...weeks.values()];
}

export async function readCounts(database: Knex, query: StatisticsQuery): Promise<StatisticCount[]> {
  const rows = await asked(database, query)
    .orderBy(['day', 'kind', 'name', 'language'])
    .select('day', 'kind', 'name', 'language', 'count');
  return statisticCount.array().parse(rows);
}
