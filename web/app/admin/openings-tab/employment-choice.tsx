import { EMPLOYMENT_TYPES } from 'contract/opening-fields';
import { ChoiceWidget } from '~/admin/entry/widgets/choice-widget';
import type { WidgetProps } from '~/admin/entry/widgets/widget';
import { useTexts } from '~/i18n/texts';

export function EmploymentChoice(props: WidgetProps) {
  const { employment } = useTexts('admin-openings');
  const nameOf = (choice: string) => {
    const known = EMPLOYMENT_TYPES.find((type) => type === choice);
    return known ? employment[known] : choice;
  };
  return <ChoiceWidget {...props} nameOf={nameOf} />;
}
