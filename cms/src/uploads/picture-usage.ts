import { LARGEST_PAGE_SIZE } from '../../contract/paging';
import { AUTHORS, CONTENT_TYPES, type ContentKind, type ContentType, SECTION } from '../content-types';
import { type Data, modelOf, type Populate, type Strapi, table } from '../strapi';

export interface PictureFile {
  id: number;
  name: string;
  /** Occurs in the addresses of the file and its smaller sizes, and of no other file. */
  hash: string;
}

export interface PictureUse {
  type: ContentType<ContentKind | 'author'>;
  key: string;
}

const TEXTS = new Set(['string', 'text', 'richtext']);
const WITHOUT_PICTURES = new Set([
  'boolean',
  'date',
  'datetime',
  'email',
  'enumeration',
  'integer',
  'relation',
]);
const ADDRESSES = /\/uploads\/([\w-]+)\./g;
const ALL_ADDRESSES = '/uploads/';

export async function pictureUsage(
  strapi: Strapi,
  files?: readonly PictureFile[],
): Promise<(file: PictureFile) => PictureUse[]> {
  const uses = await readUses(strapi, wantedOf(files));
  return ({ id, hash }) => [...new Map([...(uses.get(id) ?? []), ...(uses.get(hash) ?? [])]).values()];
}

export async function unusedFilter(strapi: Strapi): Promise<Data> {
  const shown = [...(await readUses(strapi, wantedOf())).keys()];
  return {
    id: { $notIn: shown.filter((picture) => typeof picture === 'number') },
    hash: { $notIn: shown.filter((picture) => typeof picture === 'string') },
  };
}

interface Wanted {
  inField: Data;
  inText: Data;
}

const LISTED_AT_MOST = LARGEST_PAGE_SIZE;

const wantedOf = (files?: readonly PictureFile[]): Wanted => ({
  inField:
    files && files.length <= LISTED_AT_MOST
      ? { id: { $in: files.map(({ id }) => id) } }
      : { id: { $notNull: true } },
  // For several pictures, reading all texts with any picture is cheaper than searching for each hash.
  inText: { $contains: files?.length === 1 ? files[0]?.hash : ALL_ADDRESSES },
});

async function readUses(
  strapi: Strapi,
  wanted: Wanted,
): Promise<Map<number | string, Map<string, PictureUse>>> {
  const uses = new Map<number | string, Map<string, PictureUse>>();
  for (const type of [...CONTENT_TYPES, AUTHORS]) {
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

const hashesNamed = (name: string) => [name, name.replace(/^[a-z]+_/, '')];

export const hashesAt = (address: string): string[] =>
  [...address.matchAll(ADDRESSES)].flatMap(([, name = '']) => hashesNamed(name));

function picturesIn(value: unknown): (number | string)[] {
  if (typeof value === 'string') {
    return hashesAt(value);
  }
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  if ('mime' in value && 'id' in value) return [Number(value.id)];
  return Object.values(value).flatMap(picturesIn);
}

export function usageView(uses: PictureUse[]) {
  return {
    sections: uses.flatMap(({ type, key }) => (type.uid === SECTION ? [key] : [])),
    elsewhere: uses.flatMap(({ type, key }) => (type.uid === SECTION ? [] : [{ kind: type.kind, key }])),
  };
}
