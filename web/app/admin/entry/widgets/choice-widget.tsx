import { textOf } from '~/admin/entry/entry-fields';
import { Choice } from '~/admin/parts/choice';
import type { WidgetProps } from './widget';

export function ChoiceWidget({
  field: { choices = [], isRequired },
  label,
  value,
  nameOf,
  hint,
  isReadOnly,
  onChange,
}: WidgetProps) {
  return (
    <Choice
      disabled={isReadOnly}
      label={label}
      hint={hint}
      value={textOf(value)}
      choices={(isRequired ? choices : ['', ...choices]).map((choice) => [choice, nameOf(choice)])}
      onChoice={onChange}
    />
  );
}
