import type { ReactNode } from 'react';

/** Enters once, 12 px in 350 ms (browser/reveals.ts), if below the first screen; not with less motion. */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div data-reveal className={className}>
      {children}
    </div>
  );
}
