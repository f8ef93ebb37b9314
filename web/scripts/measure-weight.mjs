// What pages weigh: `npm run bench -- weight` starts it.
// Usage: node measure-weight.mjs <settings as JSON> <file for the result>, with CHROMIUM_PATH.
import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { openBrowser } from './browser.mjs';

const [settings = '', resultFile = ''] = process.argv.slice(2);
const { siteUrl, visits } = JSON.parse(settings);

/** What the browser calls a kind of file, and what the table does. */
const KINDS = { Document: 'document', Script: 'script', Stylesheet: 'style', Font: 'font', Image: 'image' };
/** A page that has loaded nothing for so long has all it needs: the banner comes two seconds after the page. */
const QUIET_MS = 3_000;
const NOTHING = { document: 0, script: 0, style: 0, font: 0, image: 0, other: 0 };

/**
 * Counts the compressed bodies; what a browser counts besides are the headers of each answer.
 * @param {import('@playwright/test').Page} page
 */
async function scales(page) {
  const client = await page.context().newCDPSession(page);
  /** What is on its way, by the number of its request. */
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
    // What is preloaded, or used within a drawing, is of no kind yet when it is asked for.
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
    // Of a document the parts are not told, only all of it.
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
    /** What has come since the last time, when nothing more comes. */
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

  // Some links stand in a menu that is closed; a click of the browser's own finds them as well. The mouse comes first,
  // as a visitor's does: it may load the page ahead.
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
