import type { StatisticCount } from 'contract/statistics';
import { UNNAMED } from 'contract/statistics-fields';
import { textsFor } from '~/i18n/texts.server';
import { csvOf } from './csv.server';

/** Formats the numbers of each day for a spreadsheet, in the German words of the screen (decision C8). */
export function statisticsAsCsv(counts: readonly StatisticCount[]): string {
  const { columns, kinds, names } = textsFor('de', 'admin-statistics')['admin-statistics'];
  const rows = counts.map(({ day, kind, name, language, count }) => [
    day,
    kinds[kind],
    name === UNNAMED && kind !== 'cdn' ? names.unnamed : name,
    language,
    String(count),
  ]);
  return csvOf([columns.day, columns.kind, columns.name, columns.language, columns.count], rows);
}
