import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/**
 * Blocks with `data-scrolls` may have more than they show, and therefore are reachable by keyboard in the markup that the
 * server finishes. Where nothing scrolls there is nothing to reach.
 */
export function useScrollBlocks(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other blocks
  useEffect(() => {
    const blocks = document.querySelectorAll<HTMLElement>('[data-scrolls]');
    if (blocks.length === 0) return;
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
        else target.removeAttribute('tabindex');
      }
    });
    for (const block of blocks) observer.observe(block);
    return () => observer.disconnect();
  }, [pathname]);
}
