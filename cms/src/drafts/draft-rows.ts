import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { StoredDraft } from '../../contract/draft';
import type { DraftChanges } from '../../contract/draft-changes';
import type { DraftKind } from '../../contract/draft-fields';

/** Beside the content types, so that no draft changes the content's version, and no API or role reaches it. */
export const DRAFTS_TABLE = 'editor_drafts';

interface DraftRow {
  id: number;
  account_id: number;
  kind: DraftKind;
  key: string;
  revision: string;
  /** JSON */
  changes: string;
  /** Milliseconds since 1970, which PostgreSQL answers as text. */
  touched_at: number | string;
}

export async function ensureDraftsTable({ schema }: Knex): Promise<void> {
  if (await schema.hasTable(DRAFTS_TABLE)) return;
  await schema.createTable(DRAFTS_TABLE, (columns) => {
    columns.increments('id');
    columns.integer('account_id').notNullable();
    columns.string('kind', 20).notNullable();
    columns.string('key', 255).notNullable();
    columns.string('revision', 36).notNullable();
    columns.text('changes').notNullable();
    columns.bigInteger('touched_at').notNullable();
    columns.unique(['account_id', 'kind', 'key']);
  });
}

const draftOf = ({ kind, key, revision, changes, touched_at }: DraftRow): StoredDraft => ({
  kind,
  key,
  revision,
  changes: JSON.parse(changes),
  touchedAt: Number(touched_at),
});

type Name = Pick<StoredDraft, 'kind' | 'key'>;

const rowsOf = (database: Knex, account: number) =>
  database<DraftRow>(DRAFTS_TABLE).where({ account_id: account });

export async function draftsOf(database: Knex, account: number): Promise<StoredDraft[]> {
  return (await rowsOf(database, account).orderBy('id')).map(draftOf);
}

/** Locks the row until the end of the transaction. */
export async function findDraft(
  trx: Knex.Transaction,
  account: number,
  { kind, key }: Name,
): Promise<StoredDraft | null> {
  const [row] = await rowsOf(trx, account).where({ kind, key }).forUpdate();
  return row ? draftOf(row) : null;
}

export async function countDrafts(database: Knex, account: number): Promise<number> {
  const [counted] = await rowsOf(database, account).count({ total: 'id' });
  return Number(counted?.total);
}

export async function writeDraft(
  database: Knex,
  account: number,
  { kind, key, changes, touchedAt }: Omit<StoredDraft, 'revision'>,
): Promise<string> {
  const revision = randomUUID();
  const row = { revision, changes: JSON.stringify(changes), touched_at: touchedAt };
  await database<DraftRow>(DRAFTS_TABLE)
    .insert({ account_id: account, kind, key, ...row })
    .onConflict(['account_id', 'kind', 'key'])
    .merge(row);
  return revision;
}

export async function removeDraft(database: Knex, account: number, { kind, key }: Name): Promise<void> {
  await rowsOf(database, account).where({ kind, key }).delete();
}

/** Turns changes into a draft again. What was typed meanwhile stays in front, and the other text beside it. */
export async function giveBack(
  trx: Knex.Transaction,
  account: number,
  { kind, key, changes }: Name & { changes: DraftChanges },
): Promise<void> {
  const typed = (await findDraft(trx, account, { kind, key }))?.changes ?? {};
  const both = Object.entries(changes).flatMap(([name, change]) => {
    const own = Object.hasOwn(typed, name) ? typed[name] : undefined;
    if (!own) return [[name, change] as const];
    return JSON.stringify(own.to) === JSON.stringify(change.to)
      ? []
      : [[name, { ...own, rival: change.to }] as const];
  });
  const merged = { ...typed, ...Object.fromEntries(both) };
  await writeDraft(trx, account, { kind, key, changes: merged, touchedAt: Date.now() });
}
