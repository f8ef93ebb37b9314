/** What a service can be; an editor may write something else one day. */
const KNOWN_STATES = ['operational', 'maintenance', 'degraded', 'outage'] as const;
export type ServiceState = (typeof KNOWN_STATES)[number];

/**
 * State and availability of the six services, in the order of the names in `status.json`. These are content values,
 * never computed (specification 9, decisions C25). Whether a product is in test is not said here: its stage does.
 */
export const SERVICES = [
  { product: 'idatik', uptime: 99.9, state: 'operational' },
  { product: 'fhir-link', uptime: 99.8, state: 'operational' },
  { product: 'me-ti', uptime: 99.5, state: 'operational' },
  { product: 'attrian', uptime: 99.9, state: 'operational' },
  { product: 'cryptoth', uptime: 100, state: 'operational' },
  { product: null, uptime: 99.7, state: 'operational' },
] as const;

function isKnown(state: string): state is ServiceState {
  return (KNOWN_STATES as readonly string[]).includes(state);
}

/** How a state is shown: an unknown one has the operational icon and says that it is unknown (decisions C26). */
export function presentState(state: string): { icon: ServiceState; label: ServiceState | 'unknown' } {
  return isKnown(state) ? { icon: state, label: state } : { icon: 'operational', label: 'unknown' };
}

/** `99.9` as the visitor writes it. On the server only: browsers differ in the space before the sign. */
export function formatUptime(uptime: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(uptime / 100);
}
