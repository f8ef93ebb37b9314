import type { Knex } from 'knex';
import { type AuditAccount, type AuditEntry, type AuditFilter, auditEntry } from '../../contract/audit';
import { NO_ACCOUNT } from '../../contract/audit-fields';
import { endOfDay, startOfDay } from './german-days';
import { AUDIT_TABLE, type AuditRow } from './trail';

function entryOf({
  id,
  at,
  account_id,
  account_name,
  source,
  action,
  kind,
  thing,
  count,
}: AuditRow): AuditEntry {
  const account = account_id === null ? null : { id: account_id, name: account_name ?? String(account_id) };
  return auditEntry.parse({ id, at, account, source, action, kind, thing, count });
}

function found(database: Knex, { account, action, from, to }: AuditFilter) {
  const query = database<AuditRow>(AUDIT_TABLE);
  if (account === NO_ACCOUNT) query.whereNull('account_id');
  else if (account !== undefined) query.where('account_id', account);
  if (action) query.where({ action });
  if (from) query.where('at', '>=', startOfDay(from));
  if (to) query.where('at', '<', endOfDay(to));
  return query;
}

export async function findEntries(database: Knex, filter: AuditFilter): Promise<AuditEntry[]> {
  const rows = await found(database, filter).orderBy('id', 'desc').select('*');
  return rows.map(entryOf);
}

export async function findEntriesOfPage(
  database: Knex,
  filter: AuditFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: AuditEntry[]; total: number }> {
  const rows = await found(database, filter)
    .orderBy('id', 'desc')
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .select('*');
  const [counted] = await found(database, filter).count({ total: 'id' });
  return { items: rows.map(entryOf), total: Number(counted?.total) };
}

export async function findAccounts(database: Knex): Promise<AuditAccount[]> {
  const latest = database(AUDIT_TABLE).whereNotNull('account_id').groupBy('account_id').max('id');
  const rows = await database<AuditRow>(AUDIT_TABLE)
    .whereIn('id', latest)
    .select('account_id', 'account_name');
  return rows
    .map(({ account_id, account_name }) => ({
      id: Number(account_id),
      name: account_name ?? String(account_id),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'de'));
}
