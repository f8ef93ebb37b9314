import { prefersReducedMotion } from '~/ui/motion';

const ENTRANCE = { opacity: [0, 1], transform: ['translateY(12px)', 'none'] };
const TIMING = { duration: 350, easing: 'ease-out' };

function enter(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    // Checked again: the preference may have changed since the page opened.
    if (!prefersReducedMotion()) target.animate(ENTRANCE, TIMING);
  }
}

export function enableReveals(): void {
  if (prefersReducedMotion()) return;
  const observer = new IntersectionObserver(enter);
  for (const block of document.querySelectorAll('[data-reveal]')) {
    if (block.getBoundingClientRect().top >= window.innerHeight) observer.observe(block);
  }
}
