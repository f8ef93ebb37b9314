import { prefersReducedMotion } from './motion';

const ENTRANCE = { opacity: [0, 1], transform: ['translateY(12px)', 'none'] };
const TIMING = { duration: 350, easing: 'ease-out' };

/** The nodes of a rail fill in turn, within 280 ms; those of a drawing are circles, others borders. */
const EMPTY = { fillOpacity: 0, backgroundColor: 'transparent', borderWidth: '1.5px' };
const FILL_MS = 160;
const NEXT_NODE_MS = 40;

function fillNodes(rail: Element): void {
  for (const [at, node] of [...rail.querySelectorAll('[data-look]')].entries()) {
    node.animate([EMPTY, {}], {
      duration: FILL_MS,
      delay: at * NEXT_NODE_MS,
      fill: 'backwards',
      ...(node instanceof SVGElement ? {} : { pseudoElement: '::before' }),
    });
  }
}

function enter(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    // Checked again: the preference may have changed since the page opened.
    if (prefersReducedMotion()) continue;
    if (target.hasAttribute('data-rail')) fillNodes(target);
    else target.animate(ENTRANCE, TIMING);
  }
}

export function enableReveals(): void {
  if (prefersReducedMotion()) return;
  const observer = new IntersectionObserver(enter);
  for (const block of document.querySelectorAll('[data-reveal], [data-rail]')) {
    if (block.getBoundingClientRect().top >= window.innerHeight) observer.observe(block);
  }
}
