import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import { step } from '../run/steps.mjs';
import { ExplainedError } from '../setup/project.mjs';
import { ARTICLE, allPaths, BLOG, HOME, LANGUAGES } from './pages.mjs';
import { figure } from './report.mjs';
import { loadPage } from './site.mjs';
import { signInToStrapi } from './strapi.mjs';

export const title = 'Resident memory of the site and of Strapi, at the start and under load';

const ENCODINGS = ['gzip, deflate, br', 'gzip, deflate, br', 'gzip, deflate, br, zstd', 'gzip', 'identity'];

/** @param {readonly string[]} list */
const pick = (list) => list[Math.floor(Math.random() * list.length)] ?? '';

/** Asks as visitors and scanners do. @param {readonly string[]} paths @param {readonly string[]} files */
function mixedRequest(paths, files) {
  const word = Math.floor(Math.random() * 2 ** 40).toString(36);
  const percent = Math.random() * 100;
  let path = `/de/${word}`;
  if (percent < 74) path = pick(paths);
  else if (percent < 84) path = pick(files);
  else if (percent < 92) path = `${pick(paths)}?utm_source=${word}`;
  else if (percent < 94) path = `/de/search?q=${word}`;
  return { path, headers: { 'Accept-Encoding': pick(ENCODINGS) } };
}

/** Returns megabytes: resident now, and the most so far. @param {number | undefined} pid */
async function memoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kibibytes = (/** @type {RegExp} */ pattern) => Number(pattern.exec(status)?.[1]);
  return [/VmRSS:\s+(\d+)/, /VmHWM:\s+(\d+)/].map((pattern) => (kibibytes(pattern) * 1024) / 1e6);
}

/** @param {import('./report.mjs').Bench} bench */
export async function measure({ options, report, site: sharedSite }) {
  if (process.platform !== 'linux') {
    throw new ExplainedError('Resident memory is read from /proc, which Linux alone has.');
  }
  const site = await sharedSite();
  const url = site.env.SITE_URL;
  /** @param {string} what @param {'web' | 'cms'} side @param {number} most @param {() => Promise<void>} load */
  async function watch(what, side, most, load) {
    // Other measurements have loaded it.
    await site.stop(side);
    await site.start(side);
    const atStart = await memoryOf(site.pidOf(side));
    await step(`Loading ${side}`, load);
    const afterwards = await memoryOf(site.pidOf(side));
    const rows = Object.entries({ 'at the start': atStart, afterwards });
    report.table(
      ['', 'resident, MB', 'most so far'],
      rows.map(([name, megabytes]) => [name, ...megabytes.map(figure)]),
    );
    report.limit(what, afterwards[0] ?? Number.NaN, { most, unit: 'MB' });
  }

  const amount = options.isQuick ? 2_000 : 100_000;
  const files = (await loadPage(url + HOME.path)).match(/\/assets\/[\w.-]+/g) ?? [];
  const paths = await allPaths(url);
  await watch(`the site after ${figure(amount)} requests`, 'web', 180, async () => {
    const setupRequest = (/** @type {object} */ request) => ({ ...request, ...mixedRequest(paths, files) });
    const result = await autocannon({ url, requests: [{ setupRequest }], connections: 16, amount });
    report.limit('failed answers of the site', result['5xx'] + result.errors, { most: 0 });
  });

  const saves = options.isQuick ? 10 : 300;
  const pages = LANGUAGES.flatMap((language) =>
    [HOME, BLOG, ARTICLE].map(({ path }) => url + path.replace(HOME.path, `/${language}`)),
  );
  await watch(`Strapi after ${saves} publications`, 'cms', 320, async () => {
    const strapi = await signInToStrapi(site);
    const post = await strapi.createPost(`bench-${randomUUID()}`);
    for (let count = 0; count < saves; count += 1) {
      await strapi.savePost(post, `Messung ${randomUUID()}`);
      await strapi.publishPost(post);
      await Promise.all(pages.map(loadPage));
    }
  });
}
