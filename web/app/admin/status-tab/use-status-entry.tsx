import { LANGUAGE_CODES } from 'contract/languages';
import type { EditedServiceStatus } from 'contract/service-status';
import {
  incidentField,
  SERVICE_STATUS_FIELD_NAMES,
  SERVICE_STATUS_FIELDS,
  SERVICES,
  type ServiceState,
  stateField,
  uptimeField,
} from 'contract/service-status-fields';
import { serviceStatus } from '~/admin/data/service-status';
import { FIELD_FIRST } from '~/admin/entry/entry-fields';
import { type Entry, useEntry } from '~/admin/entry/use-entry';
import { ChoiceWidget } from '~/admin/entry/widgets/choice-widget';
import type { WidgetProps } from '~/admin/entry/widgets/widget';
import { languageName } from '~/admin/parts/language-name';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { BUILT_IN_STATUS } from '~/service-status';

/** Names the one entry among drafts. */
export const STATUS = 'status';

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

const builtInValues: Readonly<Record<string, string>> = BUILT_IN_STATUS;

export function useStatusEntry(stored: EditedServiceStatus): Entry {
  const { fields, hints, notices, actions } = useTexts('admin-status');
  const labels: Readonly<Record<string, string>> = {
    asOf: fields.asOf,
    ...Object.fromEntries(
      SERVICES.flatMap((service) => [
        [stateField(service), fields.state],
        [uptimeField(service), fields.uptime],
      ]),
    ),
    ...Object.fromEntries(
      LANGUAGE_CODES.map((language) => [incidentField(language), languageName(language)]),
    ),
  };
  const shownAt: Readonly<Record<string, string>> = { asOf: hints.asOf, incidentDe: hints.incident };
  return useEntry({
    kind: 'service-status',
    key: STATUS,
    fields: SERVICE_STATUS_FIELDS,
    names: FIELD_FIRST,
    stored,
    valuesOf: (entry) =>
      Object.fromEntries(SERVICE_STATUS_FIELD_NAMES.map((field) => [field, entry[field] ?? ''])),
    send: (changes, etag) => serviceStatus.save(STATUS, changes, etag),
    patchCache: serviceStatus.usePatch(STATUS),
    savedNotice: { title: notices.saved, description: notices.savedText },
    isReadOnly: !useAccount().may.serviceStatus.update,
    widgets: { choice: StateWidget },
    words: {
      labelOf: ({ field }) => labels[field] ?? field,
      hintOf: ({ field }) => shownAt[field],
      placeholderOf: ({ field }) => builtInValues[field] ?? '',
      readOnly: actions.readOnly,
    },
  });
}
