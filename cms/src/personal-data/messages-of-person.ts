import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { type ErasureReceipt, type PersonalDataExport, plainEmail } from '../../contract/personal-data';
import type { Actor } from '../audit/act';
import { dialectOf } from '../audit/append-only';
import { record } from '../audit/trail';

/**
 * All messages of an address, to be handed out or erased: for /admin and the command line alike, which is why it speaks to
 * the database and not to Strapi. The search of /admin reads the same rows; there is no copy of a message elsewhere.
 */
const TABLE = 'contact_submissions';
/** Says who handled the message, and by what repeats of it are known: neither is about the person who wrote it. */
const NOT_EXPORTED = ['created_by_id', 'updated_by_id', 'submission_id', 'content_key'];
const TIMES = ['submitted_at', 'created_at', 'updated_at', 'published_at'];
/** A statement of SQLite takes a limited number of values. */
const ROWS_AT_ONCE = 500;
const DIGEST_IN_TRAIL = 16;

type MessageRow = Record<string, string | number | Date | null> & { id: number; document_id: string };

/** Compared here, because the databases fold the capitals of other alphabets differently, or not at all. */
async function idsOf(database: Knex, email: string): Promise<number[]> {
  const rows = await database<{ id: number; email: string | null }>(TABLE)
    .select('id', 'email')
    .orderBy('id');
  return rows.filter((row) => plainEmail(row.email ?? '') === email).map(({ id }) => id);
}

export const countMessages = async (database: Knex, email: string): Promise<number> =>
  (await idsOf(database, email)).length;

const camelCase = (column: string) =>
  column.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** PostgreSQL gives dates, SQLite milliseconds. */
const toldValue = (column: string, value: string | number | Date | null) =>
  value !== null && TIMES.includes(column)
    ? new Date(value).toISOString()
    : (value as string | number | null);

function exported(row: MessageRow) {
  const told = Object.entries(row).filter(([column]) => !NOT_EXPORTED.includes(column));
  return Object.fromEntries(told.map(([column, value]) => [camelCase(column), toldValue(column, value)]));
}

/** @param email as `plainEmail` makes it */
export async function exportMessages(
  database: Knex,
  actor: Actor,
  email: string,
): Promise<PersonalDataExport> {
  return database.transaction(async (transaction) => {
    const ids = await idsOf(transaction, email);
    const rows = await inParts(ids, (part) =>
      transaction<MessageRow>(TABLE).whereIn('id', part).orderBy('id').select('*'),
    );
    await record(transaction, actor, [{ action: 'export', kind: 'message', thing: null, count: ids.length }]);
    const messages = rows.map((row) => exported(row as MessageRow));
    return { email, exportedAt: new Date().toISOString(), count: messages.length, messages };
  });
}

/** Other messages have come or gone since the count was shown. */
export class CountHasChanged extends Error {
  override name = 'CountHasChanged';
  readonly details = {};

  constructor() {
    super('Messages of this address have come or gone since they were counted.');
  }
}

/**
 * @param email as `plainEmail` makes it
 * @param expected how many messages somebody has agreed to erase
 * @throws CountHasChanged, and nothing is erased
 */
export async function eraseMessages(
  database: Knex,
  actor: Actor,
  { email, count: expected }: { email: string; count: number },
): Promise<ErasureReceipt> {
  const receipt = await database.transaction(async (transaction) => {
    const ids = await idsOf(transaction, email);
    if (ids.length !== expected) throw new CountHasChanged();
    const rows = await inParts(ids, (part) =>
      transaction<MessageRow>(TABLE).whereIn('id', part).orderBy('id').select('id', 'document_id'),
    );
    const made = receiptFor(rows.map((row) => String(row.document_id)));
    if (ids.length === 0) return made;
    await inParts(ids, async (part) => {
      await transaction(TABLE).whereIn('id', part).delete();
      return [];
    });
    const thing = made.digest.slice(0, DIGEST_IN_TRAIL);
    await record(transaction, actor, [{ action: 'erase', kind: 'message', thing, count: ids.length }]);
    return made;
  });
  await emptyJournal(database);
  return receipt;
}

/**
 * In the file of SQLite the deletion has overwritten the rows (`secure_delete`, config/database.ts); its journal still has
 * the pages from before until it is written into the file.
 */
async function emptyJournal(database: Knex): Promise<void> {
  if (dialectOf(database) === 'sqlite') await database.raw('PRAGMA wal_checkpoint(TRUNCATE)');
}

function receiptFor(ids: string[]): ErasureReceipt {
  const digest = createHash('sha256').update(ids.join('\n')).digest('hex');
  return { erasedAt: new Date().toISOString(), count: ids.length, ids, digest };
}

async function inParts<Row>(ids: number[], work: (part: number[]) => PromiseLike<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let first = 0; first < ids.length; first += ROWS_AT_ONCE) {
    rows.push(...(await work(ids.slice(first, first + ROWS_AT_ONCE))));
  }
  return rows;
}
