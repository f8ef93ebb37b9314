import { compareRates } from './against-bare.mjs';
import { withSite } from './site.mjs';

/** @type {import('./measurement.mjs').Measurement} */
export const notModified = {
  title: 'Pages that a browser still has (304), as a share of what a bare server of Node.js answers',
  measure: (bench) =>
    withSite(bench, { name: 'bench-not-modified' }, (site) =>
      compareRates(bench, site, {
        what: 'pages that are still valid',
        status: 304,
        headersFor: ({ etag }) => ({ 'If-None-Match': etag }),
        least: 0.9,
      }),
    ),
};
