import { Field, NativeSelect } from '@chakra-ui/react';
import { textOf } from '~/admin/entry/entry-fields';
import type { WidgetProps } from './widget';

interface ChoiceWidgetProps extends WidgetProps {
  /** Words for a choice; an empty one stands for no choice. */
  nameOf?: (choice: string) => string;
}

export function ChoiceWidget({
  field: { choices = [], isRequired },
  label,
  value,
  hint,
  isReadOnly,
  onChange,
  nameOf = (choice) => choice,
}: ChoiceWidgetProps) {
  return (
    <Field.Root disabled={isReadOnly}>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={textOf(value)} onChange={({ target }) => onChange(target.value)}>
          {(isRequired ? choices : ['', ...choices]).map((choice) => (
            <option key={choice} value={choice}>
              {nameOf(choice)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
