import { Field } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import {
  PRODUCT_TEXT_FIELDS,
  PRODUCT_TEXT_LIMITS,
  type ProductTextField,
} from 'contract/product-text-fields';
import { SHOWN_IN_SEARCH_RESULTS } from 'contract/search-result';
import { memo } from 'react';
import type { DraftForm } from '~/admin/drafts/use-draft';
import type { LanguageRow } from '~/admin/parts/language-columns';
import { labelIn } from '~/admin/parts/language-name';
import { RowsHeading } from '~/admin/parts/rows-heading';
import { useTooLong } from '~/admin/parts/too-long';
import { useOutdated } from '~/admin/translations/use-outdated';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { LanguageField } from './language-field';
import { textOf } from './product-fields';
import { keywordCount, searchFieldIn, searchFieldsOf, searchTextsIn } from './search-fields';
import type { SearchTexts } from './use-search-texts';

const ROW_PREFIX = 'search-';

function useCount(): (field: ProductTextField, text: string) => { words: string; isOver: boolean } | null {
  const { search } = useTexts('admin-products');
  return (field, text) => {
    if (text.trim() === '') return null;
    if (field === 'keywords') {
      const count = keywordCount(text);
      return { words: count === 1 ? search.keywordsOne : fill(search.keywords, { count }), isOver: false };
    }
    const count = text.trim().length;
    const isOver = count > SHOWN_IN_SEARCH_RESULTS[field];
    return {
      words: fill(isOver ? search.over : search.count, { count, limit: SHOWN_IN_SEARCH_RESULTS[field] }),
      isOver,
    };
  };
}

interface SearchFieldProps {
  field: ProductTextField;
  language: Language;
  value: string;
  builtIn: string;
  isReadOnly: boolean;
  set: DraftForm['set'];
}

const SearchTextField = memo(function SearchTextField({
  field,
  language,
  value,
  builtIn,
  isReadOnly,
  set,
}: SearchFieldProps) {
  const { fields } = useTexts('admin-products').search;
  const tooLong = useTooLong();
  const fault = tooLong(value, PRODUCT_TEXT_LIMITS[field]);
  const count = useCount()(field, value);
  return (
    <LanguageField
      label={labelIn(fields[field], language)}
      language={language}
      value={value}
      placeholder={builtIn}
      {...(field !== 'title' && { rows: 3 })}
      fault={fault}
      isReadOnly={isReadOnly}
      onChange={(text) => set(searchFieldIn(field, language), text)}
    >
      {count && !fault && (
        <Field.HelperText color={count.isOver ? 'yellow.fg' : 'fg.subtle'}>{count.words}</Field.HelperText>
      )}
    </LanguageField>
  );
});

interface SearchRowsOptions {
  productKey: string;
  search: SearchTexts | null;
  language: Language;
  isReadOnly: boolean;
}

export function useSearchRows({ productKey, search, language, isReadOnly }: SearchRowsOptions) {
  const { search: texts } = useTexts('admin-products');
  const form = search?.form;
  const stored = search ? searchFieldsOf(search.text) : {};
  const outdated = useOutdated({
    thing: { kind: 'product-text', key: search?.text.key ?? productKey },
    etag: search?.text.etag,
    judged: {
      textsIn: (code) => searchTextsIn(form?.values ?? {}, code),
      outdated: search?.text.outdated ?? {},
      storedGerman: searchTextsIn(stored, DEFAULT_LANGUAGE),
      isChanged: (code, name) =>
        PRODUCT_TEXT_FIELDS.some(
          (field) => field === name && searchFieldIn(field, code) in (form?.changes ?? {}),
        ),
    },
    language,
    nameOf: (name) =>
      PRODUCT_TEXT_FIELDS.map((field) => (field === name ? texts.fields[field] : '')).join(''),
    isReadOnly,
  });
  const rows = !search
    ? []
    : PRODUCT_TEXT_FIELDS.map(
        (field): LanguageRow => ({
          name: ROW_PREFIX + field,
          render: (code) => (
            <SearchTextField
              field={field}
              language={code}
              value={textOf(search.form.values, searchFieldIn(field, code))}
              builtIn={search.text.builtIn[code][field]}
              isReadOnly={isReadOnly}
              set={search.form.set}
            />
          ),
          ...(field === PRODUCT_TEXT_FIELDS[0] && {
            above: <RowsHeading title={texts.title} lead={texts.lead} />,
          }),
        }),
      );
  const mark = (name: string) =>
    name.startsWith(ROW_PREFIX) ? outdated.mark(name.slice(ROW_PREFIX.length)) : null;
  return { rows, mark, summary: outdated.summary };
}
