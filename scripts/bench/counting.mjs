// Compares two copies of the site, one of which counts what it answers (docs/decisions/0084).
import { step } from '../run/steps.mjs';
import { flood } from './flood.mjs';
import { allPaths, BROWSER } from './pages.mjs';
import { spread } from './report.mjs';
import { loadPage } from './site.mjs';
import { inTurn, median, ratios } from './statistics.mjs';

export const title = 'Finished pages a second with statistics, beside a copy without';

const LEAST = 0.97;
const SIDES = /** @type {const} */ (['web', 'copy']);

/** @param {import('./report.mjs').Bench} bench */
export async function measure({ options, report, site: sharedSite }) {
  const site = await sharedSite();
  const urls = { web: site.env.SITE_URL, copy: site.copyUrl };
  const paths = await allPaths(urls.web);
  const questions = paths.map((path) => ({ path, headers: BROWSER }));
  const [pairs, rounds, seconds] = options.isQuick ? [2, 1, 1] : [6, 4, 2];
  /** @type {{ on: number[], off: number[] }} */
  const rates = { on: [], off: [] };
  let wrong = 0;

  /** Lets both copies count in turn, because processes with the same code differ too. @param {number} pair */
  async function measurePair(pair) {
    const counting = SIDES[pair % 2] ?? 'web';
    for (const side of SIDES) {
      await site.stop(side);
      await site.start(side, { STATISTICS: side === counting ? 'on' : 'off' });
      // One by one, because a site that renders all at once answers some with 503.
      for (const path of paths) await loadPage(urls[side] + path);
    }
    const ask = (/** @type {string} */ url) => flood(url, { questions, seconds, status: 200 });
    const [on, off] = counting === 'web' ? [urls.web, urls.copy] : [urls.copy, urls.web];
    const found = await inTurn(rounds, { on: () => ask(on), off: () => ask(off) });
    for (const name of /** @type {const} */ (['on', 'off'])) {
      rates[name].push(...found[name].map(({ rate }) => rate));
      wrong = Math.max(wrong, ...found[name].map(({ others }) => others));
    }
  }

  try {
    for (let pair = 0; pair < pairs; pair += 1)
      await step(`Asking pair ${pair + 1} of ${pairs} for ${paths.length} pages`, () => measurePair(pair));
  } finally {
    await site.stop('copy');
    await site.stop('web');
    await site.start('web');
  }
  report.table(
    ['STATISTICS', 'answers a second'],
    Object.entries(rates).map(([name, own]) => [name, spread(own)]),
  );
  report.limit('answers with statistics for one without', median(ratios(rates.on, rates.off)), {
    least: LEAST,
  });
  report.limit('answers other than 200', wrong, { most: 0 });
}
