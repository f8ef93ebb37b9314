import { Field, Flex, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { PROJECT_TEXT_NAMES, PROJECT_TEXTS, type ProjectText } from 'contract/project-fields';
import type { DraftForm } from '~/admin/drafts/use-draft';
import { type Judged, judgedLanguages, type LanguageJudgements } from '~/admin/parts/judged-languages';
import { LanguageColumns } from '~/admin/parts/language-columns';
import { labelIn } from '~/admin/parts/language-name';
import { useTooLong } from '~/admin/parts/too-long';
import { useOutdated } from '~/admin/translations/use-outdated';
import { useTexts } from '~/i18n/texts';
import { FeatureList } from './feature-list';
import { fieldIn, fieldsOf, listOf, type Product, textOf, textsIn } from './product-fields';
import type { useSearchRows } from './search-rows';

/** How far each language is, unsaved texts as if they were saved now. */
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

interface ProductTextsProps {
  product: Product;
  form: DraftForm;
  states: LanguageJudgements;
  /** The language beside German. */
  language: Language;
  onLanguage: (language: Language) => void;
  isReadOnly: boolean;
  isTitleMissing: boolean;
  /** The rows for search engines. */
  search: ReturnType<typeof useSearchRows>;
}

/** All texts of a product, German beside another language. */
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
  const { fields, hints, faults } = useTexts('admin-products');
  const tooLong = useTooLong();
  const outdated = useOutdated({
    thing: { kind: 'project', key: product.key },
    etag: product.etag,
    judged: judgedTexts(product, form),
    language: beside,
    nameOf: (name) => PROJECT_TEXT_NAMES.map((field) => (field === name ? fields[field] : '')).join(''),
    isReadOnly,
  });
  const textField = (field: ProjectText, language: Language) => {
    const { form: kind, limit } = PROJECT_TEXTS[field];
    const name = fieldIn(field, language);
    const value = textOf(form.values, name);
    const isMissing = field === 'title' && language === DEFAULT_LANGUAGE && isTitleMissing;
    const fault = isMissing ? faults.title : tooLong(value, limit);
    const common = {
      lang: language,
      value,
      placeholder: language === DEFAULT_LANGUAGE ? '' : hints.untranslated,
      onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
      size: 'sm',
    } as const;
    return (
      <Field.Root invalid={fault !== null} readOnly={isReadOnly}>
        <FieldLabel label={fields[field]} language={language} />
        {kind === 'line' ? <Input {...common} /> : <Textarea {...common} autoresize rows={4} />}
        <Field.ErrorText>{fault}</Field.ErrorText>
      </Field.Root>
    );
  };
  const list = (field: ProjectText, language: Language) => (
    <>
      <Text fontSize="0.875rem" fontWeight="600" mb="1.5">
        {labelIn(fields[field], language)}
      </Text>
      <FeatureList
        // Each language has rows of its own.
        key={language}
        label={labelIn(fields[field], language)}
        language={language}
        values={listOf(form.values, fieldIn(field, language))}
        isReadOnly={isReadOnly}
        onChange={(values) => form.set(fieldIn(field, language), values)}
      />
      {language === DEFAULT_LANGUAGE && !isReadOnly && (
        <Text mt="2" fontSize="0.8125rem" color="fg.subtle">
          {hints.features}
        </Text>
      )}
    </>
  );
  const columns = (
    <LanguageColumns
      language={beside}
      onLanguage={onLanguage}
      states={states}
      mark={(name) => outdated.mark(name) ?? search.mark(name)}
      rows={[
        ...PROJECT_TEXT_NAMES.map((name) => ({
          name,
          render: (language: Language) =>
            PROJECT_TEXTS[name].form === 'list' ? list(name, language) : textField(name, language),
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

function FieldLabel({ label, language }: { label: string; language: Language }) {
  return (
    <Flex asChild fontSize="0.875rem" fontWeight="600">
      <Field.Label>{labelIn(label, language)}</Field.Label>
    </Flex>
  );
}
