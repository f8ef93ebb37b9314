const KNOWN_STATES = ['operational', 'maintenance', 'degraded', 'outage'] as const;
export type ServiceState = (typeof KNOWN_STATES)[number];

/** Entered by hand, never computed (specification 9, decisions C25); `status.json` names the services. */
export const SERVICES = [
  { service: 'idatik', uptime: 99.9, state: 'operational' },
  { service: 'fhirLink', uptime: 99.8, state: 'operational' },
  { service: 'meTi', uptime: 99.5, state: 'operational' },
  { service: 'attrian', uptime: 99.9, state: 'operational' },
  { service: 'docuflow', uptime: 100, state: 'operational' },
  { service: 'website', uptime: 99.7, state: 'operational' },
] as const;

function isKnown(state: string): state is ServiceState {
  return (KNOWN_STATES as readonly string[]).includes(state);
}

/** Shows an unknown state with the operational icon and says that it is unknown (decisions C26). */
export function presentState(state: string): { icon: ServiceState; label: ServiceState | 'unknown' } {
  return isKnown(state) ? { icon: state, label: state } : { icon: 'operational', label: 'unknown' };
}

/** Formats `99.9` as a percentage, on the server alone: browsers differ in the space before the sign. */
export function formatUptime(uptime: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(uptime / 100);
}
