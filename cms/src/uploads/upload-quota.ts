import type { Knex } from 'knex';

/** Counts deleted and replaced pictures too, which the table of files does not know, and survives a restart. */
const TABLE = 'uploads_of_accounts';
const DAY_MS = 24 * 60 * 60_000;
export const MAX_UPLOADS = 1_000;

interface UploadRow {
  id: number;
  account: number;
  /** Milliseconds since 1970, too large for an integer column of PostgreSQL. */
  at: number | string;
  files: number;
  bytes: number;
}

export interface Upload {
  account: number;
  files: number;
  bytes: number;
}

export async function ensureUploadQuota(database: Knex): Promise<void> {
  if (await database.schema.hasTable(TABLE)) return;
  await database.schema.createTable(TABLE, (columns) => {
    columns.increments('id');
    columns.integer('account').notNullable().index();
    columns.bigInteger('at').notNullable();
    columns.integer('files').notNullable();
    columns.integer('bytes').notNullable();
  });
}

export type Reservation = { id: number } | { retryAfterSeconds: number };

/** Counts an upload before it is stored, so that simultaneous ones cannot pass the limit. */
export async function reserveUpload(
  database: Knex,
  upload: Upload,
  maxBytes: number,
  now = Date.now(),
): Promise<Reservation> {
  await database<UploadRow>(TABLE)
    .where('at', '<=', now - DAY_MS)
    .delete();
  const [inserted] = await database<UploadRow>(TABLE)
    .insert({ ...upload, at: now })
    .returning('id');
  const id = Number(inserted?.id);
  const rows = await database<UploadRow>(TABLE).where({ account: upload.account }).orderBy(['at', 'id']);
  const freeAt = whenItFits(rows, maxBytes);
  if (freeAt === null) return { id };
  await cancelUpload(database, id);
  return { retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now) / 1_000)) };
}

/** Returns null if all fit. */
function whenItFits(rows: readonly UploadRow[], maxBytes: number): number | null {
  let files = rows.reduce((sum, row) => sum + row.files, 0);
  let bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
  const fits = () => files <= MAX_UPLOADS && bytes <= maxBytes;
  if (fits()) return null;
  let freeAt = 0;
  for (const row of rows) {
    files -= row.files;
    bytes -= row.bytes;
    freeAt = Number(row.at) + DAY_MS;
    if (fits()) break;
  }
  return freeAt;
}

export async function cancelUpload(database: Knex, id: number): Promise<void> {
  await database<UploadRow>(TABLE).where({ id }).delete();
}

/** Pictures are stored without metadata and mostly encoded again, which changes their size. */
export async function settleUpload(database: Knex, id: number, bytes: number): Promise<void> {
  await database<UploadRow>(TABLE).where({ id }).update({ bytes });
}
