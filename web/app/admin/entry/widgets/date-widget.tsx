import { Input } from '@chakra-ui/react';
import { textOf } from '~/admin/entry/entry-fields';
import { Labelled } from '~/admin/parts/labelled';
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
    <Labelled readOnly={isReadOnly} required={isRequired === true} label={label} hint={hint} fault={fault}>
      <Input
        type="date"
        size="sm"
        // Browsers take years with six digits, the server takes four.
        max="9999-12-31"
        value={textOf(value)}
        onChange={({ target }) => onChange(target.value)}
      />
    </Labelled>
  );
}
