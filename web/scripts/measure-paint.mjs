// Measures when pages paint and react: `npm run bench -- paint` starts it.
// Usage: node measure-paint.mjs <settings as JSON> <file for the result>, with CHROMIUM_PATH.
import { writeFile } from 'node:fs/promises';
import { openBrowser } from './browser.mjs';

const [settings = '', resultFile = ''] = process.argv.slice(2);
const { siteUrl, paths, rounds } = JSON.parse(settings);

/** A lower mid-range phone on slow 4G, as Lighthouse emulates it. */
const SCREEN = { width: 412, height: 823 };
const PHONE = { viewport: SCREEN, screen: SCREEN, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOWER_BY = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** A task blocks the page for the time that it exceeds this. */
const UNNOTICED_MS = 50;
const QUIET_MS = 5_000;
const PATIENCE_MS = 120_000;

/** Runs first in the page: records paints and long tasks. */
function observe() {
  const seen = { firstPaint: null, largestPaint: null, tasks: [] };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  Object.assign(window, { seenByBench: seen });
}

/** Ignores long tasks: on a slow processor, animations cause them without end. @param {number} quietMs */
function isQuiet(quietMs) {
  const { firstPaint, largestPaint } = window.seenByBench;
  if (firstPaint === null || largestPaint === null || document.readyState !== 'complete') return false;
  const files = performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd);
  return performance.now() - Math.max(firstPaint, ...files) > quietMs;
}

/** @param {{ firstPaint: number, tasks: { startTime: number, duration: number }[] }} seen */
function blockingOf({ firstPaint, tasks }) {
  return tasks.reduce((sum, { startTime, duration }) => {
    const end = startTime + duration;
    return sum + Math.max(0, end - Math.max(startTime, firstPaint) - UNNOTICED_MS);
  }, 0);
}

const browser = await openBrowser();

/** Loads a page with a cold cache. @param {string} path @param {boolean} hasScripts */
async function load(path, hasScripts) {
  const context = await browser.newContext({ ...PHONE, locale: 'de-DE' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY });
  if (!hasScripts) await client.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] });
  await page.addInitScript(observe);
  await page.goto(siteUrl + path);
  await page.waitForFunction(isQuiet, QUIET_MS, { polling: 250, timeout: PATIENCE_MS });
  const seen = await page.evaluate(() => window.seenByBench);
  await context.close();
  return { largest: seen.largestPaint / 1000, blocking: blockingOf(seen) };
}

const results = paths.map((path) => ({
  path,
  whole: { largest: [], blocking: [] },
  withoutScripts: { largest: [], blocking: [] },
}));
// Round -1 warms up server and browser, and does not count.
for (let round = -1; round < rounds; round += 1) {
  for (const { path, ...kinds } of results) {
    const order = round % 2 === 0 ? ['whole', 'withoutScripts'] : ['withoutScripts', 'whole'];
    for (const kind of order) {
      const { largest, blocking } = await load(path, kind === 'whole');
      if (round < 0) continue;
      kinds[kind].largest.push(largest);
      kinds[kind].blocking.push(blocking);
    }
  }
}
await browser.close();
await writeFile(resultFile, JSON.stringify(results));
