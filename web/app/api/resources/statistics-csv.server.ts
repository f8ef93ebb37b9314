import type { StatisticCount } from 'contract/statistics';
import { UNNAMED } from 'contract/statistics-fields';
import { textsFor } from '~/i18n/texts.server';
import { csvOf } from './csv.server';

/** Formats the numbers of each day for a spreadsheet, in the German words of the screen (decision C8). */
export function statisticsAsCsv(counts: readonly StatisticCount[]): string {
  const { columns, kinds, names } = textsFor('de', 'admin-statistics')['admin-statistics'];
  const nameOf = ({ kind, name }: StatisticCount) =>
    name === UNNAMED && kind !== 'cdn' ? names.unnamed : name;
  return csvOf(
    [
      [columns.day, ({ day }) => day],
      [columns.kind, ({ kind }) => kinds[kind]],
      [columns.name, nameOf],
      [columns.language, ({ language }) => language],
      [columns.count, ({ count }) => String(count)],
    ],
    counts,
  );
}
