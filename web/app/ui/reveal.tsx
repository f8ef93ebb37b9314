import type { ReactNode } from 'react';

/**
 * The one entrance of the site: 12 px, 350 ms, once, when the block scrolls into view (`useReveals`).
 * Without script, with reduced motion or above the fold the block simply is there.
 */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div data-reveal className={className}>
      {children}
    </div>
  );
}
