import { SHOWN_AHEAD } from '~/statistics/shown-ahead';

/** The browser asks no more for a page that it has fetched or rendered ahead. */
function isFromAhead(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
    deliveryType?: string;
  })[];
  return visit?.deliveryType === 'navigational-prefetch' || (visit?.activationStart ?? 0) > 0;
}

/** Tells the site that such a page is shown, which it has not counted before (docs/decisions/0084). */
export function tellShownAhead(): void {
  if (document.documentElement.dataset.counted === undefined) return;
  const tell = () => {
    if (!isFromAhead()) return;
    const headers = { [SHOWN_AHEAD]: document.referrer };
    fetch(window.location.href, { method: 'HEAD', headers, cache: 'no-store', keepalive: true }).catch(
      () => {},
    );
  };
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', tell, { once: true });
  else tell();
}
