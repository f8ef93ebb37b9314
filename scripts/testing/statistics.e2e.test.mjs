import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allPaths } from '../bench/pages.mjs';
import { startSite } from '../bench/site.mjs';
import { countLog } from './count-log.mjs';
import { createTraffic } from './made-up-requests.mjs';

const SEED = 20_261_128;
const READY_WITHIN_MS = 60_000;
/** As many as fit into `npm test`; ten thousand take a machine that is busy five minutes. */
const REQUESTS = Number(process.env.STATISTICS_REQUESTS ?? 2_000);

/** @type {Awaited<ReturnType<typeof startSite>>} */
let site;

beforeAll(async () => {
  site = await startSite(process.env, { settings: { CONTACT_LIMIT: '1000' } });
  await site.start('copy');
});

afterAll(() => site?.remove());

/** @param {string} url */
async function untilAllContent(url) {
  const deadline = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const state = /** @type {{ allContent: boolean }} */ (await (await fetch(`${url}/readyz`)).json());
    if (state.allContent) return;
    if (performance.now() > deadline)
      throw new Error(`${url} has no copy of all content: ${JSON.stringify(state)}`);
    await delay(100);
  }
}

async function readStored() {
  const { CMS_URL, ADMIN_EMAIL, ADMIN_PASSWORD } = site.env;
  const signedIn = await fetch(`${CMS_URL}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD }),
  });
  const { data } = /** @type {{ data: { accessToken: string } }} */ (await signedIn.json());
  const day = (/** @type {number} */ shift) =>
    new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10);
  const answer = await fetch(`${CMS_URL}/site-admin/statistics/export?from=${day(-1)}&to=${day(1)}`, {
    headers: { Authorization: `Bearer ${data.accessToken}` },
  });
  expect(answer.status).toBe(200);
  return /** @type {{ kind: string, name: string, language: string, count: number }[]} */ (
    await answer.json()
  );
}

/** Adds up the days, because the requests may come before and after midnight. */
async function storedCounts() {
  /** @type {Record<string, number>} */
  const sums = {};
  for (const { kind, name, language, count } of await readStored()) {
    const key = `${kind} | ${name} | ${language}`;
    sums[key] = (sums[key] ?? 0) + count;
  }
  return sums;
}

it('thousands of requests to two copies, one of which is stopped and started without Strapi, are counted as their log', async () => {
  const { SITE_URL } = site.env;
  const both = [SITE_URL, site.copyUrl];
  const pages = await allPaths(SITE_URL);
  const traffic = createTraffic({ pages, siteUrl: SITE_URL, seed: SEED });
  await traffic.run(both, { count: 0.4 * REQUESTS });
  for (const url of both) await untilAllContent(url);

  await site.stop('cms');
  await traffic.run(both, { count: 0.1 * REQUESTS, isStrapiAway: true });
  await site.stop('web');
  await site.start('web');
  await traffic.run(both, { count: 0.05 * REQUESTS, isStrapiAway: true });
  await site.start('cms');
  await traffic.run(both, { count: 0.45 * REQUESTS });
  traffic.end();
  for (const side of /** @type {const} */ (['web', 'copy'])) await site.stop(side);

  const expected = countLog(traffic.log);
  expect(traffic.log).toHaveLength(REQUESTS);
  const kinds = new Set(Object.keys(expected).map((key) => key.split(' ', 1)[0]));
  expect([...kinds].toSorted()).toEqual(['download', 'message', 'missing', 'page', 'search', 'source']);
  expect(await storedCounts()).toEqual(expected);
});
