/** Specification, section 9: wait this long before scrolling to a hash. */
const HASH_DELAY_MS = 100;

function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function placeOf(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
}

/** Goes to the place that the address names, whose heading gets the focus (decisions A12). */
function arrive(): void {
  const place = placeOf(window.location.hash);
  if (!place) return;
  place.scrollIntoView();
  focus(place.querySelector<HTMLElement>('h1, h2, h3') ?? place);
  delete document.documentElement.dataset.scroll;
}

/** Visitors who come back by Back, Forward or a reload have the place that the browser remembers. */
function comesBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.type !== 'navigate';
}

/** Links to a place on the same page glide there (decisions A11); a second click on the same link goes there again. */
export function enableArrival(): void {
  if (window.location.hash !== '' && !comesBack()) setTimeout(arrive, HASH_DELAY_MS);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.defaultPrevented || !link || !link.hash || link.target !== '') return;
    const { pathname, search } = window.location;
    // The skip link goes at once.
    if (link.pathname !== pathname || link.search !== search || link.hash === '#main') return;
    document.documentElement.dataset.scroll = 'smooth';
    setTimeout(arrive, HASH_DELAY_MS);
  });
}
