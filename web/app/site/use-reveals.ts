import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { prefersReducedMotion } from '~/ui/motion';

type Animate = typeof import('framer-motion/dom/mini')['animate'];

let animate: Animate | null = null;

/** The library comes with the first scroll: before that nothing moves, and the first screen need not load it. */
function loadAnimate(): void {
  import('framer-motion/dom/mini').then(
    (library) => {
      animate = library.animate;
    },
    () => {
      // Without a connection the blocks stand there without an entrance.
      animate = null;
    },
  );
}

function enter(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    // Checked again: the visitor may have changed it since the page was opened.
    if (prefersReducedMotion()) continue;
    animate?.(
      target,
      { opacity: [0, 1], transform: ['translateY(12px)', 'none'] },
      { duration: 0.35, ease: 'easeOut' },
    );
  }
}

/** Gives the blocks below the first screen of each page their entrance (ui/reveal.tsx). */
export function useReveals(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other blocks
  useEffect(() => {
    if (prefersReducedMotion()) return;
    const below = [...document.querySelectorAll('[data-reveal]')].filter(
      (block) => block.getBoundingClientRect().top >= window.innerHeight,
    );
    if (below.length === 0) return;
    const observer = new IntersectionObserver(enter);
    for (const block of below) observer.observe(block);
    window.addEventListener('scroll', loadAnimate, { once: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', loadAnimate);
    };
  }, [pathname]);
}
