import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { step } from '../run/steps.mjs';
import { ExplainedError } from '../setup/project.mjs';
import { figure, spread } from './report.mjs';
import { inTurn, median } from './statistics.mjs';
import { signInToStrapi } from './strapi.mjs';

export const title = 'From the answer to a publication until two copies of the site show it';

const PATIENCE_MS = 30_000;
/** Leaves the processors to the servers between requests. */
const BETWEEN_REQUESTS_MS = 5;

/** Reloads a page until it has the text, and returns the time then. @param {string} url @param {string} text */
export async function untilShown(url, text) {
  const deadline = performance.now() + PATIENCE_MS;
  let etag = '';
  while (performance.now() < deadline) {
    const answer = await fetch(url, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } });
    if ((await answer.text()).includes(text)) return performance.now();
    etag = answer.headers.get('etag') ?? '';
    await delay(BETWEEN_REQUESTS_MS);
  }
  throw new ExplainedError(`${url} has not shown within ${PATIENCE_MS / 1000} s what was published.`);
}

/** @typedef {Awaited<ReturnType<typeof signInToStrapi>>} Strapi */
/** @typedef {{ id: string, urls: string[] }} Post `urls`: its page at each copy of the site */

/** Publishes a new post. @param {Strapi} strapi @param {string[]} siteUrls @returns {Promise<Post>} */
export async function createPost(strapi, siteUrls) {
  const slug = `bench-${randomUUID()}`;
  const id = await strapi.createPost(slug);
  await strapi.publishPost(id);
  return { id, urls: siteUrls.map((siteUrl) => `${siteUrl}/de/blog/${slug}`) };
}

/**
 * Returns milliseconds from Strapi's answer to the page of the slowest copy; `isVisited` requests it before.
 * @param {Strapi} strapi @param {Post} post @param {boolean} isVisited @returns {Promise<number>}
 */
export async function timePublication(strapi, { id, urls }, isVisited) {
  const text = `Messung ${randomUUID()}`;
  await strapi.savePost(id, text);
  const look = () => Promise.all(urls.map((url) => untilShown(url, text)));
  const early = isVisited ? look() : null;
  // Awaited below; a failed publication is reported first.
  early?.catch(() => {});
  await strapi.publishPost(id);
  const publishedAt = performance.now();
  const shownAt = Math.max(...(await (early ?? look())));
  return Math.max(0, shownAt - publishedAt);
}

/** @param {import('./report.mjs').Bench} bench */
export async function measure({ options, report, site: sharedSite }) {
  const site = await sharedSite();
  await step('Starting a second copy of the site', () => site.start('copy'));
  const strapi = await signInToStrapi(site);
  const create = () => createPost(strapi, [site.env.SITE_URL, site.copyUrl]);
  const visited = await create();
  const rounds = options.isQuick ? 3 : 25;
  const times = await step('Publishing, and looking for it in both copies', () =>
    inTurn(rounds, {
      'visitors keep asking': () => timePublication(strapi, visited, true),
      'nobody has asked': async () => timePublication(strapi, await create(), false),
    }),
  );
  await site.stop('copy');
  report.table(
    ['page', 'shown after, ms', 'at the latest'],
    Object.entries(times).map(([name, ms]) => [name, spread(ms), figure(Math.max(...ms))]),
  );
  for (const [name, ms] of Object.entries(times)) {
    report.limit(`${name}, median`, median(ms), { most: 300, unit: 'ms' });
  }
  const worst = Math.max(...Object.values(times).flat());
  report.limit(`worst of ${2 * rounds} publications`, worst, { most: 1_000, unit: 'ms' });
}
