import { errors } from '@strapi/utils';
import { LANGUAGE_CODES, type Language } from '../../contract/languages';
import {
  type ProductTextInput,
  productTextInput,
  type WrittenProductText,
  writtenProductText,
} from '../../contract/product-text';
import { PRODUCT_TEXT_FIELDS, type ProductTextField } from '../../contract/product-text-fields';
import { contentTypeOf, PRODUCT_TEXT } from '../content-types';
import type { AdminContext, Data, Route, Strapi } from '../strapi';
import { sourcesOf } from '../translations/sources';
import { etagOf, rejectStale } from './etag';
import {
  ageOf,
  byLanguage,
  changeEntry,
  documentsOf,
  entriesOf,
  type LocalizedRow,
  outdatedTextsOf,
  type Rows,
  visibleRows,
  writeEntry,
} from './localized-entries';
import { permissionsOf } from './permissions';
import { adminRoute, parseBody } from './route';

const TYPE = contentTypeOf(PRODUCT_TEXT);

interface ProductTextRow extends LocalizedRow, Partial<Record<ProductTextField, string | null>> {
  productKey: string;
}

/** What search engines are told of a product's page, as editors wrote it; `all` is null where nobody has yet. */
function productTextView(
  key: string,
  visible: Rows<ProductTextRow> | null,
  all: Rows<ProductTextRow> | null,
  outdated: ReturnType<typeof outdatedTextsOf>,
): WrittenProductText {
  const age = visible ? ageOf(visible) : { lastUpdated: null, updatedBy: null, languages: {} };
  const textsOf = (row: ProductTextRow) =>
    Object.fromEntries(PRODUCT_TEXT_FIELDS.map((field) => [field, row[field] ?? '']));
  return writtenProductText.parse({
    key,
    translations: visible ? byLanguage(visible, textsOf) : {},
    outdated,
    etag: etagOf((all ?? []).map((row) => [row.locale, ...Object.values(textsOf(row))])),
    ...age,
  });
}

async function findRows(strapi: Strapi, key: string): Promise<Rows<ProductTextRow> | null> {
  const [rows] = await entriesOf<ProductTextRow>(strapi, TYPE, {}, { [TYPE.keyField]: key });
  return rows ?? null;
}

async function view(
  strapi: Strapi,
  context: AdminContext,
  key: string,
  rows: Rows<ProductTextRow> | null,
): Promise<WrittenProductText> {
  if (!rows) return productTextView(key, null, null, {});
  const visible = await visibleRows(permissionsOf(strapi, context, PRODUCT_TEXT), rows);
  if (!visible) throw new errors.NotFoundError();
  const sources = await sourcesOf(strapi, PRODUCT_TEXT, documentsOf([rows]));
  return productTextView(
    key,
    visible,
    rows,
    outdatedTextsOf(PRODUCT_TEXT, visible, sources.get(rows[0].documentId)),
  );
}

export async function readProductText(
  strapi: Strapi,
  context: AdminContext,
  key: string,
): Promise<WrittenProductText> {
  return view(strapi, context, key, await findRows(strapi, key));
}

/** Per language what differs from the stored texts; what is not named stays as it is. */
function changedTexts(rows: Rows<ProductTextRow> | null, translations: ProductTextInput['translations']) {
  const changes: Partial<Record<Language, Data>> = {};
  for (const language of LANGUAGE_CODES) {
    const row = rows?.find(({ locale }) => locale === language);
    const given = translations[language] ?? {};
    const changed = PRODUCT_TEXT_FIELDS.filter(
      (field) => given[field] !== undefined && given[field] !== (row?.[field] ?? ''),
    );
    if (changed.length > 0)
      changes[language] = Object.fromEntries(changed.map((field) => [field, given[field]]));
  }
  return changes;
}

/** Whoever writes the first text of a product makes its entry: editors need not know that there is one. */
async function update(strapi: Strapi, context: AdminContext): Promise<WrittenProductText> {
  const { key = '' } = context.params;
  const { translations } = parseBody(productTextInput, context.request.body);
  return changeEntry(strapi, TYPE, key, async () => {
    const rows = await findRows(strapi, key);
    rejectStale(context.get('If-Match'), await view(strapi, context, key, rows));
    const texts = changedTexts(rows, translations);
    if (Object.keys(texts).length > 0) {
      await writeEntry(strapi, context, { type: TYPE, key, rows, texts, shared: {} });
    }
    return readProductText(strapi, context, key);
  });
}

export function productTextRoutes(strapi: Strapi): Route[] {
  const one = '/product-texts/:key';
  return [
    adminRoute('GET', one, ['read', PRODUCT_TEXT], (context) =>
      readProductText(strapi, context, context.params.key ?? ''),
    ),
    adminRoute('PUT', one, ['update', PRODUCT_TEXT], (context) => update(strapi, context)),
  ];
}
