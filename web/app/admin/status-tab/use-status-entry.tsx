import { LANGUAGE_CODES } from 'contract/languages';
import type { EditedServiceStatus } from 'contract/service-status';
import {
  incidentField,
  SERVICE_STATUS_FIELDS,
  SERVICES,
  type ServiceState,
  stateField,
  uptimeField,
} from 'contract/service-status-fields';
import { serviceStatus } from '~/admin/data/service-status';
import type { Entry } from '~/admin/entry/use-entry';
import { useSingleEntry } from '~/admin/entry/use-single-entry';
import { ChoiceWidget } from '~/admin/entry/widgets/choice-widget';
import type { WidgetProps } from '~/admin/entry/widgets/widget';
import { languageName } from '~/admin/parts/language-name';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { BUILT_IN_STATUS } from '~/service-status';

function StateWidget(props: WidgetProps) {
  const { states, builtIn } = useTexts('admin-status');
  const name = (state: string) => states[state as ServiceState];
  return (
    <ChoiceWidget
      {...props}
      nameOf={(state) => (state === '' ? fill(builtIn, { value: name(props.placeholder) }) : name(state))}
    />
  );
}

const WIDGETS = { choice: StateWidget };

export function useStatusLabels(): Readonly<Record<string, string>> {
  const { fields } = useTexts('admin-status');
  return Object.fromEntries([
    ['asOf', fields.asOf],
    ...SERVICES.flatMap((service) => [
      [stateField(service), fields.state],
      [uptimeField(service), fields.uptime],
    ]),
    ...LANGUAGE_CODES.map((language) => [incidentField(language), languageName(language)]),
  ]);
}

export function useStatusEntry(stored: EditedServiceStatus): Entry {
  const { hints, notices, actions, states } = useTexts('admin-status');
  return useSingleEntry({
    kind: 'service-status',
    fields: SERVICE_STATUS_FIELDS,
    stored,
    data: serviceStatus,
    builtIn: BUILT_IN_STATUS,
    labels: useStatusLabels(),
    hints: { asOf: hints.asOf, incidentDe: hints.incident },
    notices,
    readOnly: actions.readOnly,
    mayUpdate: useAccount().may.serviceStatus.update,
    widgets: WIDGETS,
    valueWords: ({ field }, value) =>
      SERVICES.some((service) => stateField(service) === field) ? states[value as ServiceState] : undefined,
  });
}
