import { visitType } from './visit';

/** Waits this long before scrolling to a hash (specification, section 9). */
const HASH_DELAY_MS = 100;

function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function placeOf(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
}

/** Scrolls to the place in the address and focuses its heading (decisions A12). */
function arrive(): void {
  const place = placeOf(window.location.hash);
  if (!place) return;
  // Not every browser opens a folded part that holds the place of an address.
  place.closest('details')?.setAttribute('open', '');
  place.scrollIntoView();
  focus(place.querySelector<HTMLElement>('h1, h2, h3') ?? place);
  delete document.documentElement.dataset.scroll;
}

const comesBack = () => (visitType() ?? 'navigate') !== 'navigate';

/** Glides to places on the same page (decisions A11); a second click on a link goes there again. */
export function enableArrival(): void {
  if (window.location.hash !== '' && !comesBack()) setTimeout(arrive, HASH_DELAY_MS);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.defaultPrevented || !link || !link.hash || link.target !== '') return;
    const { pathname, search } = window.location;
    if (link.pathname !== pathname || link.search !== search || link.hash === '#main') return;
    document.documentElement.dataset.scroll = 'smooth';
    setTimeout(arrive, HASH_DELAY_MS);
  });
}
