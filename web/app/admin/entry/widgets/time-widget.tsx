import { Input } from '@chakra-ui/react';
import { dayInBerlin, germanTime, timeInBerlin } from 'contract/german-time';
import { textOf } from '~/admin/entry/entry-fields';
import { Labelled } from '~/admin/parts/labelled';
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
    <Labelled readOnly={isReadOnly} required={isRequired === true} label={label} hint={hint} fault={fault}>
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
    </Labelled>
  );
}
