import {
  type ProductTextInput,
  type WrittenProductText,
  writtenProductText,
} from '../../contract/product-text';
import { PRODUCT_TEXT_FIELDS, type ProductTextField } from '../../contract/product-text-fields';
import { PRODUCT_TEXT } from '../content-types';
import type { Sources } from '../translations/sources';
import { etagOf } from './etag';
import { ageOf, byLanguage, type LocalizedRow, outdatedTextsOf, type Rows } from './localized-entries';
import { LocalizedKind } from './localized-kind';
import { changedTexts, differences } from './localized-writes';

interface ProductTextRow extends LocalizedRow, Partial<Record<ProductTextField, string | null>> {
  productKey: string;
}

export const productTexts = new LocalizedKind<ProductTextRow, ProductTextInput, WrittenProductText>({
  uid: PRODUCT_TEXT,
  path: '/product-texts',
  view: productTextView,
  // The first save creates the entry; until then the page has built-in texts.
  emptyView: (key) => ({
    key,
    translations: {},
    outdated: {},
    etag: etagOf([]),
    lastUpdated: null,
    updatedBy: null,
    languages: {},
  }),
  changes: (_strapi, rows, { translations }) => ({
    texts: changedTexts(rows, (language, row) => differences(translations[language] ?? {}, row)),
  }),
});

function productTextView(
  visible: Rows<ProductTextRow>,
  all: Rows<ProductTextRow>,
  sources?: Sources,
): WrittenProductText {
  const textsOf = (row: ProductTextRow) =>
    Object.fromEntries(PRODUCT_TEXT_FIELDS.map((field) => [field, row[field] ?? '']));
  return writtenProductText.parse({
    key: all[0].productKey,
    translations: byLanguage(visible, textsOf),
    outdated: outdatedTextsOf(PRODUCT_TEXT, visible, sources),
    etag: etagOf(all.map((row) => [row.locale, ...Object.values(textsOf(row))])),
    ...ageOf(visible),
  });
}
