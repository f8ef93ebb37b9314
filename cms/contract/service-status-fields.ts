import type { DescribedFields, Format } from './field';
import { LANGUAGE_CODES, type Language } from './languages';
import { SHORT_TEXT_LENGTH } from './limits';

export const SERVICES = ['idatik', 'fhirLink', 'meTi', 'attrian', 'docuflow', 'website'] as const;
export type Service = (typeof SERVICES)[number];

export const SERVICE_STATES = ['operational', 'maintenance', 'degraded', 'outage'] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

const MONTH: Format = {
  pattern: /^20\d{2}-(?:0[1-9]|1[0-2])$/,
  advice: 'Bitte Jahr und Monat mit Bindestrich schreiben, z. B. 2026-01.',
};
const UPTIME: Format = {
  pattern: /^(?:100(?:[.,]0{1,2})?|\d{1,2}(?:[.,]\d{1,2})?)$/,
  advice: 'Bitte eine Zahl von 0 bis 100 mit höchstens zwei Nachkommastellen schreiben, z. B. 99,9.',
};

type StateField = `${Service}State`;
type UptimeField = `${Service}Uptime`;
type IncidentField = `incident${Capitalize<Language>}`;
export type ServiceStatusField = 'asOf' | StateField | UptimeField | IncidentField;

export const stateField = (service: Service): StateField => `${service}State`;
export const uptimeField = (service: Service): UptimeField => `${service}Uptime`;
export const incidentField = (language: Language): IncidentField =>
  `incident${(language[0] ?? '').toUpperCase()}${language.slice(1)}` as IncidentField;

const services = SERVICES.flatMap((service) => [
  [stateField(service), { widget: 'choice', limit: 20, choices: SERVICE_STATES, begins: service }] as const,
  [uptimeField(service), { widget: 'line', limit: 6, format: UPTIME }] as const,
]);
const incidents = LANGUAGE_CODES.map(
  (language, index) =>
    [
      incidentField(language),
      { widget: 'text', limit: SHORT_TEXT_LENGTH, ...(index === 0 && { begins: 'incident' }) },
    ] as const,
);

/** The name under which the incident is translated, whose languages have a field each. */
export const INCIDENT = 'incident';

export const SERVICE_STATUS_FIELDS = Object.fromEntries<DescribedFields[string] & { limit: number }>([
  ['asOf', { widget: 'line', limit: 7, format: MONTH, begins: 'asOf' }],
  ...services,
  ...incidents,
]) as Readonly<Record<ServiceStatusField, DescribedFields[string] & { limit: number }>>;
export const SERVICE_STATUS_FIELD_NAMES = Object.keys(SERVICE_STATUS_FIELDS) as ServiceStatusField[];
