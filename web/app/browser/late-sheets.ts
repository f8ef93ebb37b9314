const loaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

/** The first paint may come after everything has loaded; in a tab that nobody sees, only when somebody looks. */
const painted = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });

let arrivals: Promise<unknown> | undefined;

/** Fetches the sheets of which the document has only the rules of its first paint (web/server/page-styles.ts). */
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

/** They are fetched once nobody waits for the page any more. */
export async function fetchSheetsAfterPaint(): Promise<void> {
  await loaded();
  await painted();
  await lateSheets();
}
