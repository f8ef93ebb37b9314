import { step } from '../run/steps.mjs';
import { readPage, startBareServerWith } from './against-bare.mjs';
import { requestFor } from './load/request.mjs';
import { startClient } from './load/worker.mjs';
import { PAGES } from './pages.mjs';
import { withSite } from './site.mjs';
import { median, quantile } from './statistics.mjs';
import { figure } from './table.mjs';

const LIMIT_MS = 2;

/** @param {import('./measurement.mjs').Bench} bench @param {import('./site.mjs').Site} site */
async function measureOn({ options, report }, site) {
  const siteUrl = site.env.SITE_URL;
  const pages = [];
  for (const { path } of PAGES) pages.push(await readPage(siteUrl, path));
  const bare = await startBareServerWith(pages);
  const client = startClient();
  const count = options.quick ? 50 : 400;
  try {
    /** @type {{ name: string, times: number[][] }[]} */
    const rows = [];
    await step('Asking the site and the bare server in turn, one request at a time', async () => {
      for (const { name, path } of PAGES) {
        const requests = [requestFor(siteUrl, path)];
        const servers = [
          { port: Number(site.env.PORT), requests },
          { port: bare.port, requests },
        ];
        await client.singly({ servers, count: 20 });
        rows.push({ name, times: await client.singly({ servers, count }) });
      }
    });
    const p95 = (/** @type {number[]} */ times) => quantile(times, 0.95);
    report.table(
      ['page', 'site, ms', '95 % within', 'bare, ms', '95 % within', 'ratio'],
      rows.map(({ name, times: [own = [], other = []] }) => [
        name,
        ...[median(own), p95(own), median(other), p95(other)].map((ms) => figure(ms, 2)),
        figure(median(own) / median(other), 1),
      ]),
    );
    report.limit({
      what: 'first byte of the slowest page, median',
      value: Math.max(...rows.map(({ times: [own = []] }) => median(own))),
      below: LIMIT_MS,
      unit: 'ms',
      digits: 2,
    });
  } finally {
    await client.stop();
    await bare.stop();
  }
}

/** @type {import('./measurement.mjs').Measurement} */
export const firstByte = {
  title: 'Time to the first byte of a page that was asked for before, on an idle machine',
  measure: (bench) => withSite(bench, { name: 'bench-first-byte' }, (site) => measureOn(bench, site)),
};
