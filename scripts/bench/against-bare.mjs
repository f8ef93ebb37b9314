// Compares the site with a bare server of Node.js that sends the same bytes, to find the cost of the site itself.
import { step } from '../run/steps.mjs';
import { requestFor } from './load/request.mjs';
import { startBareServer, startClient } from './load/worker.mjs';
import { allPaths, byLanguage, PAGES } from './pages.mjs';
import { cpuSecondsOf } from './processes.mjs';
import { inTurn } from './rounds.mjs';
import { askForPage, pidOf } from './site.mjs';
import { median, ratios } from './statistics.mjs';
import { figure, spread } from './table.mjs';

const CONNECTIONS = 16;

/** @typedef {{ path: string, etag: string, body: Buffer, type: string, encoding: string }} AskedPage */

/** @param {string} siteUrl @param {boolean} isAll */
async function rowsOf(siteUrl, isAll) {
  if (isAll) {
    const pages = await Promise.all((await allPaths(siteUrl)).map((path) => readPage(siteUrl, path)));
    // Gated pages are not cached and have no ETag.
    const paths = pages.filter(({ etag }) => etag !== '').map(({ path }) => path);
    return [
      ...byLanguage(paths).map(({ language, paths: own }) => ({
        name: `${language} (${own.length})`,
        paths: own,
      })),
      { name: `all ${paths.length} of them`, paths },
    ];
  }
  const paths = PAGES.map(({ path }) => path);
  return [...PAGES.map(({ name, path }) => ({ name, paths: [path] })), { name: 'all of them', paths }];
}

/** @param {string} siteUrl @param {string} path @returns {Promise<AskedPage>} */
export async function readPage(siteUrl, path) {
  const { headers, body } = await askForPage(siteUrl + path);
  return {
    path,
    body,
    etag: headers.etag ?? '',
    type: headers['content-type'] ?? '',
    encoding: headers['content-encoding'] ?? '',
  };
}

/** @param {AskedPage[]} pages */
export const startBareServerWith = (pages) =>
  startBareServer(pages.map(({ body, ...page }) => ({ ...page, body: body.toString('base64') })));

/** @typedef {{ port: number, pid: number }} Server */

/**
 * Measures answers per second and microseconds of CPU for each.
 * @param {ReturnType<typeof startClient>} client
 * @param {Server} server
 * @param {{ requests: string[], forMs: number, status: number }} question
 */
async function rateOf(client, { port, pid }, { requests, forMs, status }) {
  const cpuBefore = await cpuSecondsOf(pid);
  const { seconds, statuses } = await client.flood({ port, requests, connections: CONNECTIONS, forMs });
  const answers = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return {
    rate: answers / seconds,
    cpu: (((await cpuSecondsOf(pid)) - cpuBefore) * 1e6) / answers,
    others: answers - (statuses[status] ?? 0),
  };
}

/**
 * @param {import('./measurement.mjs').Bench} bench
 * @param {import('./site.mjs').Site} site
 * @param {{ what: string, status: number, headersFor: (page: AskedPage) => Record<string, string>, least: number }} question
 */
export async function compareRates({ options, report }, site, { what, status, headersFor, least }) {
  const siteUrl = site.env.SITE_URL;
  const own = { port: Number(site.env.PORT), pid: pidOf(site, 'web') };
  const rows = await rowsOf(siteUrl, options.all);
  const read = (/** @type {string[]} */ paths) => Promise.all(paths.map((path) => readPage(siteUrl, path)));
  const bare = await startBareServerWith(await read([...new Set(rows.flatMap(({ paths }) => paths))]));
  const client = startClient();
  const extent = options.quick
    ? { rounds: 3, forMs: 400, warmUpRequests: 500 }
    : { rounds: 7, forMs: 1_000, warmUpRequests: 2_000 };
  try {
    const measured = await step(
      `Asking the site and the bare server in turn, over ${CONNECTIONS} connections`,
      async () => {
        const everything = (await read(rows.at(-1)?.paths ?? [])).map(({ path }) =>
          requestFor(siteUrl, path),
        );
        for (const { port } of [own, bare]) {
          await client.flood({
            port,
            requests: everything,
            connections: CONNECTIONS,
            count: extent.warmUpRequests,
          });
        }
        const all = [];
        for (const { name, paths } of rows) {
          // A page may have changed since, and its ETag with it.
          const pages = await read(paths);
          const requests = pages.map((page) => requestFor(siteUrl, page.path, headersFor(page)));
          const question = { requests, forMs: extent.forMs, status };
          const results = await inTurn(extent, {
            site: () => rateOf(client, own, question),
            bare: () => rateOf(client, bare, question),
          });
          const ratio = ratios(
            results.site.map(({ rate }) => rate),
            results.bare.map(({ rate }) => rate),
          );
          const bytes = pages.reduce((sum, { body }) => sum + body.length, 0) / pages.length;
          all.push({ name, bytes, results, ratio });
        }
        return all;
      },
    );
    report.table(
      ['page', 'bytes', 'site, 1/s', 'bare, 1/s', 'ratio', 'site, µs of CPU', 'bare, µs of CPU'],
      measured.map(({ name, bytes, results, ratio }) => [
        name,
        figure(bytes),
        spread(results.site.map(({ rate }) => rate)),
        spread(results.bare.map(({ rate }) => rate)),
        spread(ratio, 3),
        spread(results.site.map(({ cpu }) => cpu)),
        spread(results.bare.map(({ cpu }) => cpu)),
      ]),
    );
    const value = median(measured.at(-1)?.ratio ?? []);
    report.limit({ what: `${what}, ratio of all in turn`, value, least, digits: 3 });
    const others = measured.flatMap(({ results }) => results.site.map((round) => round.others));
    report.limit({
      what: `${what}, answers other than ${status}`,
      value: others.reduce((sum, count) => sum + count, 0),
      most: 0,
    });
  } finally {
    await client.stop();
    await bare.stop();
  }
}
