import { RESOURCE_PARTS } from 'contract/resource-fields';
import { ChoiceWidget } from '~/admin/entry/widgets/choice-widget';
import type { WidgetProps } from '~/admin/entry/widgets/widget';
import { useTexts } from '~/i18n/texts';

export function PartChoice(props: WidgetProps) {
  const { parts } = useTexts('admin-resources');
  const nameOf = (choice: string) => {
    const known = RESOURCE_PARTS.find((part) => part === choice);
    return known ? parts[known] : choice;
  };
  return <ChoiceWidget {...props} nameOf={nameOf} />;
}
