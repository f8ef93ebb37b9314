import type { ReactNode } from 'react';
import { PHASES, type Phase } from '~/features/ti-transformation/playback/phases';
import { cx } from '~/styled-system/css';
import * as styles from './one-of.css';

/** Before the start, and the four phases. */
const STATES: readonly (Phase | null)[] = [null, ...PHASES];

interface OneOfPhasesProps {
  phase: Phase | null;
  className?: string;
  children: (phase: Phase | null, isShown: boolean) => ReactNode;
}

/**
 * Shows the phase's own content in a place as large as the largest of them needs: what stands below stays where it is
 * while the story runs.
 */
export function OneOfPhases({ phase, className, children }: OneOfPhasesProps) {
  return (
    <div className={cx(styles.place, className)}>
      {STATES.map((state) => (
        <div key={state ?? 'ready'} className={styles.alternative} data-shown={state === phase || undefined}>
          {children(state, state === phase)}
        </div>
      ))}
    </div>
  );
}
