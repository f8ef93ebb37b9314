import { Field, Input, Textarea } from '@chakra-ui/react';
import type { Language } from 'contract/languages';
import { sectionTextLimit } from 'contract/section-fields';
import { memo, useEffect, useRef } from 'react';
import { labelIn } from '~/admin/parts/language-name';
import { useTooLong } from '~/admin/parts/too-long';
import { isMultiLine } from '~/content/published/section-texts';

export const textFieldId = (language: Language, name: string) => `section-${language}-${name}`;

interface TextFieldProps {
  name: string;
  label: string;
  language: Language;
  value: string;
  placeholder: string;
  hint?: string | undefined;
  isReadOnly: boolean;
  takesFocus?: boolean;
  onChange: (language: Language, name: string, text: string) => void;
}

/** `lang` enables the spelling check. Memoized, so that typing renders this field only. */
export const TextField = memo(function TextField({
  name,
  label,
  language,
  value,
  placeholder,
  hint,
  isReadOnly,
  takesFocus = false,
  onChange,
}: TextFieldProps) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const shared = {
    ref: field,
    lang: language,
    spellCheck: true,
    value,
    placeholder,
    onChange: ({ target }: { target: { value: string } }) => onChange(language, name, target.value),
  };
  const tooLong = useTooLong()(value, sectionTextLimit(name));
  return (
    <Field.Root id={textFieldId(language, name)} readOnly={isReadOnly} invalid={tooLong !== null} gap="1">
      <Field.Label fontSize="0.875rem" overflowWrap="anywhere">
        {labelIn(label, language)}
      </Field.Label>
      {isMultiLine(name) ? (
        <Textarea {...shared} autoresize rows={name === 'content' ? 6 : 3} maxH="24rem" />
      ) : (
        <Input {...shared} />
      )}
      <Field.ErrorText>{tooLong}</Field.ErrorText>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
});
