import { Field, Flex, Input, Text, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import type { DraftForm } from '~/admin/drafts/use-draft';
import { judgedLanguages, languageBeside } from '~/admin/parts/judged-languages';
import { LanguageColumns } from '~/admin/parts/language-columns';
import { labelIn } from '~/admin/parts/language-name';
import { DEFAULT_LANGUAGE, type Language } from '~/i18n/languages';
import { useTexts } from '~/i18n/texts';
import { FeatureList } from './feature-list';
import { fieldIn, listOf, type Product, TEXT_FIELDS, textOf, textsIn } from './product-fields';

const LONGEST_TITLE = 255;
const LONGEST_DESCRIPTION = 50_000;

export const germanTitleId = 'product-title-de';

interface ProductTextsProps {
  product: Product;
  form: DraftForm;
  /** Where a link leads to a language. */
  language?: Language | undefined;
  isReadOnly: boolean;
  isTitleMissing: boolean;
}

/** Title, description and features, German beside another language. */
export function ProductTexts({
  product,
  form,
  language: wanted,
  isReadOnly,
  isTitleMissing,
}: ProductTextsProps) {
  const { fields, hints, faults } = useTexts('admin-products');
  const states = judgedLanguages({
    textsIn: (language) => textsIn(form.values, language),
    dates: product.languages,
    isChanged: (language) => TEXT_FIELDS.some((field) => fieldIn(field, language) in form.changes),
  });
  const [beside, setBeside] = useState(() => languageBeside(states, wanted));
  const common = (field: 'title' | 'description', language: Language) => ({
    lang: language,
    value: textOf(form.values, fieldIn(field, language)),
    placeholder: language === DEFAULT_LANGUAGE ? '' : hints.untranslated,
    onChange: (event: { target: { value: string } }) =>
      form.set(fieldIn(field, language), event.target.value),
  });
  return (
    <LanguageColumns
      language={beside}
      onLanguage={setBeside}
      states={states}
      rows={[
        {
          name: 'title',
          render: (language) => (
            <Field.Root
              {...(language === DEFAULT_LANGUAGE && {
                ids: { control: germanTitleId },
                invalid: isTitleMissing,
              })}
              readOnly={isReadOnly}
            >
              <FieldLabel label={fields.title} language={language} />
              <Input {...common('title', language)} size="sm" maxLength={LONGEST_TITLE} />
              <Field.ErrorText>{faults.title}</Field.ErrorText>
            </Field.Root>
          ),
        },
        {
          name: 'description',
          render: (language) => (
            <Field.Root readOnly={isReadOnly}>
              <FieldLabel label={fields.description} language={language} />
              <Textarea
                {...common('description', language)}
                size="sm"
                autoresize
                rows={4}
                maxLength={LONGEST_DESCRIPTION}
              />
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
      ]}
    />
  );
}

function FieldLabel({ label, language }: { label: string; language: Language }) {
  return (
    <Flex asChild fontSize="0.875rem" fontWeight="600">
      <Field.Label>{labelIn(label, language)}</Field.Label>
    </Flex>
  );
}
