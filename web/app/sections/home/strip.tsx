import type { ReactNode } from 'react';
import { cx } from '~/styled-system/css';
import { strip } from './home.css';

interface StripProps {
  labelledBy: string;
  className: string;
  children: ReactNode;
}

/** Cards that phones show in a row to be pushed sideways. */
export function Strip({ labelledBy, className, children }: StripProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of cards, not of form fields
    <div
      role="group"
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls and holds no link is pushed by the arrow keys
      tabIndex={0}
      className={cx(strip, className)}
    >
      {children}
    </div>
  );
}
