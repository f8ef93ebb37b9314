import { ChoiceWidget } from '~/admin/entry/widgets/choice-widget';
import type { WidgetProps } from '~/admin/entry/widgets/widget';
import { builtInEntry } from '~/features/products/products';
import { useTexts } from '~/i18n/texts';

/** Drawings and samples have the names of the built-in products that they were made for. */
export function DrawingChoice(props: WidgetProps) {
  const { hints } = useTexts('admin-products');
  return <ChoiceWidget {...props} nameOf={(name) => builtInEntry(name)?.name ?? hints.asIntended} />;
}
