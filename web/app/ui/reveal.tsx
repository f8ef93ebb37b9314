import { type ReactNode, useEffect, useRef } from 'react';
import { prefersReducedMotion } from './motion';

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

/**
 * The one entrance of the site: 12 px, 350 ms, once, when the block scrolls into view.
 * Without script, with reduced motion or above the fold the block simply is there.
 */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = block.current;
    if (!element || prefersReducedMotion() || element.getBoundingClientRect().top < window.innerHeight)
      return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // Checked again: the visitor may have changed it since the page was opened.
      if (prefersReducedMotion()) return;
      animate?.(
        element,
        { opacity: [0, 1], transform: ['translateY(12px)', 'none'] },
        { duration: 0.35, ease: 'easeOut' },
      );
    });
    observer.observe(element);
    window.addEventListener('scroll', loadAnimate, { once: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', loadAnimate);
    };
  }, []);
  return (
    <div ref={block} className={className}>
      {children}
    </div>
  );
}
