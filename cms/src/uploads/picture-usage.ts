import { LARGEST_PAGE_SIZE } from '../../contract/paging';
import { CONTENT_TYPES, type ContentType, SECTION } from '../content-types';
import { type Data, modelOf, type Populate, type Strapi, table } from '../strapi';

export interface PictureFile {
  id: number;
  name: string;
  /** Stands in the address of the file and of each of its sizes, and of no other's. */
  hash: string;
}

/** An entry that shows a picture, in whatever language or state: in one of its fields, or by an address in a text. */
export interface PictureUse {
  type: ContentType;
  key: string;
}

const TEXTS = new Set(['string', 'text', 'richtext']);
/** Fields that hold no picture: short ones of few signs, and what editors do not fill. */
const WITHOUT_PICTURES = new Set(['boolean', 'datetime', 'email', 'enumeration', 'integer', 'relation']);
const ADDRESSES = /\/uploads\/([\w-]+)\./g;
const ALL_ADDRESSES = '/uploads/';

/**
 * Who shows which pictures.
 * @param files of which nothing but their own uses is to be known; any picture without them
 */
export async function pictureUsage(
  strapi: Strapi,
  files?: readonly PictureFile[],
): Promise<(file: PictureFile) => PictureUse[]> {
  const uses = await readUses(strapi, wantedOf(files));
  return ({ id, hash }) => [...new Map([...(uses.get(id) ?? []), ...(uses.get(hash) ?? [])]).values()];
}

/** The pictures that nothing shows, as a filter for queries of files. */
export async function unusedFilter(strapi: Strapi): Promise<Data> {
  const shown = [...(await readUses(strapi, wantedOf())).keys()];
  return {
    id: { $notIn: shown.filter((picture) => typeof picture === 'number') },
    hash: { $notIn: shown.filter((picture) => typeof picture === 'string') },
  };
}

/** What an entry has in a field, or in a text, if it may show one of the pictures that are looked for. */
interface Wanted {
  inField: Data;
  inText: Data;
}

/** More pictures than a page of the media library has are not named in a query one by one. */
const NAMED_AT_MOST = LARGEST_PAGE_SIZE;

const wantedOf = (files?: readonly PictureFile[]): Wanted => ({
  inField:
    files && files.length <= NAMED_AT_MOST
      ? { id: { $in: files.map(({ id }) => id) } }
      : { id: { $notNull: true } },
  // Of more than one it is cheaper to read all texts with pictures than to look for each hash.
  inText: { $contains: files?.length === 1 ? files[0]?.hash : ALL_ADDRESSES },
});

/** By number or hash of a picture, and there by entry. */
async function readUses(
  strapi: Strapi,
  wanted: Wanted,
): Promise<Map<number | string, Map<string, PictureUse>>> {
  const uses = new Map<number | string, Map<string, PictureUse>>();
  for (const type of CONTENT_TYPES) {
    const { uid, keyField } = type;
    const shape = shapeOf(strapi, uid, wanted);
    const rows = await table<Data>(strapi, uid).findMany({
      where: { $or: shape.conditions },
      populate: shape.populate,
    });
    for (const row of rows) {
      const use = { type, key: String(row[keyField]) };
      for (const picture of picturesIn(row)) {
        uses.set(picture, (uses.get(picture) ?? new Map()).set(`${uid} ${use.key}`, use));
      }
    }
  }
  return uses;
}

/** What to read of a type, and under which condition a row of it can show a picture that is looked for. */
function shapeOf(strapi: Strapi, uid: string, wanted: Wanted) {
  const { attributes } = modelOf(strapi, uid);
  const conditions: Data[] = [];
  const populate: Exclude<Populate, string[]> = {};
  for (const [name, { type, component }] of Object.entries(attributes)) {
    if (TEXTS.has(type)) {
      conditions.push({ [name]: wanted.inText });
    } else if (type === 'media') {
      conditions.push({ [name]: wanted.inField });
      populate[name] = { select: ['id', 'mime'] };
    } else if (component) {
      const inner = shapeOf(strapi, component, wanted);
      conditions.push(...inner.conditions.map((condition) => ({ [name]: condition })));
      populate[name] = { populate: inner.populate };
    } else if (!WITHOUT_PICTURES.has(type)) {
      throw new Error(`Whether fields of the type ${type} can show pictures has not been decided`);
    }
  }
  return { conditions, populate };
}

/** Numbers of files in fields, hashes of files in texts. */
function picturesIn(value: unknown): (number | string)[] {
  if (typeof value === 'string') {
    // Of a smaller size the name of the size stands before the hash.
    return [...value.matchAll(ADDRESSES)].flatMap(([, name = '']) => [name, name.replace(/^[a-z]+_/, '')]);
  }
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  if ('mime' in value && 'id' in value) return [Number(value.id)];
  return Object.values(value).flatMap(picturesIn);
}

/** The same as other programs read it: sections by their keys, and the rest. */
export function usageView(uses: PictureUse[]) {
  return {
    sections: uses.flatMap(({ type, key }) => (type.uid === SECTION ? [key] : [])),
    elsewhere: uses.flatMap(({ type, key }) => (type.uid === SECTION ? [] : [{ kind: type.kind, key }])),
  };
}
