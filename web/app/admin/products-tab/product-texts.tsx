import { Stack } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { PROJECT_TEXT_NAMES, PROJECT_TEXTS, type ProjectText } from 'contract/project-fields';
import type { DraftForm } from '~/admin/drafts/use-draft';
import { type Judged, judgedLanguages, type LanguageJudgements } from '~/admin/parts/judged-languages';
import { LanguageColumns } from '~/admin/parts/language-columns';
import { RowsHeading } from '~/admin/parts/rows-heading';
import { useOutdated } from '~/admin/translations/use-outdated';
import { useTexts } from '~/i18n/texts';
import { fieldIn, fieldsOf, listOf, type Product, textOf, textsIn } from './product-fields';
import { ProductTextField, ProductTextList } from './product-text-field';
import type { useSearchRows } from './search-rows';

export const languageStates = (product: Product, form: DraftForm): LanguageJudgements =>
  judgedLanguages(judgedTexts(product, form));

function judgedTexts(product: Product, form: DraftForm): Judged {
  return {
    textsIn: (language) => textsIn(form.values, language),
    outdated: product.outdated,
    storedGerman: textsIn(fieldsOf(product), DEFAULT_LANGUAGE),
    isChanged: (language, name) =>
      PROJECT_TEXT_NAMES.some((field) => field === name && fieldIn(field, language) in form.changes),
  };
}

const FIRST_OF_PAGE: ProjectText = 'subtitle';

interface ProductTextsProps {
  product: Product;
  form: DraftForm;
  states: LanguageJudgements;
  language: Language;
  onLanguage: (language: Language) => void;
  isReadOnly: boolean;
  isTitleMissing: boolean;
  search: ReturnType<typeof useSearchRows>;
}

export function ProductTexts({
  product,
  form,
  states,
  language: beside,
  onLanguage,
  isReadOnly,
  isTitleMissing,
  search,
}: ProductTextsProps) {
  const { fields, editor, hints } = useTexts('admin-products');
  const outdated = useOutdated({
    thing: { kind: 'project', key: product.key },
    etag: product.etag,
    judged: judgedTexts(product, form),
    language: beside,
    nameOf: (name) => PROJECT_TEXT_NAMES.map((field) => (field === name ? fields[field] : '')).join(''),
    isReadOnly,
  });
  const render = (field: ProjectText, language: Language) => {
    const name = fieldIn(field, language);
    const common = { field, language, isReadOnly, set: form.set };
    if (PROJECT_TEXTS[field].form === 'list') {
      return <ProductTextList {...common} value={listOf(form.values, name)} />;
    }
    const isMissing = field === 'title' && language === DEFAULT_LANGUAGE && isTitleMissing;
    return <ProductTextField {...common} value={textOf(form.values, name)} isMissing={isMissing} />;
  };
  const columns = (
    <LanguageColumns
      language={beside}
      onLanguage={onLanguage}
      states={states}
      mark={(name) => outdated.mark(name) ?? search.mark(name)}
      rows={[
        ...PROJECT_TEXT_NAMES.map((name) => ({
          name,
          render: (language: Language) => render(name, language),
          ...(name === FIRST_OF_PAGE && { above: <RowsHeading title={editor.page} lead={hints.page} /> }),
        })),
        ...search.rows,
      ]}
    />
  );
  return (
    <Stack gap="5">
      {columns}
      {outdated.summary}
      {search.summary}
    </Stack>
  );
}
