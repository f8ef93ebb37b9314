import { PART_SHOWN } from '~/islands/page-parts';

/** Keeps `data-scrolls` blocks focusable only while they overflow; the server renders all of them focusable. */
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
