import { compareRates } from './against-bare.mjs';
import { withSite } from './site.mjs';

/** @type {import('./measurement.mjs').Measurement} */
export const throughput = {
  title: 'Finished pages per second, as a share of what a bare server of Node.js sends',
  measure: (bench) =>
    withSite(bench, { name: 'bench-throughput' }, (site) =>
      compareRates(bench, site, { what: 'pages', status: 200, headersFor: () => ({}), least: 0.9 }),
    ),
};
