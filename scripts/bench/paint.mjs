import { requireChromium } from '../testing/chromium.mjs';
import { browserEnvironment, measureInWeb } from './in-web.mjs';
import { POST } from './pages.mjs';
import { withSite } from './site.mjs';
import { median } from './statistics.mjs';
import { spread } from './table.mjs';

const PAINT_LIMIT_S = 1.4;
const BLOCKING_LIMIT_MS = 60;
const PAGES = [
  { name: 'home page', path: '/de' },
  { name: 'product', path: '/de/products/idatik' },
  { name: 'article', path: `/de/blog/${POST}` },
];

/**
 * Results of each round: seconds to the largest contentful paint, milliseconds of blocking.
 * @typedef {{ largest: number[], blocking: number[] }} Painted
 */

/** @typedef {{ path: string, whole: Painted, withoutScripts: Painted }} PaintedPage */

/** @type {import('./measurement.mjs').Measurement} */
export const paint = {
  title: 'When a phone of the lower middle shows a page over a slow network, and how long it does not react',
  measure: async (bench) => {
    const chromium = await requireChromium(bench.env);
    await withSite(bench, { name: 'bench-paint' }, async (site) => {
      const { quick } = bench.options;
      const found = /** @type {PaintedPage[]} */ (
        await measureInWeb('measure-paint', {
          title: 'Loading each page in turn with and without its scripts',
          settings: {
            siteUrl: site.env.SITE_URL,
            paths: PAGES.map(({ path }) => path),
            rounds: quick ? 2 : 5,
          },
          env: browserEnvironment(bench.env, chromium),
        })
      );
      const rows = PAGES.flatMap(({ name, path }) => {
        const page = found.find((candidate) => candidate.path === path);
        return page ? [{ name, ...page }] : [];
      });
      bench.report.table(
        ['page', 'largest paint, s', 'without scripts', 'blocking, ms', 'without scripts'],
        rows.map(({ name, whole, withoutScripts }) => [
          name,
          spread(whole.largest, 2),
          spread(withoutScripts.largest, 2),
          spread(whole.blocking),
          spread(withoutScripts.blocking),
        ]),
      );
      for (const { name, whole, withoutScripts } of rows) {
        bench.report.limit({
          what: `${name}, largest paint`,
          value: median(whole.largest),
          most: PAINT_LIMIT_S,
          unit: 's',
          digits: 2,
        });
        bench.report.limit({
          what: `${name}, blocking by its scripts`,
          value: median(whole.blocking) - median(withoutScripts.blocking),
          most: BLOCKING_LIMIT_MS,
          unit: 'ms',
        });
      }
    });
  },
};
