const loaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

/** Resolves at the first paint, which may follow the load event; a hidden tab waits until it is shown. */
const painted = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });

let arrivals: Promise<unknown> | undefined;

const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=later-stylesheet]')];

/** Applies the style sheets of which the document inlines only its own rules (web/server/critical-styles.ts). */
export function lateSheets(): Promise<unknown> {
  arrivals ??= Promise.all(
    links.map((link) => {
      const arrival = new Promise((resolve) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', resolve);
      });
      link.rel = 'stylesheet';
      return arrival;
    }),
  );
  return arrivals;
}

/**
 * Fetches the sheets after the paint, for when something new needs them. Applied at once they would make browsers style
 * the whole page again (docs/decisions/0041).
 */
export async function fetchSheetsAfterPaint(): Promise<void> {
  await loaded();
  await painted();
  for (const link of links) if (link.rel !== 'stylesheet') link.rel = 'prefetch';
}
