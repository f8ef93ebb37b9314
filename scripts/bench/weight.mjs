import { requireChromium } from '../testing/chromium.mjs';
import { browserEnvironment, measureInWeb } from './in-web.mjs';
import { POST } from './pages.mjs';
import { withSite } from './site.mjs';
import { figure } from './table.mjs';

const SCRIPT_LIMIT = 90;
const HOME_LIMIT = 170;

/** The click on `next` loads only what the next page lacks. */
const VISITS = [
  { path: '/de', next: '/de/products/idatik' },
  { path: '/de/products/idatik', next: '/de' },
  { path: '/de/blog', next: '/de' },
  { path: `/de/blog/${POST}`, next: '/de/blog' },
  { path: '/de/documentation', next: '/de' },
  { path: '/de/docs/idatik', next: '/de' },
  { path: '/de/ti-transformation', next: '/de' },
  { path: '/de/eu-id', next: '/de' },
  { path: '/de/careers', next: '/de' },
  { path: '/de/impressum', next: '/de' },
  { path: '/en', next: '/en/products/idatik' },
  { path: '/sq', next: '/sq/products/idatik' },
];

/**
 * Bytes of bodies over the wire.
 * @typedef {object} Weight
 * @property {number} document
 * @property {number} script
 * @property {number} style
 * @property {number} font
 * @property {number} image
 * @property {number} other includes the data of the next page
 */

/** @typedef {{ path: string, next: string, first: Weight, click: Weight }} WeighedVisit */

const COLUMNS = /** @type {const} */ (['document', 'script', 'style', 'font', 'image', 'other']);

/** @param {Weight | undefined} weight */
const total = (weight) => COLUMNS.reduce((sum, column) => sum + (weight?.[column] ?? Number.NaN), 0) / 1000;

/** @param {Weight} weight */
const cells = (weight) =>
  [...COLUMNS.map((column) => weight[column] / 1000), total(weight)].map((kB) => figure(kB, 1));

/** @type {import('./measurement.mjs').Measurement} */
export const weight = {
  title: 'Bytes over the wire, at the first visit and at the next click',
  measure: async (bench) => {
    const chromium = await requireChromium(bench.env);
    await withSite(bench, { name: 'bench-weight' }, async (site) => {
      const visits = bench.options.quick ? VISITS.slice(0, 3) : VISITS;
      const found = /** @type {WeighedVisit[]} */ (
        await measureInWeb('measure-weight', {
          title: 'Visiting pages in a browser that knows none of them',
          settings: { siteUrl: site.env.SITE_URL, visits },
          env: browserEnvironment(bench.env, chromium),
        })
      );
      const head = ['document', 'JavaScript', 'CSS', 'fonts', 'images', 'other', 'total'];
      bench.report.note('kB (1,000 bytes), bodies as they were sent');
      bench.report.table(
        ['first visit', ...head],
        found.map(({ path, first }) => [path, ...cells(first)]),
      );
      bench.report.table(
        ['click', ...head],
        found.map(({ path, next, click }) => [`${path} to ${next}`, ...cells(click)]),
      );
      const heaviest = found.reduce((most, visit) => (visit.first.script > most.first.script ? visit : most));
      bench.report.limit({
        what: `JavaScript of a first visit, the most (${heaviest.path})`,
        value: heaviest.first.script / 1000,
        most: SCRIPT_LIMIT,
        unit: 'kB',
        digits: 1,
      });
      bench.report.limit({
        what: 'first visit of the home page, in all',
        value: total(found.find(({ path }) => path === '/de')?.first),
        most: HOME_LIMIT,
        unit: 'kB',
        digits: 1,
      });
    });
  },
};
