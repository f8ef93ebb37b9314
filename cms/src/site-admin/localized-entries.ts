import { errors } from '@strapi/utils';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../contract/languages';
import type { ContentType } from '../content-types';
import { type AdminContext, type Data, documents, type Row, type Strapi, table } from '../strapi';
import { outdatedByLanguage, type Sources } from '../translations/sources';
import { writtenTexts } from '../translations/translated-texts';
import { type Permissions, permissionsOf, permittedData } from './permissions';

interface Person {
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
}

export interface LocalizedRow extends Row {
  locale: Language;
  updatedBy?: Person | null;
}

/** All rows of one entry, one a language, German first. */
export type Rows<T extends LocalizedRow> = [T, ...T[]];

const PEOPLE = {
  createdBy: { select: ['id'] },
  updatedBy: { select: ['id', 'firstname', 'lastname', 'username'] },
};

/** Entries of a type without drafts, each with its rows, whatever the account may see of them. */
export async function entriesOf<T extends LocalizedRow>(
  strapi: Strapi,
  type: ContentType,
  populate: Record<string, true | { populate: string[] }>,
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

/** By what entries are known to the table of sources. */
export const documentsOf = (entries: readonly Rows<LocalizedRow>[]): string[] =>
  entries.map(([{ documentId }]) => documentId);

/** The rows and fields that the account may read; null where there are none. */
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
    /** Decisions C23: the newest of all languages. */
    lastUpdated: timeOf(newest),
    updatedBy: nameOf(newest.updatedBy),
    languages: byLanguage(rows, timeOf),
  };
}

export function byLanguage<T extends LocalizedRow, V>(rows: Rows<T>, value: (row: T) => V) {
  return Object.fromEntries(rows.map((row) => [row.locale, value(row)])) as Partial<Record<Language, V>>;
}

/** The texts of an entry that were made from another German text than today's, each with that one. */
export function outdatedTextsOf(uid: string, visible: Rows<LocalizedRow>, sources?: Sources) {
  const rowIn = (language: Language) => visible.find(({ locale }) => locale === language);
  return outdatedByLanguage((language) => {
    const row = rowIn(language);
    return row && writtenTexts(uid, row);
  }, sources);
}

export const timeOf = ({ updatedAt }: LocalizedRow) => new Date(updatedAt ?? 0).toISOString();

const newestOf = <T extends LocalizedRow>(rows: Rows<T>): T =>
  rows.reduce((newest, row) => (timeOf(row) > timeOf(newest) ? row : newest));

export function nameOf(person: Person | null | undefined): string | null {
  if (!person) return null;
  return [person.firstname, person.lastname].filter(Boolean).join(' ') || person.username || null;
}

/**
 * Runs in one transaction on the rows of an entry, which PostgreSQL keeps for us alone until the end (SQLite
 * has one writer anyway): two editors cannot both pass the look at the state.
 */
export async function changeEntry<T>(
  strapi: Strapi,
  type: ContentType,
  key: string,
  change: () => Promise<T>,
): Promise<T> {
  return await strapi.db.transaction(async ({ trx }) => {
    await trx(type.table)
      .where({ [type.keyColumn]: key })
      .orderBy('id')
      .forUpdate()
      .select('id');
    return change();
  });
}

interface Write {
  type: ContentType;
  key: string;
  /** Missing for a new entry. */
  rows: Rows<LocalizedRow> | null;
  /** What changes in each language; languages without changes are absent. */
  texts: Partial<Record<Language, Data>>;
  /** What changes in all languages. */
  shared: Data;
}

/** Writes what changed and nothing else; integrity/language-dates.ts leaves the dates of the other languages. */
export async function writeEntry(strapi: Strapi, context: AdminContext, write: Write): Promise<void> {
  const { type, rows, texts } = write;
  let { shared } = write;
  let documentId = rows?.[0].documentId;
  const written = LANGUAGE_CODES.filter((language) => texts[language]);
  const hasChanges = written.length > 0 || Object.keys(shared).length > 0;
  if (!hasChanges && documentId) return;
  if (!documentId) {
    shared = { [type.keyField]: write.key, ...shared };
    // Entries that lack the default language run into defects of Strapi (decisions A17).
    if (!written.includes(DEFAULT_LANGUAGE)) written.unshift(DEFAULT_LANGUAGE);
  }
  // Of what all languages share, the newest row is the one to bear the date: their order stays.
  if (written.length === 0 && rows) written.push(newestOf(rows).locale);

  const permissions = permissionsOf(strapi, context, type.uid);
  const { user } = context.state;
  for (const locale of written) {
    const existing = rows?.find((row) => row.locale === locale);
    const planned = { locale, createdBy: { id: user.id } };
    const wanted = { ...shared, ...texts[locale] };
    const permitted = await permittedData(permissions, { existing, planned }, wanted);
    const data = { ...permitted, updatedBy: user.id, ...(!existing && { createdBy: user.id }) };
    if (documentId) await documents(strapi, type.uid).update({ documentId, locale, data });
    else documentId = (await documents(strapi, type.uid).create({ locale, data })).documentId;
    shared = {};
  }
}

export async function deleteEntry(
  strapi: Strapi,
  context: AdminContext,
  type: ContentType,
  rows: Rows<LocalizedRow>,
): Promise<void> {
  const permissions = permissionsOf(strapi, context, type.uid);
  if (rows.some((row) => permissions.cannot.delete(row))) throw new errors.ForbiddenError();
  await documents(strapi, type.uid).delete({ documentId: rows[0].documentId, locale: '*' });
}
