import type { ReactNode } from 'react';
import { PHASES, type Phase } from '~/features/ti-transformation/playback/phases';
import { cx } from '~/styled-system/css';
import * as styles from './one-of.css';

const STATES: readonly (Phase | null)[] = [null, ...PHASES];

interface OneOfPhasesProps {
  phase: Phase | null;
  className?: string;
  instead?: ReactNode;
  children: (phase: Phase | null, isShown: boolean) => ReactNode;
}

/** Reserves room for the largest content, so that nothing below moves while the story runs. */
export function OneOfPhases({ phase, className, instead = null, children }: OneOfPhasesProps) {
  return (
    <div className={cx(styles.place, className)}>
      {STATES.map((state) => (
        <div
          key={state ?? 'ready'}
          className={styles.alternative}
          data-shown={(instead === null && state === phase) || undefined}
        >
          {children(state, instead === null && state === phase)}
        </div>
      ))}
      {instead !== null && (
        <div className={styles.alternative} data-shown>
          {instead}
        </div>
      )}
    </div>
  );
}
