import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a block has more than it shows, and therefore has to be reachable by keyboard. Until that is known,
 * and where there is no script, it counts as scrollable.
 */
export function useScrollable(ref: RefObject<HTMLElement>): boolean {
  const [isScrollable, setScrollable] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrollable(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isScrollable;
}
