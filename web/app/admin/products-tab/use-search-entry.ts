import { inputOf } from 'contract/draft-fields';
import { FIELD_FIRST, type Fields } from 'contract/entry-body';
import { LANGUAGE_CODES, type Language } from 'contract/languages';
import type { ProductText, ProductTextInput } from 'contract/product-text';
import { PRODUCT_TEXT_FIELDS, PRODUCT_TEXTS, type ProductTextField } from 'contract/product-text-fields';
import { searchTexts } from '~/admin/data/search-texts';
import { useEntry } from '~/admin/entry/use-entry';
import { useAccount } from '~/admin/session/account';
import { canonicalProduct } from '~/features/products/products';
import { useTexts } from '~/i18n/texts';

function fieldsOf({ translations }: ProductText): Fields {
  return Object.fromEntries(
    LANGUAGE_CODES.flatMap((language) =>
      PRODUCT_TEXT_FIELDS.map(
        (field) => [FIELD_FIRST.of({ field, language }), translations[language]?.[field] ?? ''] as const,
      ),
    ),
  );
}

/** Opens the texts of a product for search engines; null until they are loaded. */
export function useSearchEntry(productKey: string) {
  const { literal, search } = useTexts('admin-products');
  const { may } = useAccount();
  const key = canonicalProduct(productKey);
  const { data, error, refetch } = searchTexts.useStored(key);
  const labels: Readonly<Record<string, string>> = search.fields;
  const builtIn = (language: Language | null, field: string) =>
    language ? (data?.builtIn[language]?.[field as ProductTextField] ?? '') : '';
  const entry = useEntry<ProductText>({
    kind: 'product-text',
    key,
    fields: PRODUCT_TEXTS,
    names: FIELD_FIRST,
    stored: data,
    valuesOf: fieldsOf,
    send: (changes, etag) =>
      searchTexts.save(key, inputOf('product-text', changes) as unknown as ProductTextInput, etag),
    patchCache: searchTexts.usePatch(key),
    savedNotice: { title: literal.updated },
    isReadOnly: !may.productTexts.update,
    words: {
      labelOf: ({ field }) => labels[field] ?? field,
      placeholderOf: ({ field, language }) => builtIn(language, field),
      groups: { search },
    },
  });
  return { entry: data ? entry : null, error, retry: () => void refetch() };
}
