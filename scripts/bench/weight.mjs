import { setTimeout as delay } from 'node:timers/promises';
import { step } from '../run/steps.mjs';
import { connectTo, withChromium } from './browser.mjs';
import { ARTICLE, BLOG, HOME, LEGAL, PRODUCT, TI } from './pages.mjs';
import { figure } from './report.mjs';

export const title = 'Bytes over the wire at a first visit, before anybody acts';

/** `most` limits the kB of JavaScript. */
const PAGES = [
  { ...HOME, most: 12 },
  { ...PRODUCT, most: 8 },
  { ...ARTICLE, most: 8 },
  { ...LEGAL, most: 8 },
  { ...BLOG, most: null },
  { ...TI, most: null },
];
const KINDS = ['document', 'script', 'stylesheet', 'font', 'image'];
/** The banner appears after two seconds. */
const QUIET_MS = 3_000;

/** Returns compressed kB by kind. @param {import('playwright-core').Browser} browser @param {string} url */
async function weigh(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'de-DE' });
  /** @type {import('playwright-core').Request[]} */
  const finished = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });
  await delay(QUIET_MS);
  const kB = KINDS.map(() => 0);
  for (const request of finished) {
    const place = KINDS.indexOf(request.resourceType());
    const { responseBodySize } = await request.sizes();
    if (place !== -1) kB[place] = (kB[place] ?? 0) + responseBodySize / 1000;
  }
  await page.close();
  return kB;
}

/** @param {import('./report.mjs').Bench} bench */
export async function measure({ env, report, site }) {
  const siteUrl = (await site()).env.SITE_URL;
  const found = await withChromium(env, (port) =>
    step('Visiting pages in a browser that knows none of them', async () => {
      const browser = await connectTo(port);
      const results = [];
      for (const page of PAGES) results.push({ ...page, kB: await weigh(browser, siteUrl + page.path) });
      return results;
    }),
  );
  report.table(
    ['kB', ...KINDS],
    found.map(({ name, kB }) => [name, ...kB.map(figure)]),
  );
  for (const { name, most, kB } of found) {
    const scripts = kB[KINDS.indexOf('script')] ?? Number.NaN;
    if (most) report.limit(`JavaScript of the ${name}`, scripts, { most, unit: 'kB' });
  }
}
