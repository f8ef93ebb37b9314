import { Field, Input } from '@chakra-ui/react';
import { dayInBerlin, germanTime, timeInBerlin } from 'contract/german-time';
import { textOf } from '~/admin/entry/entry-fields';
import type { WidgetProps } from './widget';

/** `2026-03-05T08:00` in Berlin, as browsers write it. */
function wallTime(instant: string): string {
  const time = new Date(instant);
  return Number.isNaN(time.getTime()) ? '' : `${dayInBerlin(time)}T${timeInBerlin(time)}`;
}

export function TimeWidget({
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
        type="datetime-local"
        size="sm"
        // Browsers take years with six digits, the server takes four.
        max="9999-12-31T23:59"
        value={wallTime(textOf(value))}
        onChange={({ target }) => {
          const [day = '', time = ''] = target.value.split('T');
          onChange(germanTime(day, time.slice(0, 5)) ?? '');
        }}
      />
      <Field.ErrorText>{fault}</Field.ErrorText>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
