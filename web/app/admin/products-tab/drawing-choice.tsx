import { ChoiceWidget } from '~/admin/entry/widgets/choice-widget';
import type { WidgetProps } from '~/admin/entry/widgets/widget';
import { builtInEntry } from '~/features/products/products';
import { useTexts } from '~/i18n/texts';

/** Drawings and samples have the names of the built-in products that they were made for. */
export function useDrawingName(): (choice: string) => string {
  const { hints } = useTexts('admin-products');
  return (choice) => builtInEntry(choice)?.name ?? hints.asIntended;
}

export function DrawingChoice(props: WidgetProps) {
  return <ChoiceWidget {...props} nameOf={useDrawingName()} />;
}
