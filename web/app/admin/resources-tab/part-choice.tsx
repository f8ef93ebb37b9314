import { RESOURCE_PARTS } from 'contract/resource-fields';
import { ChoiceWidget } from '~/admin/entry/widgets/choice-widget';
import type { WidgetProps } from '~/admin/entry/widgets/widget';
import { useTexts } from '~/i18n/texts';

export function usePartName(): (choice: string) => string {
  const { parts } = useTexts('admin-resources');
  return (choice) => {
    const known = RESOURCE_PARTS.find((part) => part === choice);
    return known ? parts[known] : choice;
  };
}

export function PartChoice(props: WidgetProps) {
  return <ChoiceWidget {...props} nameOf={usePartName()} />;
}
