import { ChoiceWidget } from '~/admin/entry/widgets/choice-widget';
import type { WidgetProps } from '~/admin/entry/widgets/widget';
import { useTexts } from '~/i18n/texts';

export function usePartName(): (choice: string) => string {
  const names: Readonly<Record<string, string>> = useTexts('admin-resources').parts;
  return (choice) => names[choice] ?? choice;
}

export function PartChoice(props: WidgetProps) {
  return <ChoiceWidget {...props} nameOf={usePartName()} />;
}
