import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { type ErasureReceipt, type PersonalDataExport, plainEmail } from '../../contract/personal-data';
import type { Actor } from '../audit/act';
import { dialectOf } from '../audit/append-only';
import { record } from '../audit/trail';

/** Bypasses Strapi, because the command line has only the database. Messages have no copy elsewhere. */
const TABLE = 'contact_submissions';
/** Identifies accounts and repeated messages, and says nothing about the sender. */
const NOT_EXPORTED = ['created_by_id', 'updated_by_id', 'submission_id', 'content_key'];
const TIMES = ['submitted_at', 'created_at', 'updated_at', 'published_at'];
/** SQLite limits the number of values in a statement. */
const ROWS_AT_ONCE = 500;
const DIGEST_IN_TRAIL = 16;

type MessageRow = Record<string, string | number | Date | null> & { id: number; document_id: string };

/** Compares addresses here, because the databases fold the case of other alphabets differently or not at all. */
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

/** PostgreSQL returns dates, SQLite milliseconds. */
const toldValue = (column: string, value: string | number | Date | null) =>
  value !== null && TIMES.includes(column)
    ? new Date(value).toISOString()
    : (value as string | number | null);

function exported(row: MessageRow) {
  const told = Object.entries(row).filter(([column]) => !NOT_EXPORTED.includes(column));
  return Object.fromEntries(told.map(([column, value]) => [camelCase(column), toldValue(column, value)]));
}

/** Expects an address normalized by `plainEmail`. */
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

export class CountHasChanged extends Error {
  override name = 'CountHasChanged';
  readonly details = {};

  constructor() {
    super('Messages of this address have come or gone since they were counted.');
  }
}

/** Expects an address normalized by `plainEmail`. Throws CountHasChanged unless there are `expected` messages. */
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

/** Empties SQLite's journal, which still holds the erased pages; `secure_delete` covers only the file itself. */
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
