import { PUBLICATION } from '../../contract/history-fields';
import { isOrderedKind, ownTimesOf } from '../../contract/ordered-kinds';
import { KEYED_TYPES, PAGE_TEXT, PLAIN_TYPES, SINGLE_TYPES, TYPES_WITH_PARTS } from '../content-types';
import { sharedFieldsOf } from '../integrity/shared-fields';
import { type Data, modelOf, type Populate, type Row, type Strapi, table } from '../strapi';
import { fieldHolding, textsToPopulate, writtenTexts } from '../translations/translated-texts';

/** Named as the file was, which may be deleted since. */
export interface PictureValue {
  picture: number;
  name: string | null;
}
export type Value = string | number | boolean | PictureValue;
export type Values = ReadonlyMap<string, Value>;
/** By language; empty for what all languages share. */
export type Snapshot = ReadonlyMap<string, Values>;

export const SHARED = '';
const IMAGES = 'images';
const IMAGE = `${IMAGES}.`;

export const isImage = (name: string): boolean => name.startsWith(IMAGE);

export function fieldOf(strapi: Strapi, uid: string, name: string): string {
  if (isImage(name)) return IMAGES;
  if (name === PUBLICATION) return 'publishedAt';
  const own = [...sharedNamesOf(strapi, uid), ...untranslatedNamesOf(strapi, uid)];
  return own.includes(name) ? name : fieldHolding(uid, name);
}

export const sharedNamesOf = (strapi: Strapi, uid: string): readonly string[] =>
  [...SINGLE_TYPES, ...PLAIN_TYPES].find((type) => type.uid === uid)?.fields ?? sharedFieldsOf(strapi, uid);

function filesOf(strapi: Strapi, uid: string): string[] {
  const { attributes } = modelOf(strapi, uid);
  return Object.keys(attributes).filter((name) => attributes[name]?.type === 'media');
}

function untranslatedNamesOf(strapi: Strapi, uid: string): string[] {
  const shared = sharedNamesOf(strapi, uid);
  const kind = KEYED_TYPES.find((type) => type.uid === uid)?.kind ?? '';
  const times = isOrderedKind(kind) ? ownTimesOf(kind) : [];
  return [...filesOf(strapi, uid).filter((name) => !shared.includes(name)), ...times];
}

export function recordedRelations(strapi: Strapi, uid: string): Populate {
  return {
    ...textsToPopulate(uid),
    ...Object.fromEntries(filesOf(strapi, uid).map((name) => [name, true as const])),
    ...(TYPES_WITH_PARTS.includes(uid) && { [IMAGES]: { populate: ['image'] } }),
  };
}

/** Reads the texts and shared fields of an entry as stored; of a post, the draft and what is published. */
export async function snapshotOf(
  strapi: Strapi,
  uid: string,
  documentId: string | undefined,
): Promise<Snapshot> {
  if (!documentId) return new Map();
  const hasDrafts = KEYED_TYPES.some((type) => type.uid === uid && type.hasDrafts);
  const all = await table<Row>(strapi, uid).findMany({
    where: { documentId },
    populate: recordedRelations(strapi, uid),
    orderBy: [{ id: 'asc' }],
  });
  const rows = hasDrafts ? all.filter(({ publishedAt }) => publishedAt === null) : all;
  const published = hasDrafts ? all.filter((row) => !rows.includes(row)) : [];
  const [first] = rows;
  if (!first) return new Map();
  const untranslated = untranslatedNamesOf(strapi, uid);
  const texts = rows.flatMap((row) => {
    const version = published.find(({ locale }) => locale === row.locale);
    const own = [
      ...Object.entries(writtenTexts(uid, row)),
      ...untranslated.map((name) => [name, row[name]] as const),
      [PUBLICATION, version && visibleFrom(version)] as const,
    ];
    return row.locale ? [[row.locale, valuesOf(own)] as const] : [];
  });
  const shared = sharedNamesOf(strapi, uid).map((name) => [name, first[name]] as const);
  return new Map([[SHARED, valuesOf([...shared, ...imagesOf(uid, first)])], ...texts]);
}

function visibleFrom({ publishedAt, publicationDate }: Row): string {
  const times = [publishedAt, publicationDate as Row['publishedAt']].map((date) =>
    new Date(date ?? 0).getTime(),
  );
  return new Date(Math.max(...times)).toISOString();
}

/** Returns the number of a picture; before they had names, the number stood for it. */
export const pictureIn = (value: Value): number | null => {
  if (typeof value === 'number') return value;
  return typeof value === 'object' ? value.picture : null;
};

export const isPicture = (strapi: Strapi, uid: string, name: string): boolean =>
  isImage(name) || modelOf(strapi, uid).attributes[name]?.type === 'media';

/** Turns recorded values back into the data of an entry. @param files numbers of the pictures that are still there */
export function entryDataOf(strapi: Strapi, uid: string, values: Values, files: ReadonlySet<number>): Data {
  if (uid === PAGE_TEXT) return { texts: Object.fromEntries(values) };
  const { attributes } = modelOf(strapi, uid);
  const data: Data = {};
  const added: Data[] = [];
  const images: Data[] = [];
  for (const [name, value] of values) {
    if (name === PUBLICATION) continue;
    if (isPicture(strapi, uid, name)) {
      const picture = pictureIn(value);
      if (picture === null || !files.has(picture)) continue;
      if (isImage(name)) images.push({ name: name.slice(IMAGE.length), image: picture });
      else data[name] = picture;
    } else if (name in attributes) data[name] = value;
    else added.push({ name, text: value });
  }
  return { ...data, ...(added.length > 0 && { texts: added }), ...(images.length > 0 && { images }) };
}

interface NamedImage {
  name: string;
  image?: { id: number } | null;
}

const imagesOf = (uid: string, row: Row) =>
  (TYPES_WITH_PARTS.includes(uid) ? ((row[IMAGES] ?? []) as NamedImage[]) : []).map(
    ({ name, image }) => [`${IMAGE}${name}`, image] as const,
  );

function valuesOf(fields: readonly (readonly [string, unknown])[]): Values {
  const values = new Map<string, Value>();
  for (const [name, stored] of fields) {
    const value = plain(stored);
    if (value !== null && value !== '') values.set(name, value);
  }
  return values;
}

/** Returns number and name of a picture, and dates as text: databases differ in how they give them. */
function plain(value: unknown): Value | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && value !== null && 'id' in value) {
    const { id, name = null } = value as { id: number; name?: string | null };
    return { picture: id, name };
  }
  return null;
}
