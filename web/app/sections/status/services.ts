import { SERVICE_STATES, type ServiceState } from 'contract/service-status-fields';

function isKnown(state: string): state is ServiceState {
  return (SERVICE_STATES as readonly string[]).includes(state);
}

/** Shows an unknown state with the operational icon and says that it is unknown (decisions C26). */
export function presentState(state: string): { icon: ServiceState; label: ServiceState | 'unknown' } {
  return isKnown(state) ? { icon: state, label: state } : { icon: 'operational', label: 'unknown' };
}

/** Returns the worst of some states, which the order of SERVICE_STATES ranks. */
export const worstOf = (states: readonly string[]): ServiceState =>
  SERVICE_STATES.findLast((state) => states.includes(state)) ?? 'operational';

/** Formats `99.9` as a percentage, on the server alone: browsers differ in the space before the sign. */
export function formatUptime(uptime: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(uptime / 100);
}
