import type { DescribedFields, Field, Widget } from '../../contract/field';
import { DEFAULT_LANGUAGE } from '../../contract/languages';
import { bytesOf } from '../../contract/media';
import { PDF_TYPE } from '../../contract/media-fields';
import { schemasOf } from '../../contract/ordered';
import {
  declarationOf,
  ORDERED_KINDS,
  type OrderedKind,
  type OrderedPlural,
  sharedNamesOf,
} from '../../contract/ordered-kinds';
import { REFUSAL_CODES, type RefusalCode } from '../../contract/refusal';
import { onTheOne } from '../audit/acts';
import { uidOf } from '../content-types';
import type { Data, Strapi } from '../strapi';
import type { Sources } from '../translations/sources';
import { findFile } from '../uploads/find-file';
import { etagOf, type Tagged } from './etag';
import { ageOf, byLanguage, type LocalizedRow, outdatedTextsOf, type Rows } from './localized-entries';
import { LocalizedKind } from './localized-kind';
import { type Changes, changedTexts, differences } from './localized-writes';
import { refusal } from './refusal';
import { reorder } from './reorder';
import { callRoute, type SiteAdminRoute } from './route';
import { asStored, linesOf } from './stored-lines';

interface StoredFile {
  id: number;
  name: string;
  url: string;
  /** In units of 1000 bytes. */
  size: number;
}

const namesWith = (fields: DescribedFields, wanted: Widget) =>
  Object.keys(fields).filter((name) => fields[name]?.widget === wanted);

interface OrderedRow extends LocalizedRow {
  key: string;
  order?: number | null;
}

/** An entry as editors get it, whatever fields its kind has. */
type Entry = Tagged & Data;

interface StoredPicture {
  id: number;
  url: string;
  width: number | null;
  height: number | null;
  alternativeText: string | null;
}

class OrderedEntries {
  private readonly uid: string;
  private readonly localized: readonly (readonly [name: string, field: Field])[];
  private readonly shared: readonly string[];
  private readonly pictures: readonly string[];
  private readonly files: readonly string[];
  private readonly schemas: ReturnType<typeof schemasOf>;

  constructor(kind: OrderedKind) {
    const { fields } = declarationOf(kind);
    this.uid = uidOf(kind);
    this.localized = Object.entries(fields).filter(([, { isLocalized }]) => isLocalized);
    this.shared = sharedNamesOf(kind).filter((name) => fields[name]?.widget !== 'picture');
    this.pictures = namesWith(fields, 'picture');
    this.files = namesWith(fields, 'file');
    this.schemas = schemasOf(kind);
  }

  get populate() {
    return Object.fromEntries([...this.files, ...this.pictures].map((name) => [name, true as const]));
  }

  /** The etag covers the whole entry, whatever is visible of it, but the order. */
  view(visible: Rows<OrderedRow>, all: Rows<OrderedRow>, sources?: Sources): Entry {
    const [first] = visible;
    const german = visible.find(({ locale }) => locale === DEFAULT_LANGUAGE);
    const values = this.localized.map(([name, field]) => [name, valuesByLanguage(visible, name, field)]);
    const answer: Data = this.schemas.answer.parse({
      key: all[0].key,
      name: german?.title || all[0].key,
      ...this.schemas.row.parse(first),
      ...Object.fromEntries(values),
      ...Object.fromEntries(this.pictures.map((name) => [name, pictureView(first[name])])),
      outdated: outdatedTextsOf(this.uid, visible, sources),
      etag: etagOf([
        this.shared.map((name) => all[0][name] ?? null),
        this.pictures.map((name) => idOf(all[0][name])),
        all.map((row) => [
          row.locale,
          ...this.localized.map(([name, field]) => comparable(row, name, field)),
        ]),
      ]),
      ...ageOf(visible),
    });
    return answer as Entry;
  }

  async changes(strapi: Strapi, rows: OrderedRow[], given: Data): Promise<Changes> {
    const sent = given as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
    const chosen = new Map<string, number | null>();
    for (const name of this.files) {
      for (const [language, file] of Object.entries(sent[name] ?? {})) {
        const place = `${name}.${language}`;
        chosen.set(place, await fileId(strapi, place, file, 'pdf-unknown'));
      }
    }
    const texts = changedTexts(rows, (language, row) =>
      differences(
        Object.fromEntries(
          this.localized.map(([name, { widget }]) => [
            name,
            widget === 'file'
              ? chosen.get(`${name}.${language}`)
              : asStored(sent[name]?.[language] as string),
          ]),
        ),
        Object.fromEntries(this.localized.map(([name, field]) => [name, comparable(row, name, field)])),
      ),
    );
    const shared: Data = Object.fromEntries(this.shared.map((name) => [name, given[name]]));
    const before: Data = rows[0] ? this.schemas.row.parse(rows[0]) : {};
    for (const name of this.pictures) {
      if (given[name] === undefined) continue;
      shared[name] = await fileId(strapi, name, given[name], 'picture-unknown');
      before[name] = idOf(rows[0]?.[name]);
    }
    return { texts, shared: differences(shared, before) };
  }
}

/** Returns a value in the form in which the same ones are equal. */
function comparable(row: OrderedRow | undefined, name: string, { widget }: Field): unknown {
  const value = row?.[name];
  if (widget === 'file') return idOf(value);
  return widget === 'list' ? linesOf(String(value ?? '')).join('\n') : (value ?? '');
}

function valuesByLanguage(visible: Rows<OrderedRow>, name: string, { widget }: Field) {
  if (widget === 'list') return byLanguage(visible, (row) => linesOf(String(row[name] ?? '')));
  if (widget !== 'file') return byLanguage(visible, (row) => String(row[name] ?? ''));
  const files = visible.flatMap(({ locale, [name]: stored }) => {
    const file = stored as StoredFile | null | undefined;
    return file ? [[locale, { ...file, size: bytesOf(file.size) }] as const] : [];
  });
  return Object.fromEntries(files);
}

const idOf = (file: unknown): number | null => (file as { id: number } | null | undefined)?.id ?? null;

function pictureView(stored: unknown) {
  const picture = stored as StoredPicture | null | undefined;
  return picture ? { ...picture, alternativeText: picture.alternativeText ?? '' } : null;
}

const FILE_TYPES = {
  'pdf-unknown': (mime: string) => mime === PDF_TYPE,
  'picture-unknown': (mime: string) => mime.startsWith('image/'),
};

/** Returns the number of a chosen file of the right type. Throws the refusal if there is none. */
async function fileId(
  strapi: Strapi,
  field: string,
  chosen: unknown,
  unknown: keyof typeof FILE_TYPES,
): Promise<number | null> {
  if (chosen === null) return null;
  const file = await findFile(strapi, chosen as number | string);
  if (file && FILE_TYPES[unknown](file.mime)) return file.id;
  throw refusal(unknown, { field });
}

function kindOf(kind: OrderedKind) {
  const entries = new OrderedEntries(kind);
  return new LocalizedKind<OrderedRow, Data, Entry>({
    uid: uidOf(kind),
    path: `/${declarationOf(kind).plural as OrderedPlural}`,
    populate: entries.populate,
    view: (visible, all, sources) => entries.view(visible, all, sources),
    changes: (strapi, rows, input) => entries.changes(strapi, rows, input),
    // Sorts as the site does.
    compare: ([a], [b]) => (a.order ?? 0) - (b.order ?? 0),
  });
}

export const orderedKinds = Object.fromEntries(ORDERED_KINDS.map((kind) => [kind, kindOf(kind)])) as Record<
  OrderedKind,
  ReturnType<typeof kindOf>
>;

/** The first two kinds have a code of their own, which programs may know. */
function unknownIn(kind: OrderedKind): RefusalCode {
  return REFUSAL_CODES.find((code) => code === `${kind}-unknown`) ?? 'entry-unknown';
}

export const orderedRoutes = (strapi: Strapi): SiteAdminRoute[] =>
  ORDERED_KINDS.flatMap((kind) => [
    // Precedes the routes of one entry, which would match too.
    callRoute(
      `PUT /api/${declarationOf(kind).plural as OrderedPlural}/order`,
      ({ context, input }) =>
        reorder(strapi, context, orderedKinds[kind], { keys: input.keys, unknown: unknownIn(kind) }),
      { acts: onTheOne('save', kind) },
    ),
    ...orderedKinds[kind].routes(strapi),
  ]);
