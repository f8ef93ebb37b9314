import type { Knex } from 'knex';

/** Beside the content types, so that no number changes the content's version, and no API of Strapi reaches it. */
export const STATISTICS_TABLE = 'site_statistics';
export const RUNS_TABLE = 'site_statistics_runs';

export interface StatisticRow {
  id: number;
  /** `2026-03-05` */
  day: string;
  kind: string;
  name: string;
  language: string;
  /** PostgreSQL answers sums as text. */
  count: number | string;
}

export const KEY = ['day', 'kind', 'name', 'language'] as const;

/** An index of text in PostgreSQL takes names of this length, four bytes a letter. */
const NAME_LENGTH = 255;

export async function ensureStatisticsTables(database: Knex): Promise<void> {
  if (!(await database.schema.hasTable(STATISTICS_TABLE))) {
    await database.schema.createTable(STATISTICS_TABLE, (columns) => {
      columns.increments('id');
      columns.string('day', 10).notNullable();
      columns.string('kind', 20).notNullable();
      columns.string('name', NAME_LENGTH).notNullable();
      columns.string('language', 8).notNullable();
      columns.integer('count').notNullable();
      columns.unique([...KEY]);
    });
  }
  if (await database.schema.hasTable(RUNS_TABLE)) return;
  await database.schema.createTable(RUNS_TABLE, (columns) => {
    columns.string('run', 36).primary();
    columns.integer('number').notNullable();
    columns.string('day', 10).notNullable();
  });
}
