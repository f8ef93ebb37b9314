import { textOf } from '~/admin/entry/entry-fields';
import { Choice } from '~/admin/parts/choice';
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
