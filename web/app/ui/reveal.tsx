import type { ReactNode } from 'react';

/** Enters once, 12 px in 350 ms (browser/reveals.ts); not without script, with less motion or on the first screen. */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div data-reveal className={className}>
      {children}
    </div>
  );
}
