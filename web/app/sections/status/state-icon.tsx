import { cx } from '~/styled-system/css';
import type { ServiceState } from './services';
import * as styles from './status.css';

const SIGNS: Record<ServiceState, string> = {
  operational: 'M9.5 14.5l3 3 6-7',
  maintenance: 'M11 10v8M17 10v8',
  degraded: 'M14 8.5v7M14 19v.01',
  outage: 'M10.5 10.5l7 7M17.5 10.5l-7 7',
};

/** The site's node as a signal lamp; the text beside it says the same (visual-design, Foundations). */
export function StateIcon({ state }: { state: ServiceState }) {
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
      className={cx(styles.icon, styles.tones[state])}
      aria-hidden="true"
      data-icon={state}
    >
      <circle cx="14" cy="14" r="12" fill="currentColor" fillOpacity="0.12" strokeWidth="1.5" />
      <path d={SIGNS[state]} />
    </svg>
  );
}
