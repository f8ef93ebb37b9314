import { Field, Input, Textarea } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { labelIn } from '~/admin/parts/language-name';
import type { Language } from '~/i18n/languages';
import { isMultiLine } from './section-fields';

/** What Strapi's column of titles holds. */
const TITLE_LENGTH = 255;
/** What the contract takes of any other text. */
const TEXT_LENGTH = 50_000;

interface TextFieldProps {
  /** The name in the contract, which tells how many lines the field has (specification 5). */
  name: string;
  label: string;
  language: Language;
  value: string;
  /** What visitors see while it is empty. */
  placeholder: string;
  hint?: string | undefined;
  isReadOnly: boolean;
  /** A field that was added just now is the one to be filled in. */
  takesFocus?: boolean;
  onChange: (text: string) => void;
}

/** One text in one language; `lang` lets the browser check the spelling. */
export function TextField({
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
    maxLength: name === 'title' ? TITLE_LENGTH : TEXT_LENGTH,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <Field.Root readOnly={isReadOnly} gap="1">
      <Field.Label fontSize="0.875rem" overflowWrap="anywhere">
        {labelIn(label, language)}
      </Field.Label>
      {isMultiLine(name) ? (
        <Textarea {...shared} autoresize rows={name === 'content' ? 6 : 3} maxH="24rem" />
      ) : (
        <Input {...shared} />
      )}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
