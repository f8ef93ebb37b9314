import { webEnvironment } from '../setup/environment.mjs';
import { measureInWeb } from './in-web.mjs';
import { POST } from './pages.mjs';
import { withSite } from './site.mjs';
import { median } from './statistics.mjs';
import { figure, spread } from './table.mjs';

const HOME = 'home page';
const LIMIT_MS = 8;
const PAGES = [
  { name: HOME, path: '/de' },
  { name: 'product', path: '/de/products/idatik' },
  { name: 'article', path: `/de/blog/${POST}` },
];

/** @typedef {{ path: string, cpuMs: number[], ms: number[], bytes: number }} RenderedPage */

/** @type {import('./measurement.mjs').Measurement} */
export const render = {
  title: 'Computing time of a page that is rendered anew: no page cache, its content in memory',
  measure: (bench) =>
    withSite(bench, { name: 'bench-render' }, async ({ env }) => {
      const { quick } = bench.options;
      const settings = {
        siteUrl: env.SITE_URL,
        paths: PAGES.map(({ path }) => path),
        ...(quick ? { rounds: 5, renders: 10 } : { rounds: 15, renders: 40 }),
      };
      const found = /** @type {RenderedPage[]} */ (
        await measureInWeb('measure-render', {
          title: 'Rendering pages in turn',
          settings,
          env: { ...webEnvironment(env), NODE_ENV: 'production', LOG_FORMAT: 'text' },
        })
      );
      const rows = PAGES.map(({ name, path }) => {
        const { cpuMs, ms, bytes } = found.find((page) => page.path === path) ?? {
          cpuMs: [],
          ms: [],
          bytes: 0,
        };
        return { name, cpuMs, ms, bytes };
      });
      bench.report.table(
        ['page', 'kB of HTML', 'ms of CPU', 'ms', 'CPU, home page = 1'],
        rows.map(({ name, cpuMs, ms, bytes }) => [
          name,
          figure(bytes / 1000),
          spread(cpuMs, 2),
          spread(ms, 2),
          figure(median(cpuMs) / median(rows[0]?.cpuMs ?? []), 2),
        ]),
      );
      bench.report.limit({
        what: `${HOME}, rendered`,
        value: median(rows[0]?.cpuMs ?? []),
        most: LIMIT_MS,
        unit: 'ms of CPU',
        digits: 2,
      });
    }),
};
