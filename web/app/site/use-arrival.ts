import { useLocation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Specification, section 9: wait this long before scrolling to a hash. */
const HASH_DELAY_MS = 100;

/**
 * Where a navigation arrives (decisions A12): with a hash at its element, whose heading gets the focus; without,
 * Remix has scrolled to the top and the focus goes to the main content; Back and Forward keep their position.
 */
export function useArrival() {
  const { hash, key } = useLocation();
  const navigation = useNavigationType();
  const isFirst = useRef(true);

  // `key`: a second click on the same link is an arrival too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see the line above
  useEffect(() => {
    const isLoad = isFirst.current;
    isFirst.current = false;
    if (!isLoad && navigation === 'POP') return;
    if (!hash) {
      if (!isLoad) focus(document.getElementById('main'));
      return;
    }
    const timer = setTimeout(() => {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (!target) return;
      target.scrollIntoView();
      focus(target.querySelector('h1, h2, h3') ?? target);
      delete document.documentElement.dataset.scroll;
    }, HASH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hash, key, navigation]);
}

function focus(element: Element | null) {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
