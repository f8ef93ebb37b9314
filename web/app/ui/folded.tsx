import type { ReactNode } from 'react';
import { cx } from '~/styled-system/css';
import * as styles from './folded.css';

interface FoldedProps {
  summary: ReactNode;
  on?: 'always' | 'narrow';
  className?: string;
  children: ReactNode;
}

/** A part that opens on demand; on paper, and for the place of an address, it is open. */
export function Folded({ summary, on = 'always', className, children }: FoldedProps) {
  return (
    <details className={cx(styles.folded[on], className)}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
