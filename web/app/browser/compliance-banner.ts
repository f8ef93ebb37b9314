import { prefersReducedMotion } from './motion';
import { isWithinSite } from './visit';

/** Specification, sections 4 and 9. */
const DELAY_MS = 2_000;
const SLIDE_MS = 1_000;
const SHOWN = 'compliance-banner-shown';
const CLOSED = 'compliance-banner-closed';
const DUE = 'compliance-banner-due';

/** Shows the banner two seconds into a visit; only a new visit or a reload resets its state (decisions F4). */
export function enableComplianceBanner(): void {
  const banner = document.getElementById('compliance-banner');
  if (!banner) return;
  if (!isWithinSite() || sessionStorage.getItem(DUE) === null) {
    for (const entry of [SHOWN, CLOSED]) sessionStorage.removeItem(entry);
    sessionStorage.setItem(DUE, String(Date.now() + DELAY_MS));
  }
  const isClosed = () => sessionStorage.getItem(CLOSED) !== null;
  const noteClosed = () => document.documentElement.toggleAttribute('data-banner-closed', isClosed());
  noteClosed();
  const show = () => {
    // Gates, the deck, the search and missing pages do without; the next page shows it.
    if (document.querySelector('[data-without-banner]')) return;
    const isNew = sessionStorage.getItem(SHOWN) === null;
    sessionStorage.setItem(SHOWN, 'true');
    banner.hidden = isClosed();
    if (banner.hidden || !isNew || prefersReducedMotion()) return;
    const slide = { transform: ['translateY(100%)', 'none'] };
    banner.animate(slide, { duration: SLIDE_MS, easing: 'ease-out' });
  };
  const wait = Number(sessionStorage.getItem(DUE)) - Date.now();
  if (wait > 0) setTimeout(show, Math.min(wait, DELAY_MS));
  else show();
  banner.querySelector('[data-closes-banner]')?.addEventListener('click', () => {
    sessionStorage.setItem(CLOSED, 'true');
    banner.hidden = true;
    noteClosed();
  });
  // A page restored from the back/forward cache may predate the closing of the banner.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isClosed()) banner.hidden = true;
    noteClosed();
  });
}
