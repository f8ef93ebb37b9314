import type { ServiceState } from 'contract/service-status-fields';
import { cx } from '~/styled-system/css';
import * as styles from './status.css';

const SIGNS: Record<ServiceState, string> = {
  operational: 'M9.5 14.5l3 3 6-7',
  maintenance: 'M11 10v8M17 10v8',
  degraded: 'M14 8.5v7M14 19v.01',
  outage: 'M10.5 10.5l7 7M17.5 10.5l-7 7',
};

interface StateIconProps {
  state: ServiceState;
  /** Draws a broken amber ring instead of a green lamp: a service in test. */
  isTested?: boolean;
  /** Draws a grey ring: nobody has looked for a month. */
  isOld?: boolean;
}

/** Draws the site's node as a signal lamp; the text beside it says the same (visual-design, Foundations). */
export function StateIcon({ state, isTested = false, isOld = false }: StateIconProps) {
  const isBroken = isTested && state === 'operational';
  const isRing = isBroken || isOld;
  const tone = isOld ? 'old' : isBroken ? 'tested' : state;
  return (
    <svg
      width="28"
      height="28"
      viewBox="0 0 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx(styles.icon, styles.tones[tone])}
      aria-hidden="true"
      data-icon={state}
    >
      <circle
        cx="14"
        cy="14"
        r="12"
        fill="currentColor"
        fillOpacity={isRing ? 0 : 0.12}
        strokeWidth={isRing ? 2 : 1.5}
        {...(isBroken && { strokeDasharray: '4 3.54' })}
      />
      <path d={SIGNS[state]} />
    </svg>
  );
}
