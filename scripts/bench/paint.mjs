import lighthouse from 'lighthouse';
import { step } from '../run/steps.mjs';
import { ExplainedError } from '../setup/project.mjs';
import { withChromium } from './browser.mjs';
import { ARTICLE, BLOG, HOME, LEGAL, PRODUCT, TI } from './pages.mjs';
import { spread } from './report.mjs';
import { inTurn, median } from './statistics.mjs';

export const title =
  "Lighthouse's phone: largest paint, and blocking above the same page without its scripts";

const PAGES = [HOME, BLOG, PRODUCT, ARTICLE, TI, LEGAL];
const ATTEMPTS = 3;
/** Of Lighthouse's mobile preset. */
const SLOWDOWN = 4;

/** @param {string} url @param {{ port: number, slowdown: number, blocked: string[] }} options */
async function load(url, { port, slowdown, blocked }) {
  let problem = 'no result';
  // Lighthouse misses the start of a navigation now and then (NO_NAVSTART).
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const onlyAudits = ['largest-contentful-paint', 'total-blocking-time'];
    const flags = {
      port,
      blockedUrlPatterns: blocked,
      onlyAudits,
      throttling: { cpuSlowdownMultiplier: slowdown },
      logLevel: /** @type {const} */ ('silent'),
    };
    const result = await lighthouse(url, flags);
    const { audits = {}, runtimeError } = result?.lhr ?? {};
    const [paint, blocking] = onlyAudits.map((name) => audits[name]?.numericValue);
    if (paint !== undefined && blocking !== undefined) return { paint: paint / 1000, blocking };
    problem = runtimeError?.message ?? problem;
  }
  throw new ExplainedError(`Lighthouse has no figures for ${url}: ${problem}`);
}

/** @param {import('./report.mjs').Bench} bench */
export async function measure({ env, options, report, site }) {
  const siteUrl = (await site()).env.SITE_URL;
  const slowdown = options.isHalfSpeed ? 2 * SLOWDOWN : SLOWDOWN;
  const found = await withChromium(env, (port) =>
    step('Loading pages in turn, with and without their scripts', () =>
      inTurn(
        options.isQuick ? 1 : 5,
        Object.fromEntries(
          PAGES.flatMap(({ name, path }) => [
            [name, () => load(siteUrl + path, { port, slowdown, blocked: [] })],
            [`${name}, no scripts`, () => load(siteUrl + path, { port, slowdown, blocked: ['*.js'] })],
          ]),
        ),
      ),
    ),
  );
  const of = (/** @type {string} */ name, /** @type {'paint' | 'blocking'} */ what) =>
    (found[name] ?? []).map((round) => round[what]);
  report.table(
    ['page', 'largest paint, s', 'blocking, ms'],
    Object.keys(found).map((name) => [name, spread(of(name, 'paint')), spread(of(name, 'blocking'))]),
  );
  for (const { name } of PAGES) {
    const paint = median(of(name, 'paint'));
    if (!options.isHalfSpeed)
      report.limit(`${name}, largest paint`, paint, { most: name === HOME.name ? 1.3 : 1.4, unit: 's' });
    const blocking = median(of(name, 'blocking')) - median(of(`${name}, no scripts`, 'blocking'));
    report.limit(`${name}, blocking by scripts`, blocking, { most: 30, unit: 'ms' });
  }
}
