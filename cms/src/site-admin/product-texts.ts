import {
  type ProductTextInput,
  type WrittenProductText,
  writtenProductText,
} from '../../contract/product-text';
import { PRODUCT_TEXT_FIELDS, type ProductTextField } from '../../contract/product-text-fields';
import { PRODUCT_TEXT } from '../content-types';
import { etagOf } from './etag';
import { byLanguage, type LocalizedRow } from './localized-entries';
import { LocalizedKind } from './localized-kind';
import { changedTexts, differences } from './localized-writes';

interface ProductTextRow extends LocalizedRow, Partial<Record<ProductTextField, string | null>> {
  productKey: string;
}

const textsOf = (row: ProductTextRow) =>
  Object.fromEntries(PRODUCT_TEXT_FIELDS.map((field) => [field, row[field] ?? '']));

export const productTexts = new LocalizedKind<ProductTextRow, ProductTextInput, WrittenProductText>({
  uid: PRODUCT_TEXT,
  path: '/product-texts',
  answer: writtenProductText,
  view: (visible, all) => ({ key: all[0].productKey, translations: byLanguage(visible, textsOf) }),
  content: (all) => all.map((row) => [row.locale, ...Object.values(textsOf(row))]),
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
