import type { Knex } from 'knex';
import { AUDIT_RETENTION_DAYS } from '../../contract/audit-fields';

export type Dialect = 'sqlite' | 'postgres';

export const dialectOf = (database: Knex): Dialect =>
  database.client.dialect === 'postgresql' ? 'postgres' : 'sqlite';

const OLDEST_KEPT: Record<Dialect, string> = {
  sqlite: `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${AUDIT_RETENTION_DAYS} days')`,
  postgres: `to_char((now() - interval '${AUDIT_RETENTION_DAYS} days') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

export const hasExpired = (dialect: Dialect, column = 'at') => `${column} < ${OLDEST_KEPT[dialect]}`;

/**
 * Keeps everybody who uses Strapi's connection from changing an entry and from deleting a young one. Recreates the
 * triggers at each start, because they contain the number of days. Strapi's schema sync leaves these tables alone.
 */
export async function enforceAppendOnly(database: Knex, table: string): Promise<void> {
  const statements = { sqlite: sqliteTriggers, postgres: postgresTriggers }[dialectOf(database)](table);
  await database.transaction(async (transaction) => {
    for (const statement of statements) await transaction.raw(statement);
  });
}

const NO_CHANGE = 'The audit trail is append-only.';
const NO_REMOVAL = `Entries of the audit trail are kept for ${AUDIT_RETENTION_DAYS} days.`;

const sqliteTriggers = (table: string): string[] => [
  `DROP TRIGGER IF EXISTS ${table}_unchanged`,
  `CREATE TRIGGER ${table}_unchanged BEFORE UPDATE ON ${table}
   BEGIN SELECT RAISE(ABORT, '${NO_CHANGE}'); END`,
  `DROP TRIGGER IF EXISTS ${table}_kept`,
  `CREATE TRIGGER ${table}_kept BEFORE DELETE ON ${table}
   WHEN NOT (${hasExpired('sqlite', 'OLD.at')})
   BEGIN SELECT RAISE(ABORT, '${NO_REMOVAL}'); END`,
];

const postgresTriggers = (table: string): string[] => [
  `CREATE OR REPLACE FUNCTION ${table}_refuse() RETURNS trigger LANGUAGE plpgsql AS $refuse$
   BEGIN RAISE EXCEPTION '%', TG_ARGV[0]; END $refuse$`,
  `CREATE OR REPLACE TRIGGER ${table}_unchanged BEFORE UPDATE ON ${table}
   FOR EACH ROW EXECUTE FUNCTION ${table}_refuse('${NO_CHANGE}')`,
  `CREATE OR REPLACE TRIGGER ${table}_kept BEFORE DELETE ON ${table}
   FOR EACH ROW WHEN (NOT (${hasExpired('postgres', 'OLD.at')})) EXECUTE FUNCTION ${table}_refuse('${NO_REMOVAL}')`,
  `CREATE OR REPLACE TRIGGER ${table}_whole BEFORE TRUNCATE ON ${table}
   FOR EACH STATEMENT EXECUTE FUNCTION ${table}_refuse('${NO_REMOVAL}')`,
];
