import type { Knex } from 'knex';
import { HISTORY_FIELD_LENGTH, HISTORY_LIMIT, HISTORY_RETENTION_DAYS } from '../../contract/history-fields';
import type { Actor } from '../audit/act';
import type { Strapi } from '../strapi';
import type { Snapshot, Value } from './snapshot';

/** One row for each field of a save. Beside the content types, so that it does not change the content's version. */
export const CHANGES_TABLE = 'content_changes';
/** Databases limit the values of a statement. */
const ROWS_AT_ONCE = 50;
const NAME_LENGTH = 255;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface ChangeRow {
  id: number;
  at: string;
  subject: string;
  document: string;
  language: string;
  field: string;
  /** JSON; null where nothing stood. */
  before: string | null;
  after: string | null;
  account_id: number | null;
  account_name: string | null;
  source: string;
}

export async function ensureChangesTable({ schema }: Knex): Promise<void> {
  if (await schema.hasTable(CHANGES_TABLE)) return;
  await schema.createTable(CHANGES_TABLE, (columns) => {
    columns.increments('id');
    columns.string('at', 24).notNullable().index();
    columns.string('subject', 100).notNullable();
    columns.string('document', 64).notNullable();
    columns.string('language', 8).notNullable();
    columns.string('field', HISTORY_FIELD_LENGTH).notNullable();
    columns.text('before');
    columns.text('after');
    columns.integer('account_id');
    columns.string('account_name', NAME_LENGTH);
    columns.string('source', 20).notNullable();
    columns.index(['subject', 'document', 'id']);
  });
}

export type Change = Pick<ChangeRow, 'language' | 'field' | 'before' | 'after'>;

export function changesBetween(before: Snapshot, after: Snapshot): Change[] {
  const languages = new Set([...before.keys(), ...after.keys()]);
  return [...languages].flatMap((language) => {
    const [old, now] = [before.get(language), after.get(language)];
    const fields = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
    return [...fields].flatMap((field) => {
      const [before, after] = [json(old?.get(field)), json(now?.get(field))];
      return before === after ? [] : [{ language, field, before, after }];
    });
  });
}

const json = (value: Value | undefined): string | null =>
  value === undefined ? null : JSON.stringify(value);

export const parsedValue = (stored: string | null): Value | null =>
  stored === null ? null : JSON.parse(stored);

export async function changesOf(
  strapi: Strapi,
  { subject, document }: Pick<ChangeRow, 'subject' | 'document'>,
  narrowed: (changes: Knex.QueryBuilder<ChangeRow, ChangeRow[]>) => PromiseLike<ChangeRow[]>,
): Promise<ChangeRow[]> {
  return await strapi.db.transaction(
    async ({ trx }) => await narrowed(trx(CHANGES_TABLE).where({ subject, document })),
  );
}

/** @param database the transaction of the save */
export async function recordChanges(
  database: Knex,
  { subject, document }: Pick<ChangeRow, 'subject' | 'document'>,
  { source, account }: Actor,
  changes: readonly Change[],
): Promise<void> {
  const at = new Date().toISOString();
  const rows = changes.map((change) => ({
    ...change,
    at,
    subject,
    document,
    source,
    account_id: account?.id ?? null,
    account_name: account?.name.slice(0, NAME_LENGTH) ?? null,
  }));
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    await database(CHANGES_TABLE).insert(rows.slice(first, first + ROWS_AT_ONCE));
  }
}

export async function removeOldChanges(database: Knex, now = Date.now()): Promise<number> {
  const oldest = new Date(now - HISTORY_RETENTION_DAYS * DAY_MS).toISOString();
  const expired = await database(CHANGES_TABLE).where('at', '<', oldest).delete();
  const numbered = database(CHANGES_TABLE)
    .select('id')
    .rowNumber('position', { column: 'id', order: 'desc' }, ['subject', 'document', 'language', 'field'])
    .as('numbered');
  const beyond = database.from(numbered).where('position', '>', HISTORY_LIMIT).select('id');
  return expired + (await database(CHANGES_TABLE).whereIn('id', beyond).delete());
}
