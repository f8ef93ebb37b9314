import { Field, Flex, Textarea, TextInput, Typography } from '@strapi/design-system';
import { useField, useFocusInputField } from '@strapi/strapi/admin';
import type { ChangeEvent, ReactNode, Ref } from 'react';
import { SHOWN_IN_SEARCH_RESULTS } from '../../../contract/search-result';
import type { FieldProps } from '../field-props';
import { lengthNote } from './length-note';
import { SearchResultPreview } from './search-result-preview';

export const SearchTitleInput = (props: FieldProps) => (
  <Counted {...props} most={SHOWN_IN_SEARCH_RESULTS.title} input={(one) => <TextInput {...one} />} />
);

export const SearchDescriptionInput = (props: FieldProps) => (
  <Flex direction="column" alignItems="stretch" gap={6}>
    <Counted {...props} most={SHOWN_IN_SEARCH_RESULTS.description} input={(one) => <Textarea {...one} />} />
    <SearchResultPreview />
  </Flex>
);

interface InputProps {
  ref: Ref<HTMLInputElement & HTMLTextAreaElement>;
  value: string;
  disabled?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

interface Props extends FieldProps {
  /** Recommended, but not enforced. */
  most: number;
  input: (props: InputProps) => ReactNode;
}

function Counted({ name, label, labelAction, hint, required, disabled, most, input }: Props) {
  const field = useField<string | null>(name);
  const ref = useFocusInputField<HTMLInputElement & HTMLTextAreaElement>(name);
  const value = field.value ?? '';
  const { words, isTooLong } = lengthNote(value, most);
  return (
    <Field.Root name={name} hint={hint} error={field.error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      {input({ ref, value, disabled, onChange: field.onChange })}
      <Typography variant="pi" textColor={isTooLong ? 'warning700' : 'neutral600'}>
        {/* Announces the length only once the text is too long, not at every letter. */}
        <span role={isTooLong ? 'status' : undefined}>{words}</span>
      </Typography>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
