import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/**
 * Blocks with `data-scrolls` may have more than they show, and therefore come from the server reachable by keyboard.
 * Where nothing scrolls there is nothing to reach.
 */
export function useScrollBlocks(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or another part of it, has other blocks
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
  }, [key]);
}
