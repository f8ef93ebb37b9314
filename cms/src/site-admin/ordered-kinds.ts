import type { z } from 'zod';
import type { DescribedFields, Field, Widget } from '../../contract/field';
import { blocksOf, partNamesOf } from '../../contract/landing-blocks';
import { DEFAULT_LANGUAGE, type Language } from '../../contract/languages';
import { bytesOf } from '../../contract/media';
import { PDF_TYPE } from '../../contract/media-fields';
import { schemasOf, storedTime } from '../../contract/ordered';
import {
  declarationOf,
  forEachKind,
  ORDERED,
  type OrderedKind,
  sharedNamesOf,
} from '../../contract/ordered-kinds';
import { REFUSAL_CODES, type RefusalCode } from '../../contract/refusal';
import { NAMES_LIMIT } from '../../contract/section-fields';
import { uidOf } from '../content-types';
import type { Data, Strapi } from '../strapi';
import { findFile } from '../uploads/find-file';
import type { Tagged } from './etag';
import { byLanguage, type LocalizedRow, type Populate, type Rows, rowIn } from './localized-entries';
import { LocalizedKind } from './localized-kind';
import { type Changes, changedTexts, differences } from './localized-writes';
import {
  imageIds,
  imagesChange,
  imageViews,
  mergedTexts,
  type NamedText,
  pictureId,
  pictureView,
  type RowWithParts,
  type StoredPicture,
  textPairs,
} from './named-parts';
import { refusal } from './refusal';
import { asStored, linesOf } from './stored-lines';

interface StoredFile {
  id: number;
  name: string;
  url: string;
  /** In units of 1000 bytes. */
  size: number;
}

interface OrderedRow extends LocalizedRow, RowWithParts {
  key: string;
  order?: number | null;
}

type Entry = Tagged & Data;
type ByName = Readonly<Record<string, unknown>>;
type Chosen = number | string;

const namesWith = (fields: DescribedFields, wanted: Widget) =>
  Object.keys(fields).filter((name) => fields[name]?.widget === wanted);

class OrderedEntries {
  private readonly localized: readonly (readonly [name: string, field: Field])[];
  private readonly shared: readonly string[];
  private readonly pictures: readonly string[];
  private readonly files: readonly string[];
  private readonly hasParts: boolean;
  private readonly schemas: ReturnType<typeof schemasOf>;

  constructor(kind: OrderedKind) {
    const { fields, parts } = declarationOf(kind);
    this.localized = Object.entries(fields).filter(([, { isLocalized }]) => isLocalized);
    this.shared = sharedNamesOf(kind).filter((name) => fields[name]?.widget !== 'picture');
    this.pictures = namesWith(fields, 'picture');
    this.files = namesWith(fields, 'file');
    this.hasParts = parts !== undefined;
    this.schemas = schemasOf(kind);
  }

  get populate(): Populate {
    return {
      ...Object.fromEntries([...this.files, ...this.pictures].map((name) => [name, true as const])),
      ...(this.hasParts && { texts: true, images: { populate: ['image'] } }),
    };
  }

  view(visible: Rows<OrderedRow>, all: Rows<OrderedRow>): Data {
    const [first] = visible;
    const values = this.localized.map(([name, field]) => [name, valuesByLanguage(visible, name, field)]);
    return {
      key: all[0].key,
      name: rowIn(visible, DEFAULT_LANGUAGE)?.title || all[0].key,
      ...this.schemas.row.parse(first),
      ...Object.fromEntries(values),
      ...Object.fromEntries(this.pictures.map((name) => [name, pictureOf(first[name])])),
      ...(this.hasParts && {
        texts: byLanguage(visible, (row) => Object.fromEntries(textPairs(row))),
        images: Object.fromEntries(imageViews(first)),
      }),
    };
  }

  content(rows: Rows<OrderedRow>) {
    const [first] = rows;
    return [
      this.shared.map((name) => first[name] ?? null),
      this.pictures.map((name) => idOf(first[name])),
      rows.map((row) => [row.locale, ...this.texts(row), textPairs(row)]),
      imageIds(first),
    ];
  }

  private texts = (row: OrderedRow | undefined) =>
    this.localized.map(([name, field]) => comparable(row, name, field));

  async changes(strapi: Strapi, rows: OrderedRow[], given: Data): Promise<Changes> {
    const files = await this.chosenFiles(strapi, given);
    const textsIn = (given.texts ?? {}) as Partial<Record<Language, Record<string, string>>>;
    const texts = changedTexts(rows, (language, row) => {
      const values = this.localized.map(([name, { widget }]) => {
        const value =
          widget === 'file' ? files.get(`${name}.${language}`) : (given[name] as ByName)?.[language];
        return [name, asStored(value as string)] as const;
      });
      const before = this.localized.map(([name, field]) => [name, comparable(row, name, field)] as const);
      const named = mergedTexts(row?.texts ?? [], Object.entries(textsIn[language] ?? {}));
      return {
        ...differences(Object.fromEntries(values), Object.fromEntries(before)),
        ...(named && { texts: within(named, given, rows) }),
      };
    });
    return { texts, shared: await this.sharedChanges(strapi, rows, given) };
  }

  /** Returns the numbers of localized files by name and language; null removes one. */
  private async chosenFiles(strapi: Strapi, given: Data): Promise<Map<string, number | null>> {
    const chosen = new Map<string, number | null>();
    for (const name of this.files) {
      for (const [language, file] of Object.entries((given[name] ?? {}) as ByName)) {
        const place = `${name}.${language}`;
        chosen.set(place, file === null ? null : await pdfId(strapi, place, file as Chosen));
      }
    }
    return chosen;
  }

  private async sharedChanges(strapi: Strapi, rows: OrderedRow[], given: Data): Promise<Data> {
    const [row] = rows;
    const values: Data = Object.fromEntries(this.shared.map((name) => [name, asLines(given[name])]));
    const stored: Data = row ? this.schemas.row.parse(row) : {};
    const before = Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, asLines(value)]));
    for (const name of this.pictures) {
      const picture = given[name] as Chosen | null | undefined;
      if (picture === undefined) continue;
      values[name] = picture === null ? null : await pictureId(strapi, name, picture);
      before[name] = idOf(row?.[name]);
    }
    const images = await imagesChange(strapi, row, (given.images ?? {}) as Record<string, Chosen | null>);
    return { ...differences(values, before), ...images };
  }
}

const asLines = (value: unknown) => (Array.isArray(value) ? value.join('\n') : value);

/** Keeps the texts of removed blocks, so that undoing brings them back, unless there are too many. */
function within(texts: NamedText[], given: Data, [row]: OrderedRow[]): NamedText[] {
  if (texts.length <= NAMES_LIMIT) return texts;
  const lines = (given.blocks as string[] | undefined) ?? linesOf(String(row?.blocks ?? ''));
  const shown = partNamesOf(blocksOf(lines));
  return texts.filter(({ name }) => shown.includes(name));
}

function comparable(row: OrderedRow | undefined, name: string, { widget }: Field): unknown {
  const value = row?.[name];
  if (widget === 'file') return idOf(value);
  if (widget === 'time') return storedTime(value) ?? '';
  return widget === 'list' ? linesOf(String(value ?? '')).join('\n') : (value ?? '');
}

function valuesByLanguage(visible: Rows<OrderedRow>, name: string, { widget }: Field) {
  if (widget === 'list') return byLanguage(visible, (row) => linesOf(String(row[name] ?? '')));
  if (widget === 'time') return byLanguage(visible, (row) => storedTime(row[name]) ?? '');
  if (widget !== 'file') return byLanguage(visible, (row) => String(row[name] ?? ''));
  const files = visible.flatMap(({ locale, [name]: stored }) => {
    const file = stored as StoredFile | null | undefined;
    return file ? [[locale, { ...file, size: bytesOf(file.size) }] as const] : [];
  });
  return Object.fromEntries(files);
}

const idOf = (file: unknown): number | null => (file as { id: number } | null | undefined)?.id ?? null;

const pictureOf = (stored: unknown) => (stored ? pictureView(stored as StoredPicture) : null);

/** Returns the number of a chosen PDF. Throws the refusal if there is none. */
async function pdfId(strapi: Strapi, field: string, chosen: Chosen): Promise<number> {
  const file = await findFile(strapi, chosen);
  if (file?.mime === PDF_TYPE) return file.id;
  throw refusal('pdf-unknown', { field });
}

/** The first two kinds have a code of their own, which programs may know. */
function unknownIn(kind: OrderedKind): RefusalCode {
  return REFUSAL_CODES.find((code) => code === `${kind}-unknown`) ?? 'entry-unknown';
}

export const orderedKinds = forEachKind((kind) => {
  const entries = new OrderedEntries(kind);
  return new LocalizedKind<OrderedRow, Data, Entry>({
    uid: uidOf(kind),
    path: `/${ORDERED[kind].plural}`,
    populate: entries.populate,
    answer: schemasOf(kind).answer as unknown as z.ZodType<Entry>,
    view: (visible, all) => entries.view(visible, all),
    content: (all) => entries.content(all),
    changes: (strapi, rows, input) => entries.changes(strapi, rows, input),
    unknownInOrder: unknownIn(kind),
  });
});
