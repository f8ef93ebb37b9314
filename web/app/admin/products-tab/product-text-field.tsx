import { Field, Text } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { PROJECT_TEXTS, type ProjectText } from 'contract/project-fields';
import { memo } from 'react';
import type { DraftForm } from '~/admin/drafts/use-draft';
import { labelIn } from '~/admin/parts/language-name';
import { useTooLong } from '~/admin/parts/too-long';
import { useTexts } from '~/i18n/texts';
import { FeatureList } from './feature-list';
import { LanguageField } from './language-field';
import { fieldIn } from './product-fields';

interface ProductTextProps<Value> {
  field: ProjectText;
  language: Language;
  value: Value;
  isReadOnly: boolean;
  set: DraftForm['set'];
}

interface ProductTextFieldProps extends ProductTextProps<string> {
  isMissing: boolean;
}

/** Memoized, so that typing renders this field only. */
export const ProductTextField = memo(function ProductTextField({
  field,
  language,
  value,
  isReadOnly,
  isMissing,
  set,
}: ProductTextFieldProps) {
  const { fields, hints, places, faults } = useTexts('admin-products');
  const tooLong = useTooLong();
  const { form: kind, limit } = PROJECT_TEXTS[field];
  const fault = isMissing ? faults.title : tooLong(value, limit);
  return (
    <LanguageField
      label={labelIn(fields[field], language)}
      language={language}
      value={value}
      placeholder={language === DEFAULT_LANGUAGE ? '' : hints.untranslated}
      {...(kind !== 'line' && { rows: kind === 'block' ? 6 : 4 })}
      fault={fault}
      isReadOnly={isReadOnly}
      onChange={(text) => set(fieldIn(field, language), text)}
    >
      {language === DEFAULT_LANGUAGE && <Field.HelperText>{places[field]}</Field.HelperText>}
    </LanguageField>
  );
});

export const ProductTextList = memo(function ProductTextList({
  field,
  language,
  value,
  isReadOnly,
  set,
}: ProductTextProps<readonly string[]>) {
  const { fields, places } = useTexts('admin-products');
  const label = labelIn(fields[field], language);
  return (
    <>
      <Text fontSize="0.875rem" fontWeight="600" mb="1.5">
        {label}
      </Text>
      <FeatureList
        // Each language has its own rows.
        key={language}
        label={label}
        language={language}
        values={value}
        isReadOnly={isReadOnly}
        onChange={(values) => set(fieldIn(field, language), values)}
      />
      {language === DEFAULT_LANGUAGE && (
        <Text mt="2" fontSize="0.8125rem" color="fg.subtle">
          {places[field]}
        </Text>
      )}
    </>
  );
});
