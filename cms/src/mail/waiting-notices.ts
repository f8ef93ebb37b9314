import type { Knex } from 'knex';
import type { Contents, Destination, Way } from './notice';

/** Beside the content types, so that no notice changes the content's version, and no API or role reaches it. */
export const NOTICES_TABLE = 'waiting_notices';

/** The ends of rests between two mails: after a restart, and at another Strapi, the pace is the same. */
export const RESTS_TABLE = 'notice_rests';

/** More than Strapi takes in a minute, and no more than a statement may name. */
export const TOGETHER = 10_000;

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

interface RestRow {
  way: Way;
  recipient: string;
  rests_until: number | string;
}

export async function ensureNoticesTables(database: Knex): Promise<void> {
  if (!(await database.schema.hasTable(RESTS_TABLE))) {
    await database.schema.createTable(RESTS_TABLE, (columns) => {
      columns.string('way', 10).notNullable();
      columns.string('recipient').notNullable();
      columns.bigInteger('rests_until').notNullable();
      columns.primary(['way', 'recipient']);
    });
  }
  if (await database.schema.hasTable(NOTICES_TABLE)) return;
  await database.schema.createTable(NOTICES_TABLE, (columns) => {
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
  destination: Destination<OneWay>;
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
  destination: Destination<OneWay>,
  now: number,
): Promise<Batch<OneWay> | null> {
  const { way, recipient } = destination;
  const rows = await database<NoticeRow>(NOTICES_TABLE)
    .where({ way, recipient })
    .orderBy('id')
    .limit(TOGETHER);
  const [oldest] = rows;
  if (!oldest || Number(oldest.due_at) > now) return null;
  return {
    destination,
    ids: rows.map(({ id }) => id),
    notices: rows.map(({ notice }) => JSON.parse(notice)),
    attempts: oldest.attempts,
    dueAt: Number(oldest.due_at),
  };
}

/** Returns zero for a recipient who does not rest. */
export async function restOf(database: Knex, { way, recipient }: Destination): Promise<number> {
  const row = await database<RestRow>(RESTS_TABLE).where({ way, recipient }).first();
  return Number(row?.rests_until ?? 0);
}

/**
 * Keeps the batch from every other Strapi until then. Returns false if one of them was first, also if it took older
 * notices meanwhile, after which the recipient rests.
 */
export async function claimBatch<OneWay extends Way>(
  database: Knex,
  { destination: { way, recipient }, ids, dueAt }: Batch<OneWay>,
  { now, until }: { now: number; until: number },
): Promise<boolean> {
  const rest = database<RestRow>(RESTS_TABLE).where({ way, recipient }).where('rests_until', '>', now);
  const claimed = await database<NoticeRow>(NOTICES_TABLE)
    .where({ id: ids[0], due_at: dueAt })
    .whereNotExists(rest.select('way'))
    .update({ due_at: until });
  return claimed === 1;
}

/** Removes what was taken, and begins the rest of its recipient. */
export async function settleBatch<OneWay extends Way>(
  database: Knex,
  { destination, ids }: Batch<OneWay>,
  { now, restsUntil }: { now: number; restsUntil: number },
): Promise<void> {
  await database.transaction(async (trx) => {
    await trx<NoticeRow>(NOTICES_TABLE).whereIn('id', ids).delete();
    await trx<RestRow>(RESTS_TABLE).where('rests_until', '<=', now).delete();
    await trx<RestRow>(RESTS_TABLE)
      .insert({ ...destination, rests_until: restsUntil })
      .onConflict(['way', 'recipient'])
      .merge();
  });
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

/** Counts what waits by each of the ways, with the age of the oldest. */
export async function countWaiting(database: Knex, ways: readonly Way[], now = Date.now()) {
  const rows: { way: Way; waiting: number | string; since: number | string }[] = await database(NOTICES_TABLE)
    .groupBy('way')
    .select('way')
    .count({ waiting: '*' })
    .min({ since: 'created_at' });
  return ways.map((way) => {
    const row = rows.find((one) => one.way === way);
    return {
      way,
      waiting: Number(row?.waiting ?? 0),
      oldestSeconds: row ? Math.max(0, (now - Number(row.since)) / 1_000) : 0,
    };
  });
}
