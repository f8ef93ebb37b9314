import { useAnimate } from 'framer-motion/mini';
import { type ReactNode, useEffect } from 'react';
import { prefersReducedMotion } from './motion';

/**
 * The one entrance of the site: 12 px, 350 ms, once, when the block scrolls into view.
 * Without script, with reduced motion or above the fold the block simply is there.
 */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  const [scope, animate] = useAnimate<HTMLDivElement>();
  useEffect(() => {
    const element = scope.current;
    if (prefersReducedMotion() || element.getBoundingClientRect().top < window.innerHeight) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      animate(
        element,
        { opacity: [0, 1], transform: ['translateY(12px)', 'none'] },
        { duration: 0.35, ease: 'easeOut' },
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scope, animate]);
  return (
    <div ref={scope} className={className}>
      {children}
    </div>
  );
}
