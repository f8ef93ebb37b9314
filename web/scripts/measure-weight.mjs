// Measures the weight of pages: `npm run bench -- weight` starts it.
// Usage: node measure-weight.mjs <settings as JSON> <file for the result>, with CHROMIUM_PATH.
import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { openBrowser } from './browser.mjs';

const [settings = '', resultFile = ''] = process.argv.slice(2);
const { siteUrl, visits } = JSON.parse(settings);

const KINDS = { Document: 'document', Script: 'script', Stylesheet: 'style', Font: 'font', Image: 'image' };
/** A page idle for so long is complete: the banner appears after two seconds. */
const QUIET_MS = 3_000;
const NOTHING = { document: 0, script: 0, style: 0, font: 0, image: 0, other: 0 };

/** Counts compressed bodies without headers. @param {import('@playwright/test').Page} page */
async function scales(page) {
  const client = await page.context().newCDPSession(page);
  const running = new Map();
  let weight = { ...NOTHING };
  let lastAt = performance.now();
  client.on('Network.requestWillBeSent', ({ requestId, type }) => {
    running.set(requestId, { kind: KINDS[type] ?? 'other', headers: 0, body: 0 });
  });
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const request = running.get(requestId);
    if (!request) return;
    request.headers = response.encodedDataLength;
    // The browser does not know the kind of preloads and of files within drawings in advance.
    if (/javascript/.test(response.mimeType)) request.kind = 'script';
    if (response.mimeType.startsWith('image/')) request.kind = 'image';
  });
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = running.get(requestId);
    if (request) request.body += encodedDataLength;
  });
  const end = (requestId, total) => {
    const request = running.get(requestId);
    if (!request) return;
    // For documents the browser reports only the total.
    weight[request.kind] += request.body || Math.max(0, total - request.headers);
    running.delete(requestId);
    lastAt = performance.now();
  };
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  client.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await client.send('Network.enable');
  return {
    /** Waits until the network is idle, and returns the weight since the last call. */
    async take() {
      lastAt = performance.now();
      while (running.size > 0 || performance.now() - lastAt < QUIET_MS) await delay(50);
      const taken = weight;
      weight = { ...NOTHING };
      return taken;
    },
  };
}

const browser = await openBrowser();
const results = [];
for (const { path, next } of visits) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'de-DE' });
  const page = await context.newPage();
  const scale = await scales(page);
  await page.goto(siteUrl + path);
  const first = await scale.take();

  // The browser's own click also works in closed menus. The mouse comes first, as it may preload the page.
  const link = page.locator(`a[href="${next}"]`).first();
  await link.dispatchEvent('mouseenter');
  await link.dispatchEvent('mouseover');
  await link.dispatchEvent('focus');
  await link.evaluate((element) => element.click());
  await page.waitForURL((url) => url.pathname === next);
  results.push({ path, next, first, click: await scale.take() });
  await context.close();
}
await browser.close();
await writeFile(resultFile, JSON.stringify(results));
