import { KEYED_TYPES, SECTION, SINGLE_TYPES } from '../content-types';
import { sharedFieldsOf } from '../integrity/shared-fields';
import { type Data, modelOf, type Populate, type Row, type Strapi, table } from '../strapi';
import { fieldHolding, textsToPopulate, writtenTexts } from '../translations/translated-texts';

export type Value = string | number | boolean;
export type Values = ReadonlyMap<string, Value>;
/** By language; empty for what all languages share. */
export type Snapshot = ReadonlyMap<string, Values>;

export const SHARED = '';
const IMAGES = 'images';
const IMAGE = `${IMAGES}.`;

/** Returns the field of the type that holds a recorded one; roles give permissions for those. */
export function fieldOf(strapi: Strapi, uid: string, name: string): string {
  if (name.startsWith(IMAGE)) return IMAGES;
  return sharedNamesOf(strapi, uid).includes(name) ? name : fieldHolding(uid, name);
}

export const sharedNamesOf = (strapi: Strapi, uid: string): readonly string[] =>
  SINGLE_TYPES.find((type) => type.uid === uid)?.fields ?? sharedFieldsOf(strapi, uid);

/** Names what a query must populate for the recorded fields. */
export function recordedRelations(strapi: Strapi, uid: string): Populate {
  const { attributes } = modelOf(strapi, uid);
  const pictures = sharedNamesOf(strapi, uid).filter((name) => attributes[name]?.type === 'media');
  return {
    ...textsToPopulate(uid),
    ...Object.fromEntries(pictures.map((name) => [name, true as const])),
    ...(uid === SECTION && { [IMAGES]: { populate: ['image'] } }),
  };
}

/** Reads the texts and shared fields of an entry as stored; of a post, the draft. */
export async function snapshotOf(
  strapi: Strapi,
  uid: string,
  documentId: string | undefined,
): Promise<Snapshot> {
  if (!documentId) return new Map();
  const hasDrafts = KEYED_TYPES.some((type) => type.uid === uid && type.hasDrafts);
  const shared = sharedNamesOf(strapi, uid);
  const rows = await table<Row>(strapi, uid).findMany({
    where: { documentId, ...(hasDrafts && { publishedAt: { $null: true } }) },
    populate: recordedRelations(strapi, uid),
    orderBy: [{ id: 'asc' }],
  });
  const [first] = rows;
  if (!first) return new Map();
  const texts = rows.flatMap((row) => (row.locale ? [[row.locale, textsOf(uid, row)] as const] : []));
  return new Map([[SHARED, valuesOf(shared.map((name) => [name, first[name]]))], ...texts]);
}

/** Turns recorded values back into the data of an entry. @param files numbers of the pictures that are still there */
export function entryDataOf(strapi: Strapi, uid: string, values: Values, files: ReadonlySet<number>): Data {
  const { attributes } = modelOf(strapi, uid);
  const data: Data = {};
  const added: Data[] = [];
  const images: Data[] = [];
  for (const [name, value] of values) {
    const isLost = typeof value === 'number' && !files.has(value);
    if (name.startsWith(IMAGE)) {
      if (!isLost) images.push({ name: name.slice(IMAGE.length), image: value });
    } else if (name in attributes) {
      if (!(isLost && attributes[name]?.type === 'media')) data[name] = value;
    } else added.push({ name, text: value });
  }
  return { ...data, ...(added.length > 0 && { texts: added }), ...(images.length > 0 && { images }) };
}

interface NamedImage {
  name: string;
  image?: { id: number } | null;
}

function textsOf(uid: string, row: Row): Values {
  const images = uid === SECTION ? ((row[IMAGES] ?? []) as NamedImage[]) : [];
  return valuesOf([
    ...Object.entries(writtenTexts(uid, row)),
    ...images.map(({ name, image }) => [`${IMAGE}${name}`, image] as const),
  ]);
}

function valuesOf(fields: readonly (readonly [string, unknown])[]): Values {
  const values = new Map<string, Value>();
  for (const [name, stored] of fields) {
    const value = plain(stored);
    if (value !== null && value !== '') values.set(name, value);
  }
  return values;
}

/** Returns a picture's number, and dates as text: databases differ in how they give them. */
function plain(value: unknown): Value | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && value !== null && 'id' in value) return Number(value.id);
  return null;
}
