import { LANGUAGE_CODES, type Language } from 'contract/languages';
import type { ProductText, ProductTextInput } from 'contract/product-text';
import {
  PRODUCT_TEXT_FIELDS,
  PRODUCT_TEXT_LIMITS,
  type ProductTextField,
} from 'contract/product-text-fields';
import type { Fields, FieldValue } from '~/admin/drafts/draft';
import { excessOf } from '~/admin/parts/too-long';
import { oneLine, textOf } from './product-fields';

export const searchFieldIn = (field: ProductTextField, language: Language) => `${field}.${language}`;

export function searchFieldsOf({ translations }: ProductText): Fields {
  return Object.fromEntries(
    LANGUAGE_CODES.flatMap((language) =>
      PRODUCT_TEXT_FIELDS.map(
        (field) => [searchFieldIn(field, language), translations[language]?.[field] ?? ''] as const,
      ),
    ),
  );
}

export const searchTextsIn = (values: Fields, language: Language): Record<ProductTextField, string> => ({
  title: textOf(values, searchFieldIn('title', language)),
  description: textOf(values, searchFieldIn('description', language)),
  keywords: textOf(values, searchFieldIn('keywords', language)),
});

export const tooLongSearchTexts = (values: Fields): Language[] =>
  LANGUAGE_CODES.filter((language) =>
    PRODUCT_TEXT_FIELDS.some(
      (field) => excessOf(textOf(values, searchFieldIn(field, language)), PRODUCT_TEXT_LIMITS[field]) > 0,
    ),
  );

/** Absent fields stay as they are. Each text becomes one line, as in a search result. */
export function searchChangeOf(changes: Fields): ProductTextInput {
  const translations: Partial<Record<string, Record<string, FieldValue>>> = {};
  for (const [name, value] of Object.entries(changes)) {
    const [field = '', language = ''] = name.split('.');
    translations[language] = {
      ...translations[language],
      [field]: typeof value === 'string' ? oneLine(value) : value,
    };
  }
  return { translations } as ProductTextInput;
}

export const keywordCount = (keywords: string): number =>
  keywords.split(',').filter((word) => word.trim() !== '').length;
