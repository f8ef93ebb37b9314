import { step } from '../run/steps.mjs';
import { signInAsEditor } from './editor.mjs';
import { startClient } from './load/worker.mjs';
import { allPaths, LANGUAGES, POST } from './pages.mjs';
import { hasProcFolder, memoryOf } from './processes.mjs';
import { randomNumbers, requestMix } from './request-mix.mjs';
import { askForPage, pidOf, withSite } from './site.mjs';
import { figure } from './table.mjs';

const SITE_LIMIT_MB = 180;
const STRAPI_LIMIT_MB = 320;
const CONNECTIONS = 16;
const SEED = 1;

/** The calls of /admin when an editor opens all tabs. */
const LISTS = [
  '/api/content-sections',
  '/api/projects',
  '/api/posts',
  '/api/media',
  '/api/contact-submissions',
  '/api/translations',
  '/api/audit',
];

/** @typedef {{ name: string, resident: number, peak: number, seconds: number }} Reading */

/**
 * @param {import('./measurement.mjs').Bench} bench
 * @param {Reading[]} readings
 * @param {string} what
 * @param {number} most
 */
function tell({ report }, readings, what, most) {
  report.table(
    [what, 'resident, MB', 'most so far, MB', 'seconds'],
    readings.map(({ name, resident, peak, seconds }) => [
      name,
      figure(resident, 1),
      figure(peak, 1),
      figure(seconds, 1),
    ]),
  );
  const last = readings.at(-1);
  report.limit({
    what: `${what}, after ${last?.name}`,
    value: last?.resident ?? Number.NaN,
    most,
    unit: 'MB',
    digits: 1,
  });
}

/**
 * @param {number} pid
 * @param {string} name
 * @param {number} begin
 * @returns {Promise<Reading>}
 */
const read = async (pid, name, begin) => ({
  name,
  ...(await memoryOf(pid)),
  seconds: (performance.now() - begin) / 1000,
});

/** @param {import('./measurement.mjs').Bench} bench @param {import('./site.mjs').Site} site */
async function measureSite(bench, site) {
  const [batches, size] = bench.options.quick ? [4, 500] : [10, 10_000];
  const siteUrl = site.env.SITE_URL;
  const pid = pidOf(site, 'web');
  const begin = performance.now();
  const readings = [await read(pid, 'the start', begin)];
  const paths = await allPaths(siteUrl);
  const home = (await askForPage(`${siteUrl}/de`, { 'Accept-Encoding': 'identity' })).body.toString();
  const files = [...new Set(home.match(/\/assets\/[\w.-]+/g))];
  const next = requestMix({ siteUrl, paths, files }, randomNumbers(SEED));
  const client = startClient();
  /** @type {Record<string, number>} */
  const statuses = {};
  try {
    await step(`Asking the site ${figure(batches * size)} times`, async () => {
      for (let batch = 1; batch <= batches; batch += 1) {
        const requests = Array.from({ length: size }, next);
        const port = Number(site.env.PORT);
        const done = await client.flood({ port, requests, connections: CONNECTIONS, count: size });
        for (const [status, count] of Object.entries(done.statuses)) {
          statuses[status] = (statuses[status] ?? 0) + count;
        }
        readings.push(await read(pid, `${figure(batch * size)} requests`, begin));
      }
    });
  } finally {
    await client.stop();
  }
  tell(bench, readings, 'the site', SITE_LIMIT_MB);
  const failures = Object.entries(statuses).filter(([status]) => Number(status) >= 500);
  const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${figure(count)}`);
  bench.report.note(`answered ${counts.join(', ')}`);
  bench.report.limit({
    what: 'answers of the site that say it has failed',
    value: failures.reduce((sum, [, count]) => sum + count, 0),
    most: 0,
  });
}

/** @param {import('./measurement.mjs').Bench} bench @param {import('./site.mjs').Site} site */
async function measureStrapi(bench, site) {
  // The first start has filled the database; a later one is the usual case.
  await step('Starting Strapi once more', async () => {
    await site.stop('cms');
    await site.start('cms');
  });
  const [batches, size] = bench.options.quick ? [2, 5] : [5, 60];
  const pages = LANGUAGES.flatMap((language) => [
    `/${language}`,
    `/${language}/blog`,
    `/${language}/blog/${POST}`,
  ]);
  const pid = pidOf(site, 'cms');
  const begin = performance.now();
  const readings = [await read(pid, 'the start', begin)];
  const editor = await signInAsEditor(site);
  await step(`Saving ${batches * size} times, reading all lists, loading all content anew`, async () => {
    for (let batch = 1; batch <= batches; batch += 1) {
      for (let round = 0; round < size; round += 1) {
        await editor.saveSection('about', `Messung ${batch}.${round}`);
        await Promise.all([
          ...LISTS.map((path) => editor.get(path)),
          ...pages.map((path) => askForPage(site.env.SITE_URL + path)),
        ]);
      }
      readings.push(await read(pid, `${batch * size} saves`, begin));
    }
  });
  tell(bench, readings, 'Strapi', STRAPI_LIMIT_MB);
}

/** @type {import('./measurement.mjs').Measurement} */
export const memory = {
  title: 'Resident memory of the site and of Strapi, at the start and under load',
  measure: async (bench) => {
    if (!hasProcFolder) {
      bench.report.leaveOut('resident memory is read from /proc, which Linux alone has');
      return;
    }
    await withSite(bench, { name: 'bench-memory' }, async (site) => {
      await measureSite(bench, site);
      await measureStrapi(bench, site);
    });
  },
};
