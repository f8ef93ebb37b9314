import { PART_SHOWN } from '~/islands/page-parts';

/**
 * Blocks with `data-scrolls` may have more than they show, and come from the server reachable by keyboard. Where nothing
 * scrolls there is nothing to reach.
 */
export function settleScrollBlocks(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  const observe = () => {
    for (const block of document.querySelectorAll('[data-scrolls]')) observer.observe(block);
  };
  observe();
  window.addEventListener(PART_SHOWN, observe);
}
