const loaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

let arrivals: Promise<unknown> | undefined;

const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=later-stylesheet]')];

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
 * Fetches the sheets once the page has loaded, for when something new needs them. Applied at once they would make browsers style
 * the whole page again (docs/decisions/0041).
 */
export async function fetchSheetsAfterLoad(): Promise<void> {
  await loaded();
  for (const link of links) if (link.rel !== 'stylesheet') link.rel = 'prefetch';
}
