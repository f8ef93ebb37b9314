import { LANGUAGE_CODES, type Language } from '../../contract/languages';
import type { ContentType } from '../content-types';
import { type Data, type Row, type Strapi, table } from '../strapi';
import { outdatedByLanguage, type Sources } from '../translations/sources';
import { writtenTexts } from '../translations/translated-texts';
import type { Permissions } from './permissions';

interface Person {
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
}

export interface EditedRow extends Row {
  updatedBy?: Person | null;
}

export interface LocalizedRow extends EditedRow {
  locale: Language;
}

/** One row a language, German first. */
export type Rows<T extends LocalizedRow> = [T, ...T[]];

export type Populate = Record<string, true | { populate: string[] }>;

/** Conditions of roles refer to the first, answers name the second. */
export const PEOPLE = {
  createdBy: { select: ['id'] },
  updatedBy: { select: ['id', 'firstname', 'lastname', 'username'] },
};

/** Ignores the account's permissions. */
export async function entriesOf<T extends LocalizedRow>(
  strapi: Strapi,
  type: ContentType,
  populate: Populate,
  where: Data = {},
): Promise<Rows<T>[]> {
  const found = await table<T>(strapi, type.uid).findMany({
    where,
    populate: { ...populate, ...PEOPLE },
    orderBy: [{ [type.keyField]: 'asc' }],
  });
  const entries = new Map<string, T[]>();
  for (const row of found.filter(({ locale }) => LANGUAGE_CODES.includes(locale))) {
    entries.set(row.documentId, [...(entries.get(row.documentId) ?? []), row]);
  }
  const position = ({ locale }: T) => LANGUAGE_CODES.indexOf(locale);
  return [...entries.values()].map((rows) => rows.sort((a, b) => position(a) - position(b)) as Rows<T>);
}

export const rowIn = <T extends LocalizedRow>(rows: readonly T[], language: Language): T | undefined =>
  rows.find(({ locale }) => locale === language);

/** Drafts have the newest texts. */
export const storedVersion = ({ hasDrafts }: ContentType): Data =>
  hasDrafts ? { publishedAt: { $null: true } } : {};

export const documentsOf = (entries: readonly Rows<LocalizedRow>[]): string[] =>
  entries.map(([{ documentId }]) => documentId);

export async function visibleRows<T extends LocalizedRow>(
  permissions: Permissions,
  rows: Rows<T>,
): Promise<Rows<T> | null> {
  const readable = rows.filter((row) => permissions.can.read(row));
  const visible = (await Promise.all(readable.map((row) => permissions.sanitizeOutput(row)))) as T[];
  return visible.length > 0 ? (visible as Rows<T>) : null;
}

export function ageOf(rows: Rows<LocalizedRow>) {
  const newest = newestOf(rows);
  return {
    /** The newest of all languages (decision C23). */
    lastUpdated: timeOf(newest),
    updatedBy: nameOf(newest.updatedBy),
    languages: byLanguage(rows, timeOf),
  };
}

export function byLanguage<T extends LocalizedRow, V>(rows: Rows<T>, value: (row: T) => V) {
  return Object.fromEntries(rows.map((row) => [row.locale, value(row)])) as Partial<Record<Language, V>>;
}

export function outdatedTextsOf(uid: string, visible: Rows<LocalizedRow>, sources?: Sources) {
  return outdatedByLanguage((language) => {
    const row = rowIn(visible, language);
    return row && writtenTexts(uid, row);
  }, sources);
}

export const timeOf = ({ updatedAt }: Pick<Row, 'updatedAt'>) => new Date(updatedAt ?? 0).toISOString();

export const newestOf = <T extends LocalizedRow>(rows: Rows<T>): T =>
  rows.reduce((newest, row) => (timeOf(row) > timeOf(newest) ? row : newest));

export function nameOf(person: Person | null | undefined): string | null {
  if (!person) return null;
  return [person.firstname, person.lastname].filter(Boolean).join(' ') || person.username || null;
}
