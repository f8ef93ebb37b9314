import { randomUUID } from 'node:crypto';
import { COMPONENTS, FILE, PICTURE_TEXT, SITE_TYPES } from '../content-types';
import type { Strapi } from '../strapi';

/**
 * A row with a random value that changes in the transaction of every write that visitors can see. By database lifecycles
 * and not by middleware of the Document Service, because i18n and uploads write below it.
 */
const TABLE = 'site_content_version';
const MODELS = [...SITE_TYPES, ...COMPONENTS, PICTURE_TEXT, FILE, 'plugin::i18n.locale'];
const WRITES = [
  'afterCreate',
  'afterCreateMany',
  'afterUpdate',
  'afterUpdateMany',
  'afterDelete',
  'afterDeleteMany',
];

export async function ensureVersionRow(strapi: Strapi): Promise<void> {
  const database = strapi.db.connection;
  if (!(await database.schema.hasTable(TABLE))) {
    await database.schema.createTable(TABLE, (columns) => {
      columns.integer('id').primary();
      columns.string('version', 40).notNullable();
    });
  }
  await database(TABLE).insert({ id: 1, version: randomUUID() }).onConflict('id').ignore();
}

export function changeVersionOnWrites(strapi: Strapi): void {
  // transaction() joins that of the write: if it is rolled back, so is the version.
  const change = () =>
    strapi.db.transaction(({ trx }) => trx(TABLE).where({ id: 1 }).update({ version: randomUUID() }));
  strapi.db.lifecycles.subscribe({
    models: MODELS,
    ...Object.fromEntries(WRITES.map((event) => [event, change])),
  });
}

export async function readVersion(strapi: Strapi): Promise<string> {
  const row: { version: string } | undefined = await strapi.db
    .connection(TABLE)
    .where({ id: 1 })
    .first('version');
  if (!row) throw new Error(`${TABLE} has no row; a restart of cms creates it`);
  return row.version;
}
