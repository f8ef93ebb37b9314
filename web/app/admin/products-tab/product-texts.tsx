import { Field, Flex, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import type { DraftForm } from '~/admin/drafts/use-draft';
import { type Judged, judgedLanguages, type LanguageJudgements } from '~/admin/parts/judged-languages';
import { LanguageColumns } from '~/admin/parts/language-columns';
import { labelIn } from '~/admin/parts/language-name';
import { useTooLong } from '~/admin/parts/too-long';
import { useOutdated } from '~/admin/translations/use-outdated';
import { DEFAULT_LANGUAGE, type Language } from '~/i18n/languages';
import { useTexts } from '~/i18n/texts';
import { FeatureList } from './feature-list';
import {
  fieldIn,
  fieldsOf,
  LONGEST,
  listOf,
  type Product,
  TEXT_FIELDS,
  textOf,
  textsIn,
} from './product-fields';
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
      TEXT_FIELDS.some((field) => field === name && fieldIn(field, language) in form.changes),
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

/** Title, description and features, German beside another language. */
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
    state: product.state,
    judged: judgedTexts(product, form),
    language: beside,
    nameOf: (name) => TEXT_FIELDS.map((field) => (field === name ? fields[field] : '')).join(''),
    isReadOnly,
  });
  const faultOf = (field: 'title' | 'description', language: Language): string | null => {
    if (field === 'title' && language === DEFAULT_LANGUAGE && isTitleMissing) return faults.title;
    return tooLong(textOf(form.values, fieldIn(field, language)), LONGEST[field]);
  };
  const common = (field: 'title' | 'description', language: Language) => ({
    lang: language,
    value: textOf(form.values, fieldIn(field, language)),
    placeholder: language === DEFAULT_LANGUAGE ? '' : hints.untranslated,
    onChange: (event: { target: { value: string } }) =>
      form.set(fieldIn(field, language), event.target.value),
  });
  const columns = (
    <LanguageColumns
      language={beside}
      onLanguage={onLanguage}
      states={states}
      mark={(name) => outdated.mark(name) ?? search.mark(name)}
      rows={[
        {
          name: 'title',
          render: (language) => (
            <Field.Root invalid={faultOf('title', language) !== null} readOnly={isReadOnly}>
              <FieldLabel label={fields.title} language={language} />
              <Input {...common('title', language)} size="sm" />
              <Field.ErrorText>{faultOf('title', language)}</Field.ErrorText>
            </Field.Root>
          ),
        },
        {
          name: 'description',
          render: (language) => (
            <Field.Root invalid={faultOf('description', language) !== null} readOnly={isReadOnly}>
              <FieldLabel label={fields.description} language={language} />
              <Textarea {...common('description', language)} size="sm" autoresize rows={4} />
              <Field.ErrorText>{faultOf('description', language)}</Field.ErrorText>
            </Field.Root>
          ),
        },
        {
          name: 'features',
          render: (language) => (
            <>
              <Text fontSize="0.875rem" fontWeight="600" mb="1.5">
                {labelIn(fields.features, language)}
              </Text>
              <FeatureList
                // Each language has rows of its own.
                key={language}
                label={labelIn(fields.features, language)}
                language={language}
                values={listOf(form.values, fieldIn('features', language))}
                isReadOnly={isReadOnly}
                onChange={(values) => form.set(fieldIn('features', language), values)}
              />
              {language === DEFAULT_LANGUAGE && !isReadOnly && (
                <Text mt="2" fontSize="0.8125rem" color="fg.subtle">
                  {hints.features}
                </Text>
              )}
            </>
          ),
        },
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
