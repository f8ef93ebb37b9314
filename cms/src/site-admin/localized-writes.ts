import { errors } from '@strapi/utils';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../contract/languages';
import type { ContentType } from '../content-types';
import { type AdminContext, type Data, documents, type Strapi, table } from '../strapi';
import { type LocalizedRow, newestOf, type Rows, rowIn } from './localized-entries';
import { permissionsOf, permittedData } from './permissions';

export interface Changes {
  /** Localized fields by language; unchanged languages are absent. */
  texts: Partial<Record<Language, Data>>;
  shared?: Data;
  /** Shared fields that are no content and must not change `updatedAt`. */
  undated?: Data;
}

export const hasChanges = ({ texts, shared = {}, undated = {} }: Changes): boolean =>
  [texts, shared, undated].some((change) => Object.keys(change).length > 0);

export function changedTexts<T extends LocalizedRow>(
  rows: readonly T[],
  changeIn: (language: Language, row: T | undefined) => Data,
): Changes['texts'] {
  const changes = LANGUAGE_CODES.map((language) => {
    return [language, changeIn(language, rowIn(rows, language))] as const;
  });
  return Object.fromEntries(changes.filter(([, change]) => Object.keys(change).length > 0));
}

/** Returns the given fields that differ; null and an empty text are equal (decision C1). */
export function differences(given: Data, stored: Data = {}): Data {
  return Object.fromEntries(
    Object.entries(given).filter(
      ([field, value]) => value !== undefined && (value ?? '') !== (stored[field] ?? ''),
    ),
  );
}

/** Locks the rows, so that the second of two simultaneous saves sees the first (SQLite has one writer anyway). */
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
  rows: Rows<LocalizedRow> | null;
  changes: Changes;
}

export async function writeEntry(strapi: Strapi, context: AdminContext, write: Write): Promise<void> {
  const { type, key, rows, changes } = write;
  const { texts, undated = {} } = changes;
  if (rows) await writeUndated(strapi, context, type, rows, undated);
  let shared = rows ? { ...changes.shared } : { [type.keyField]: key, ...changes.shared, ...undated };
  const written = LANGUAGE_CODES.filter((language) => texts[language]);
  // Entries without the default language run into defects of Strapi (decision A17).
  if (!rows && !written.includes(DEFAULT_LANGUAGE)) written.unshift(DEFAULT_LANGUAGE);
  // Saves shared fields with the newest row, to keep the order of the languages by date.
  if (rows && written.length === 0 && Object.keys(shared).length > 0) written.push(newestOf(rows).locale);

  const permissions = permissionsOf(strapi, context, type.uid);
  const { user } = context.state;
  let documentId = rows?.[0].documentId;
  for (const locale of written) {
    const existing = rowIn(rows ?? [], locale);
    const planned = { locale, createdBy: { id: user.id } };
    const wanted = { ...shared, ...texts[locale] };
    const permitted = await permittedData(permissions, { existing, planned }, wanted);
    const data = { ...permitted, updatedBy: user.id, ...(!existing && { createdBy: user.id }) };
    if (documentId) await documents(strapi, type.uid).update({ documentId, locale, data });
    else documentId = (await documents(strapi, type.uid).create({ locale, data })).documentId;
    // Strapi copies them to the other languages with the first save.
    shared = {};
  }
}

/** Bypasses the Document Service, which would set `updatedAt`. */
export async function writeUndated(
  strapi: Strapi,
  context: AdminContext,
  { uid }: ContentType,
  rows: Rows<LocalizedRow>,
  data: Data,
): Promise<void> {
  const [existing] = rows;
  const names = Object.keys(data);
  if (rows.every((row) => names.every((name) => row[name] === data[name]))) return;
  const permitted = await permittedData(permissionsOf(strapi, context, uid), { existing }, data);
  await table(strapi, uid).updateMany({ where: { documentId: existing.documentId }, data: permitted });
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
