import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from 'contract/languages';
import {
  incidentField,
  SERVICE_STATUS_FIELD_NAMES,
  SERVICES,
  type ServiceStatusField,
  stateField,
  uptimeField,
} from 'contract/service-status-fields';

export type ServiceStatus = Readonly<Record<ServiceStatusField, string>>;

/** Percent over 30 days (specification, section 9); entered by hand, never computed (decision C25). */
const UPTIMES = { idatik: 99.9, fhirLink: 99.8, meTi: 99.5, attrian: 99.9, docuflow: 100, website: 99.7 };

/** Stands until editors write other values (docs/decisions/0067). */
export const BUILT_IN_STATUS = {
  ...(Object.fromEntries(SERVICE_STATUS_FIELD_NAMES.map((field) => [field, ''])) as Record<
    ServiceStatusField,
    string
  >),
  ...Object.fromEntries(
    SERVICES.flatMap((service) => [
      [stateField(service), 'operational'],
      [uptimeField(service), String(UPTIMES[service]).replace('.', ',')],
    ]),
  ),
  asOf: '2025-11',
} as ServiceStatus;

export const completeStatus = (
  stored: Partial<Record<ServiceStatusField, string | null>>,
): ServiceStatus => ({
  ...BUILT_IN_STATUS,
  ...Object.fromEntries(Object.entries(stored).filter(([, value]) => value)),
});

export function monthInWords(month: string, language: Language): string {
  const { locale } = LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const FRESH_FOR_DAYS = 30;

/** Returns how long ago the overview was written, such as "vor 12 Monaten"; null for 30 days after its month. */
export function ageInWords({ asOf }: ServiceStatus, language: Language, now = new Date()): string | null {
  const [year = 0, month = 0] = asOf.split('-').map(Number);
  const end = Date.UTC(year, month);
  if (now.getTime() - end <= FRESH_FOR_DAYS * DAY_MS) return null;
  const { locale } = LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];
  const months = (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - month;
  return new Intl.RelativeTimeFormat(locale).format(-months, 'month');
}

/** Returns what is said of an incident, in German where a translation is missing; null without an incident. */
export function incidentIn(
  status: ServiceStatus,
  language: Language,
): { value: string; lang: Language } | null {
  const lang = status[incidentField(language)] === '' ? DEFAULT_LANGUAGE : language;
  const value = status[incidentField(lang)];
  return value === '' ? null : { value, lang };
}

export const readUptime = (written: string): number => Number(written.replace(',', '.'));
