import type { ComponentType } from 'react';
import { ChoiceWidget } from '~/admin/entry/widgets/choice-widget';
import type { WidgetProps } from '~/admin/entry/widgets/widget';
import { useTexts } from '~/i18n/texts';
import { choiceName, type KindCopy } from './kind-texts';

export function choiceWidget(copy: KindCopy): ComponentType<WidgetProps> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once a kind, when its module loads
  return function KindChoice(props: WidgetProps) {
    const texts = useTexts(copy);
    return <ChoiceWidget {...props} nameOf={(choice) => choiceName(texts, props.name, choice) ?? choice} />;
  };
}
