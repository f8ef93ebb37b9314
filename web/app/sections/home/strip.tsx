import type { ReactNode } from 'react';
import { cx } from '~/styled-system/css';
import { strip } from './home.css';

interface StripProps {
  labelledBy: string;
  className: string;
  children: ReactNode;
}

/**
 * Scrolls sideways on phones. Safari, unlike Chromium and Firefox, does not focus a plain scroller: so the
 * strip is always focusable, and its style removes the tab stop where the cards stand side by side.
 */
export function Strip({ labelledBy, className, children }: StripProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of cards, not of form fields
    <div
      role="group"
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach what scrolls (WCAG 2.1.1)
      tabIndex={0}
      className={cx(strip, className)}
    >
      {children}
    </div>
  );
}
