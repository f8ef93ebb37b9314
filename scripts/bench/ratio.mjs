// Compares the site with a bare server of Node.js that sends the same bytes, to find the cost of the site itself.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { launch, stop } from '../run/processes.mjs';
import { step } from '../run/steps.mjs';
import { ExplainedError } from '../setup/project.mjs';
import { allPaths } from './pages.mjs';
import { spread } from './report.mjs';
import { inTurn, median, ratios } from './statistics.mjs';

export const title =
  'What a finished page costs the server, beside a bare server of Node.js that sends the same';

const LEAST = { 200: 0.85, 304: 0.75 };
const BARE_SERVER = fileURLToPath(new URL('./bare-server.mjs', import.meta.url));
const ENCODINGS = { 'Accept-Encoding': 'gzip, deflate, br' };

/** Reads a page as it is sent, compressed. @param {string} siteUrl @param {string} path */
async function readPage(siteUrl, path) {
  const asked = request(siteUrl + path, { headers: ENCODINGS }).end();
  const [answer] = /** @type {[import('node:http').IncomingMessage]} */ (await once(asked, 'response'));
  if (answer.statusCode !== 200) throw new ExplainedError(`${path} was answered ${answer.statusCode}.`);
  const { etag = '', 'content-type': type = '', 'content-encoding': encoding = 'identity' } = answer.headers;
  const body = await buffer(answer);
  const headers = { 'Content-Type': type, 'Content-Encoding': encoding, 'Content-Length': body.length };
  return { path, etag, headers, body: body.toString('base64') };
}

/** @param {import('./bare-server.mjs').BarePage[]} pages */
export async function startBareServer(pages) {
  const child = launch(process.execPath, [BARE_SERVER], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(pages);
  const [port] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => stop(child) };
}

/** @typedef {{ url: string, pid: number | undefined }} Server */

/** Returns the seconds of CPU of a process so far; Linux alone tells. @param {number | undefined} pid */
async function cpuSecondsOf(pid) {
  if (process.platform !== 'linux') return Number.NaN;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the command may contain spaces and parentheses. The kernel counts in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/**
 * Returns answers per second, microseconds of CPU that each cost the server, and the answers of another status.
 * @param {Server} server
 * @param {{ requests: autocannon.Request[], duration: number, status: 200 | 304 }} question
 */
export async function flood({ url, pid }, { requests, duration, status }) {
  const cpuBefore = await cpuSecondsOf(pid);
  const result = await autocannon({ url, requests, duration, connections: 16, sampleInt: 100 });
  const cpu = (await cpuSecondsOf(pid)) - cpuBefore;
  const answers = result.requests.total;
  const others = answers - (result.statusCodeStats?.[`${status}`]?.count ?? 0) + result.errors;
  return { rate: answers / result.duration, cpu: (cpu * 1e6) / answers, others };
}

/** @param {import('./report.mjs').Bench} bench */
export async function measure({ options, report, site: sharedSite }) {
  const site = await sharedSite();
  const siteUrl = site.env.SITE_URL;
  const status = options.isNotModified ? 304 : 200;
  const pages = [];
  // One by one, because a site that renders all at once answers some with 503.
  for (const path of await allPaths(siteUrl)) {
    const page = await readPage(siteUrl, path);
    // Gated pages are not cached and have no ETag.
    if (page.etag !== '') pages.push(page);
  }
  const requests = pages.map(({ path, etag }) => ({
    path,
    headers: options.isNotModified ? { ...ENCODINGS, 'If-None-Match': etag } : ENCODINGS,
  }));
  const bare = await startBareServer(pages);
  try {
    const [rounds, duration] = options.isQuick ? [3, 1] : [9, 3];
    const ask = (/** @type {Server} */ server) => flood(server, { requests, duration, status });
    const found = await step(`Asking both in turn for ${pages.length} pages`, () =>
      inTurn(rounds, { site: () => ask({ url: siteUrl, pid: site.pidOf('web') }), bare: () => ask(bare) }),
    );
    report.table(
      ['server', 'answers a second', 'µs of CPU'],
      Object.entries(found).map(([name, rounds]) => [
        name,
        spread(rounds.map(({ rate }) => rate)),
        spread(rounds.map(({ cpu }) => cpu)),
      ]),
    );
    const [own = [], others = []] = [found.site, found.bare].map((rounds) => rounds.map(({ cpu }) => cpu));
    const ratio = median(ratios(others, own));
    report.limit(`answers ${status} for the CPU of one by the bare server`, ratio, { least: LEAST[status] });
    const wrong = Math.max(...found.site.map((round) => round.others));
    report.limit(`answers of the site other than ${status}`, wrong, { most: 0 });
  } finally {
    await bare.stop();
  }
}
