/** The bar is opaque beyond this (specification, section 9). */
const SCROLL_THRESHOLD_PX = 10;

export function followScroll(): void {
  const header = document.querySelector<HTMLElement>('[data-site-header]');
  if (!header) return;
  const update = () => header.toggleAttribute('data-scrolled', window.scrollY > SCROLL_THRESHOLD_PX);
  update();
  window.addEventListener('scroll', update, { passive: true });
}
