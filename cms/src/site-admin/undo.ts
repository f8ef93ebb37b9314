import { errors } from '@strapi/utils';
import { PUBLICATION } from '../../contract/history-fields';
import { DEFAULT_LANGUAGE } from '../../contract/languages';
import type { RedirectInput } from '../../contract/redirect';
import { translatedField } from '../../contract/translated-fields';
import { isTranslatedKind } from '../../contract/translation-state';
import { type ContentType, FILE, type PlainType, type SingleType } from '../content-types';
import { type ChangeRow, changesOf, parsedValue } from '../history/changes';
import {
  entryDataOf,
  fieldOf,
  isImage,
  isPicture,
  pictureIn,
  SHARED,
  snapshotOf,
  type Value,
} from '../history/snapshot';
import { type AdminContext, type Data, modelOf, type Row, type Strapi, table } from '../strapi';
import { EditConflict } from './etag';
import { LISTED_KINDS } from './listed-kinds';
import { entriesOf, storedVersion } from './localized-entries';
import { changeEntry, writeEntry } from './localized-writes';
import { refusal } from './refusal';
import { updateSingleEntry } from './single-entries';

type Entry = Pick<ChangeRow, 'subject' | 'document'>;
type Place = Pick<ChangeRow, 'language' | 'field'>;

const newestOf = async (strapi: Strapi, entry: Entry, { language, field }: Place): Promise<ChangeRow> => {
  const [newest] = await changesOf(strapi, entry, (changes) =>
    changes.where({ language, field }).orderBy('id', 'desc').limit(1),
  );
  if (!newest) throw new errors.NotFoundError();
  return newest;
};

/** Compares by number: the name of a file may change, and old changes have none. */
const isSame = (one: Value | null, other: Value | null): boolean => {
  const [a, b] = [one, other].map((value) =>
    typeof value === 'object' && value !== null ? pictureIn(value) : value,
  );
  return a === b;
};

async function refuseLostPicture(strapi: Strapi, field: string, value: Value): Promise<void> {
  const file = await table<Row>(strapi, FILE).findOne({ where: { id: pictureIn(value) ?? 0 } });
  if (!file) throw refusal('picture-unknown', { field });
}

/**
 * Finds what stood in a field before a change, and whether nothing is newer than what the editor saw.
 * @throws EditConflict
 */
async function earlier(strapi: Strapi, context: AdminContext, entry: Entry, seen: number) {
  const [change] = await changesOf(strapi, entry, (changes) =>
    changes.where({ id: Number(context.params.id) }),
  );
  if (!change || change.field === PUBLICATION) throw new errors.NotFoundError();
  const { field } = change;
  const { subject, document } = entry;
  // Pictures were once recorded with each language.
  const language = isImage(field) ? SHARED : change.language;
  const values = new Map((await snapshotOf(strapi, subject, document)).get(language) ?? []);
  const newest = await newestOf(strapi, entry, change);
  if (newest.id !== seen || !isSame(values.get(field) ?? null, parsedValue(newest.after))) {
    throw new EditConflict({ current: null, updatedBy: newest.account_name, lastUpdated: newest.at });
  }
  const value = parsedValue(change.before);
  if (value !== null && isPicture(strapi, subject, field)) await refuseLostPicture(strapi, field, value);
  return { change, language, values, value };
}

export const undoInEntry = (
  strapi: Strapi,
  context: AdminContext,
  type: ContentType,
  seen: number,
): Promise<{ id: number }> => {
  const { uid, kind, keyField } = type;
  const key = context.params.key ?? '';
  return changeEntry(strapi, type, key, async () => {
    const where = { [keyField]: key, ...storedVersion(type) };
    const [rows] = await entriesOf(strapi, type, {}, where);
    if (!rows) throw new errors.NotFoundError();
    const entry = { subject: uid, document: rows[0].documentId };
    const { change, language, values, value } = await earlier(strapi, context, entry, seen);
    const { field } = change;
    if (field === keyField) throw refusal('key-fixed');
    const isRequired = isTranslatedKind(kind) && translatedField(kind, field)?.isRequired === true;
    if (value === null && isRequired && language === DEFAULT_LANGUAGE)
      throw refusal('field-required', { field });
    if (value === null) values.delete(field);
    else values.set(field, value);
    const data = await dataOf(strapi, uid, field, values);
    const changes = language === SHARED ? { texts: {}, shared: data } : { texts: { [language]: data } };
    await writeEntry(strapi, context, { type, key, rows, changes });
    return { id: (await newestOf(strapi, entry, { language, field })).id };
  });
};

async function dataOf(
  strapi: Strapi,
  uid: string,
  field: string,
  values: ReadonlyMap<string, Value>,
): Promise<Data> {
  const pictures = [...values].flatMap(([name, value]) =>
    isPicture(strapi, uid, name) ? (pictureIn(value) ?? []) : [],
  );
  const name = fieldOf(strapi, uid, field);
  const isList = modelOf(strapi, uid).attributes[name]?.type === 'component';
  return { [name]: entryDataOf(strapi, uid, values, new Set(pictures))[name] ?? (isList ? [] : null) };
}

export async function undoInSingle(
  strapi: Strapi,
  context: AdminContext,
  type: SingleType,
  seen: number,
): Promise<{ id: number }> {
  return await strapi.db.transaction(async ({ trx }) => {
    await trx(type.table).forUpdate().select('id');
    const stored = await table<Row>(strapi, type.uid).findOne({});
    if (!stored) throw new errors.NotFoundError();
    const entry = { subject: type.uid, document: stored.documentId };
    const { change, value } = await earlier(strapi, context, entry, seen);
    const text = typeof value === 'string' ? value : null;
    await updateSingleEntry(strapi, context, type, { [change.field]: text });
    return { id: (await newestOf(strapi, entry, change)).id };
  });
}

export async function undoInPlain(
  strapi: Strapi,
  context: AdminContext,
  { uid, kind }: PlainType,
  seen: number,
): Promise<{ id: number }> {
  return await strapi.db.transaction(async () => {
    const key = context.params.key ?? '';
    const entry = { subject: uid, document: key };
    const { change, value } = await earlier(strapi, context, entry, seen);
    const { field } = change;
    const { data } = LISTED_KINDS[kind].input.safeParse({ [field]: value });
    // Only what every entry has to have cannot be empty.
    if (!data) throw refusal('field-required', { field });
    await LISTED_KINDS[kind].saveOver(strapi, context, key, () => data as RedirectInput);
    return { id: (await newestOf(strapi, entry, change)).id };
  });
}
