// Compares the site with a bare server of Node.js that sends the same bytes, to find its own cost.
import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { launch, stop } from '../run/processes.mjs';
import { step } from '../run/steps.mjs';
import { ExplainedError } from '../setup/project.mjs';
import { flood } from './flood.mjs';
import { allPaths, BROWSER } from './pages.mjs';
import { spread } from './report.mjs';
import { inTurn, median, ratios } from './statistics.mjs';

export const title = 'Finished pages a second, beside a bare server of Node.js that sends the same bytes';

const LEAST = { 200: 0.85, 304: 0.75 };
const BARE_SERVER = fileURLToPath(new URL('./bare-server.mjs', import.meta.url));

/** Reads a page as it is sent, compressed. @param {string} siteUrl @param {string} path */
async function readPage(siteUrl, path) {
  const asked = request(siteUrl + path, { headers: BROWSER }).end();
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
  return { url: `http://127.0.0.1:${port}`, stop: () => stop(child) };
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
  const questions = pages.map(({ path, etag }) => ({
    path,
    headers: options.isNotModified ? { ...BROWSER, 'If-None-Match': etag } : BROWSER,
  }));
  const bare = await startBareServer(pages);
  try {
    const [rounds, seconds] = options.isQuick ? [3, 1] : [15, 2];
    const ask = (/** @type {string} */ url) => flood(url, { questions, seconds, status });
    const found = await step(`Asking both in turn for ${pages.length} pages`, () =>
      inTurn(rounds, { site: () => ask(siteUrl), bare: () => ask(bare.url) }),
    );
    const rates = Object.entries(found).map(([name, rounds]) => ({
      name,
      rates: rounds.map(({ rate }) => rate),
    }));
    report.table(
      ['server', 'answers a second'],
      rates.map(({ name, rates }) => [name, spread(rates)]),
    );
    const [own = [], others = []] = rates.map(({ rates }) => rates);
    const ratio = median(ratios(own, others));
    report.limit(`answers ${status} for one of the bare server`, ratio, { least: LEAST[status] });
    const wrong = Math.max(...found.site.map((round) => round.others));
    report.limit(`answers of the site other than ${status}`, wrong, { most: 0 });
  } finally {
    await bare.stop();
  }
}
