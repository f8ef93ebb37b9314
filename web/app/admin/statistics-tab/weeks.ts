import type { Statistics, StatisticsQuery } from 'contract/statistics';
import { dayBefore, type StatisticKind, weekOf } from 'contract/statistics-fields';

export interface WeekRow {
  /** Its Monday. */
  week: string;
  counts: Partial<Record<StatisticKind, number>>;
}

/** The first day of as many weeks, the last of which is that of today. */
export const firstDayOf = (weeks: number, today: string): string => dayBefore(weekOf(today), 7 * (weeks - 1));

/** Returns every week between the days, the oldest first, without those before anything was counted. */
export function weekRows({ since, weeks }: Statistics, { from, to }: StatisticsQuery): WeekRow[] {
  if (since === null) return [];
  const first = weekOf(since > from ? since : from);
  const rows: WeekRow[] = [];
  for (let week = weekOf(to); week >= first; week = dayBefore(week, 7)) {
    const own = weeks.filter((one) => one.week === week).map(({ kind, count }) => [kind, count]);
    rows.unshift({ week, counts: Object.fromEntries(own) });
  }
  return rows;
}

export const totalOf = ({ weeks }: Statistics, kind: StatisticKind): number =>
  weeks.reduce((sum, one) => (one.kind === kind ? sum + one.count : sum), 0);
