import type { Knex } from 'knex';
import type { Contents, Destination, Way } from './notice';

/** Beside the content types, so that no notice changes the content's version, and no API or role reaches it. */
export const NOTICES_TABLE = 'waiting_notices';

const TOGETHER = 100;

interface NoticeRow {
  id: number;
  way: Way;
  recipient: string;
  /** JSON */
  notice: string;
  /** Milliseconds since 1970, which PostgreSQL answers as text. */
  created_at: number | string;
  due_at: number | string;
  attempts: number;
}

export async function ensureNoticesTable({ schema }: Knex): Promise<void> {
  if (await schema.hasTable(NOTICES_TABLE)) return;
  await schema.createTable(NOTICES_TABLE, (columns) => {
    columns.increments('id');
    columns.string('way', 10).notNullable().index();
    columns.string('recipient').notNullable();
    columns.text('notice').notNullable();
    columns.bigInteger('created_at').notNullable();
    columns.bigInteger('due_at').notNullable();
    columns.integer('attempts').notNullable();
  });
}

export async function addNotice<OneWay extends Way>(
  database: Knex,
  destinations: readonly Destination<OneWay>[],
  notice: Contents[OneWay],
  now = Date.now(),
): Promise<void> {
  if (destinations.length === 0) return;
  const row = { notice: JSON.stringify(notice), created_at: now, due_at: now, attempts: 0 };
  await database<NoticeRow>(NOTICES_TABLE).insert(
    destinations.map(({ way, recipient }) => ({ way, recipient, ...row })),
  );
}

export interface Batch<OneWay extends Way> {
  ids: number[];
  notices: Contents[OneWay][];
  /** Both of the oldest notice. */
  attempts: number;
  dueAt: number;
}

export async function waitingRecipients(database: Knex, way: Way): Promise<string[]> {
  const rows: Pick<NoticeRow, 'recipient'>[] = await database<NoticeRow>(NOTICES_TABLE)
    .where({ way })
    .groupBy('recipient')
    .orderByRaw('min(id)')
    .select('recipient');
  return rows.map(({ recipient }) => recipient);
}

/** Returns the oldest notices, null while there is none or the pause after a failure lasts. */
export async function dueBatch<OneWay extends Way>(
  database: Knex,
  { way, recipient }: Destination<OneWay>,
  now: number,
): Promise<Batch<OneWay> | null> {
  const rows = await database<NoticeRow>(NOTICES_TABLE)
    .where({ way, recipient })
    .orderBy('id')
    .limit(TOGETHER);
  const [oldest] = rows;
  if (!oldest || Number(oldest.due_at) > now) return null;
  return {
    ids: rows.map(({ id }) => id),
    notices: rows.map(({ notice }) => JSON.parse(notice)),
    attempts: oldest.attempts,
    dueAt: Number(oldest.due_at),
  };
}

/** Keeps the batch from every other Strapi until then. Returns false if one of them was first. */
export async function claimBatch<OneWay extends Way>(
  database: Knex,
  { ids, dueAt }: Batch<OneWay>,
  until: number,
): Promise<boolean> {
  const claimed = await database<NoticeRow>(NOTICES_TABLE)
    .where({ id: ids[0], due_at: dueAt })
    .update({ due_at: until });
  return claimed === 1;
}

export async function removeNotices(database: Knex, ids: readonly number[]): Promise<void> {
  await database<NoticeRow>(NOTICES_TABLE).whereIn('id', ids).delete();
}

export async function removeOrders(database: Knex, account: number): Promise<void> {
  await database<NoticeRow>(NOTICES_TABLE)
    .where({ way: 'account', recipient: String(account) })
    .delete();
}

export async function postponeNotices(database: Knex, ids: readonly number[], dueAt: number): Promise<void> {
  await database<NoticeRow>(NOTICES_TABLE)
    .whereIn('id', ids)
    .update({ due_at: dueAt })
    .increment('attempts', 1);
}

/** Returns how many of the notices are removed because they are as old. */
export async function removeOldNotices(database: Knex, way: Way, createdUntil: number): Promise<number> {
  return database<NoticeRow>(NOTICES_TABLE).where({ way }).where('created_at', '<=', createdUntil).delete();
}

export async function removeOtherWays(database: Knex, ways: readonly Way[]): Promise<void> {
  await database<NoticeRow>(NOTICES_TABLE).whereNotIn('way', ways).delete();
}
