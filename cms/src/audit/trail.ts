import type { Knex } from 'knex';
import type { Act, Actor } from './act';
import { dialectOf, enforceAppendOnly, hasExpired } from './append-only';

/**
 * The audit trail: a table beside the content types, so that neither the panel nor a role nor an API of Strapi reaches it
 * (docs/decisions/0038). Times are ISO 8601 in UTC and as long as each other, so that their order is that of texts.
 */
export const AUDIT_TABLE = 'audit_trail';

export interface AuditRow {
  id: number;
  at: string;
  account_id: number | null;
  account_name: string | null;
  source: string;
  action: string;
  kind: string | null;
  thing: string | null;
  count: number | null;
}

const NAME_LENGTH = 255;

export async function ensureAuditTrail(database: Knex): Promise<void> {
  if (!(await database.schema.hasTable(AUDIT_TABLE))) {
    await database.schema.createTable(AUDIT_TABLE, (columns) => {
      columns.increments('id');
      columns.string('at', 24).notNullable().index();
      columns.integer('account_id');
      columns.string('account_name', NAME_LENGTH);
      columns.string('source', 20).notNullable();
      columns.string('action', 20).notNullable();
      columns.string('kind', 20);
      columns.string('thing', NAME_LENGTH);
      columns.integer('count');
    });
  }
  await enforceAppendOnly(database, AUDIT_TABLE);
}

/** @param database or a transaction, with which the entries then come and go */
export async function record(database: Knex, actor: Actor, acts: readonly Act[]): Promise<void> {
  if (acts.length === 0) return;
  const at = new Date().toISOString();
  const rows = acts.map(({ action, kind, thing, count }) => ({
    at,
    account_id: actor.account?.id ?? null,
    account_name: actor.account?.name.slice(0, NAME_LENGTH) ?? null,
    source: actor.source,
    action,
    kind,
    thing: thing === null ? null : String(thing).slice(0, NAME_LENGTH),
    count: count ?? null,
  }));
  await database(AUDIT_TABLE).insert(rows);
}

/** By the clock of the database, which decides what may go. @returns how many entries went */
export const removeExpired = (database: Knex): Promise<number> =>
  database(AUDIT_TABLE)
    .whereRaw(hasExpired(dialectOf(database)))
    .delete();
