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

/** Loads the style sheets of which the document inlines only the critical rules (web/server/critical-styles.ts). */
export function lateSheets(): Promise<unknown> {
  arrivals ??= Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=later-stylesheet]')].map((link) => {
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

export async function fetchSheetsAfterPaint(): Promise<void> {
  await loaded();
  await painted();
  await lateSheets();
}
