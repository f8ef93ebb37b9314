import type { ReactNode } from 'react';
import { cx } from '~/styled-system/css';
import { strip } from './home.css';

interface StripProps {
  labelledBy: string;
  className: string;
  children: ReactNode;
}

/**
 * Cards that phones show in a row to be pushed sideways. They hold no link, and Safari, other than Chromium and Firefox,
 * gives the focus to nothing that merely scrolls: so it is always focusable, and its style takes that back where the
 * cards stand side by side. It needs no script, and is the same in markup that the server finishes.
 */
export function Strip({ labelledBy, className, children }: StripProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of cards, not of form fields
    <div
      role="group"
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      className={cx(strip, className)}
    >
      {children}
    </div>
  );
}
