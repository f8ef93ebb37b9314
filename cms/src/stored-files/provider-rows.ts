import type { Knex } from 'knex';
import { nameOf } from './names';

export type Provider = 'local' | 'aws-s3';

const FILES = 'files';
const STORE = 'strapi_core_store_settings';
/** Logos of the panel are files without a row. */
const LOGOS = { key: 'core_admin_project-settings' };
const LOGO_NAMES = ['menuLogo', 'authLogo'] as const;

interface StoredFile {
  hash: string;
  ext: string | null;
}
interface FileRow extends StoredFile {
  id: number;
  name: string;
  /** SQLite returns JSON as text. */
  formats: string | Record<string, StoredFile> | null;
  updated_at: unknown;
}
interface Logo extends StoredFile {
  name: string;
  provider: string;
}
type Logos = Partial<Record<(typeof LOGO_NAMES)[number], Logo | null>>;

export interface LibraryFile {
  title: string;
  files: string[];
  changedAt: Date | null;
}

export async function filesStoredBy(database: Knex, provider: Provider): Promise<LibraryFile[]> {
  const rows: FileRow[] = await database(FILES)
    .where({ provider })
    .select('id', 'name', 'hash', 'ext', 'formats', 'updated_at');
  const logos = logosBy(await readLogos(database), provider);
  return [
    ...rows.map((row) => ({
      title: row.name,
      files: [row, ...formatsOf(row)].map(nameOf),
      changedAt: new Date(row.updated_at as string | number | Date),
    })),
    ...logos.map((logo) => ({ title: logo.name, files: [nameOf(logo)], changedAt: null })),
  ];
}

/** Returns what to do where the database knows files that are not in the place of the settings, or null. */
export async function uploadsElsewhere(database: Knex, provider: Provider): Promise<string | null> {
  const isBucket = provider === 'aws-s3';
  const { length } = await filesStoredBy(database, isBucket ? 'local' : 'aws-s3');
  if (length === 0) return null;
  const files = length === 1 ? '1 file of the media library is' : `${length} files of the media library are`;
  return isBucket
    ? `${files} on the disk, but S3_BUCKET is set: move them by "npm run uploads -- to-s3" (docs/operations.md)`
    : `${files} in a bucket, but S3_BUCKET is not set: set it again, or move them back by "npm run uploads -- to-disk" (docs/operations.md)`;
}

export async function moveRows(database: Knex, from: Provider, to: Provider): Promise<void> {
  await database(FILES).where({ provider: from }).update({ provider: to });
  const logos = await readLogos(database);
  const moved = logosBy(logos, from);
  if (moved.length === 0) return;
  for (const logo of moved) logo.provider = to;
  await database(STORE)
    .where(LOGOS)
    .update({ value: JSON.stringify(logos) });
}

function formatsOf({ formats }: FileRow): StoredFile[] {
  const read: unknown = typeof formats === 'string' ? JSON.parse(formats) : formats;
  return Object.values((read ?? {}) as Record<string, StoredFile>);
}

async function readLogos(database: Knex): Promise<Logos> {
  const row: { value: string } | undefined = await database(STORE).where(LOGOS).first('value');
  return row ? (JSON.parse(row.value) as Logos) : {};
}

const logosBy = (logos: Logos, provider: Provider): Logo[] =>
  LOGO_NAMES.flatMap((name) => (logos[name]?.provider === provider ? [logos[name]] : []));
