import { Field, Input } from '@chakra-ui/react';
import { textOf } from '~/admin/entry/entry-fields';
import type { WidgetProps } from './widget';

export function DateWidget({
  field: { isRequired },
  label,
  value,
  hint,
  fault,
  isReadOnly,
  onChange,
}: WidgetProps) {
  return (
    <Field.Root invalid={fault !== null} readOnly={isReadOnly} required={isRequired === true}>
      <Field.Label>{label}</Field.Label>
      <Input
        type="date"
        size="sm"
        // Browsers take years with six digits, the server takes four.
        max="9999-12-31"
        value={textOf(value)}
        onChange={({ target }) => onChange(target.value)}
      />
      <Field.ErrorText>{fault}</Field.ErrorText>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
