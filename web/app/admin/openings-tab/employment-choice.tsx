import { EMPLOYMENT_TYPES } from 'contract/opening-fields';
import { ChoiceWidget } from '~/admin/entry/widgets/choice-widget';
import type { WidgetProps } from '~/admin/entry/widgets/widget';
import { useTexts } from '~/i18n/texts';

export function useEmploymentName(): (choice: string) => string {
  const { employment } = useTexts('admin-openings');
  return (choice) => {
    const known = EMPLOYMENT_TYPES.find((type) => type === choice);
    return known ? employment[known] : choice;
  };
}

export function EmploymentChoice(props: WidgetProps) {
  return <ChoiceWidget {...props} nameOf={useEmploymentName()} />;
}
