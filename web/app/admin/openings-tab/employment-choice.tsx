import { ChoiceWidget } from '~/admin/entry/widgets/choice-widget';
import type { WidgetProps } from '~/admin/entry/widgets/widget';
import { useTexts } from '~/i18n/texts';

export function useEmploymentName(): (choice: string) => string {
  const names: Readonly<Record<string, string>> = useTexts('admin-openings').employment;
  return (choice) => names[choice] ?? choice;
}

export function EmploymentChoice(props: WidgetProps) {
  return <ChoiceWidget {...props} nameOf={useEmploymentName()} />;
}
