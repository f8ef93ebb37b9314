import { LANGUAGE_CODES } from 'contract/languages';
import type { EditedServiceStatus } from 'contract/service-status';
import {
  incidentField,
  SERVICES,
  type ServiceState,
  stateField,
  uptimeField,
} from 'contract/service-status-fields';
import { serviceStatus } from '~/admin/data/service-status';
import type { Entry, ValueWords } from '~/admin/entry/use-entry';
import { useBuiltInWords, useSingleEntry } from '~/admin/entry/use-single-entry';
import { labelIn, languageName } from '~/admin/parts/language-name';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';
import { BUILT_IN_STATUS } from '~/service-status';

const STATE_FIELDS: readonly string[] = SERVICES.map(stateField);

export function useStatusValueWords(): ValueWords {
  const { states } = useTexts('admin-status');
  return useBuiltInWords(BUILT_IN_STATUS, ({ field }, value) =>
    STATE_FIELDS.includes(field) ? states[value as ServiceState] : undefined,
  );
}

function useStatusLabels(): Readonly<Record<string, string>> {
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

export function useStatusNames(): Readonly<Record<string, string>> {
  const { groups } = useTexts('admin-status');
  const labels = useStatusLabels();
  const ofServices = SERVICES.flatMap((service) =>
    [stateField(service), uptimeField(service)].map((field) => [
      field,
      `${groups[service]}, ${labels[field]}`,
    ]),
  );
  const ofLanguages = LANGUAGE_CODES.map((language) => [
    incidentField(language),
    labelIn(groups.incident, language),
  ]);
  return { ...labels, ...Object.fromEntries([...ofServices, ...ofLanguages]) };
}

export function useStatusEntry(stored: EditedServiceStatus): Entry {
  const { hints, notices, actions } = useTexts('admin-status');
  return useSingleEntry({
    kind: 'service-status',
    stored,
    data: serviceStatus,
    builtIn: BUILT_IN_STATUS,
    labels: useStatusLabels(),
    longNames: useStatusNames(),
    hints: { asOf: hints.asOf, incidentDe: hints.incident },
    notices,
    readOnly: actions.readOnly,
    mayUpdate: useAccount().may.serviceStatus.update,
    valueWords: useStatusValueWords(),
  });
}
