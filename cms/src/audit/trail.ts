import type { Knex } from 'knex';
import type { Act, Actor } from './act';
import { dialectOf, enforceAppendOnly, hasExpired } from './append-only';

/** Outside the content types, so that no panel, role or API of Strapi reaches it (docs/decisions/0038). */
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
      columns.text('thing');
      columns.integer('count');
    });
  }
  await widenThings(database);
  await enforceAppendOnly(database, AUDIT_TABLE);
}

/** Older trails in PostgreSQL allowed 255 characters; SQLite has no limit. */
async function widenThings(database: Knex): Promise<void> {
  if (dialectOf(database) !== 'postgres') return;
  const { thing } = await database(AUDIT_TABLE).columnInfo();
  if (thing?.type !== 'text') await database.raw(`ALTER TABLE ${AUDIT_TABLE} ALTER COLUMN thing TYPE text`);
}

const THING_SEPARATOR = ' ';

function written({ thing, things }: Act): string | null {
  const cut = (name: string | number) => String(name).slice(0, NAME_LENGTH);
  if (things) return things.map(cut).join(THING_SEPARATOR);
  return thing === null ? null : cut(thing);
}

export async function record(
  database: Knex,
  actor: Actor,
  acts: readonly Act[],
  now = new Date(),
): Promise<void> {
  if (acts.length === 0) return;
  const rows = acts.map((act) => ({
    at: now.toISOString(),
    account_id: actor.account?.id ?? null,
    account_name: actor.account?.name.slice(0, NAME_LENGTH) ?? null,
    source: actor.source,
    action: act.action,
    kind: act.kind,
    thing: written(act),
    count: act.count ?? null,
  }));
  await database(AUDIT_TABLE).insert(rows);
}

export async function thingsSince(
  database: Knex,
  account: number,
  { action, kind }: Pick<Act, 'action' | 'kind'>,
  since: Date,
): Promise<ReadonlySet<string>> {
  const rows = await database<AuditRow>(AUDIT_TABLE)
    .where('at', '>', since.toISOString())
    .where({ account_id: account, action, kind })
    .select('thing');
  return new Set(rows.flatMap(({ thing }) => [thing ?? '', ...(thing?.split(THING_SEPARATOR) ?? [])]));
}

/** Uses the database's clock, as the triggers do. */
export const removeExpired = (database: Knex): Promise<number> =>
  database(AUDIT_TABLE)
    .whereRaw(hasExpired(dialectOf(database)))
    .delete();
