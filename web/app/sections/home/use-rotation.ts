import { type FocusEvent, useEffect, useState } from 'react';
import { prefersReducedMotion } from '~/ui/motion';

/** 3 s for each slide (specification, section 9). */
const ROTATION_MS = 3000;

/**
 * Which of `count` slides is shown. Turns by itself while nobody points at it, focuses it or has paused it,
 * while the tab is visible, and never for visitors who prefer less motion (decisions F3) or where it starts paused.
 */
export function useRotation(count: number, { isPausedAtFirst }: { isPausedAtFirst: boolean }) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(isPausedAtFirst);
  const [held, setHeld] = useState({ pointer: false, focus: false });

  useEffect(() => {
    if (prefersReducedMotion()) setPaused(true);
  }, []);

  const running = !paused && !held.pointer && !held.focus;
  // `index` restarts the clock, so that a slide chosen by hand also stays its full time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see the line above
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((current) => (current + 1) % count);
    }, ROTATION_MS);
    return () => clearInterval(timer);
  }, [running, count, index]);

  return {
    index,
    show: setIndex,
    paused,
    togglePaused: () => setPaused((current) => !current),
    /** For the element that holds the slides. */
    holdProps: {
      onPointerEnter: () => setHeld((now) => ({ ...now, pointer: true })),
      onPointerLeave: () => setHeld((now) => ({ ...now, pointer: false })),
      onFocus: () => setHeld((now) => ({ ...now, focus: true })),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHeld((now) => ({ ...now, focus: false }));
      },
    },
  };
}
