import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { step } from '../run/steps.mjs';
import { ExplainedError } from '../setup/project.mjs';
import { inTurn } from './rounds.mjs';
import { ask, withSite } from './site.mjs';
import { median } from './statistics.mjs';
import { signInToStrapi } from './strapi.mjs';
import { figure, spread } from './table.mjs';

const LIMIT_MS = 300;
const PATIENCE_MS = 30_000;
/** Leaves the processors to the servers between requests. */
const BETWEEN_QUESTIONS_MS = 5;

/**
 * Reloads a page, as a browser does, until it contains the text.
 * @param {string} url
 * @param {string} text
 * @returns {Promise<number>} the time of that answer
 */
async function untilShown(url, text) {
  const deadline = performance.now() + PATIENCE_MS;
  let etag = '';
  while (performance.now() < deadline) {
    const { status, headers, body } = await ask(url, { 'Accept-Encoding': 'br', 'If-None-Match': etag });
    if (status === 200) {
      const page = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
      if (page.includes(text)) return performance.now();
      etag = headers.etag ?? '';
    }
    await pause(BETWEEN_QUESTIONS_MS);
  }
  throw new ExplainedError(`${url} has not shown within ${PATIENCE_MS / 1000} s what was published.`);
}

/** @param {import('./measurement.mjs').Bench} bench @param {import('./site.mjs').Site} site */
async function measureOn({ options, report }, site) {
  await step('Starting a second copy of the site', () => site.start('copy'));
  const strapi = await signInToStrapi(site);
  const siteUrls = [site.env.SITE_URL, site.copyUrl];
  const rounds = options.quick ? 3 : 10;
  const warmUp = 1;

  const create = async () => {
    const slug = `bench-${randomUUID()}`;
    const documentId = await strapi.createPost(slug, slug);
    await strapi.publishPost(documentId);
    return { documentId, urls: siteUrls.map((siteUrl) => `${siteUrl}/de/blog/${slug}`) };
  };
  const visited = await create();
  const unvisited = await Promise.all(Array.from({ length: rounds + warmUp }, create));

  /**
   * @param {{ documentId: string, urls: string[] }} post
   * @param {boolean} isVisited requests the page before it is published
   * @returns {Promise<number[]>} milliseconds since Strapi's answer, for each copy
   */
  async function publish({ documentId, urls }, isVisited) {
    const title = `Messung ${randomUUID()}`;
    await strapi.savePost(documentId, title);
    const lookFor = () => Promise.all(urls.map((url) => untilShown(url, title)));
    const early = isVisited ? lookFor() : null;
    // Handled below; a failed publication is reported first.
    early?.catch(() => {});
    await strapi.publishPost(documentId);
    const publishedAt = performance.now();
    const shownAt = await (early ?? lookFor());
    return shownAt.map((time) => Math.max(0, time - publishedAt));
  }

  const times = await step('Publishing, and looking for it in both copies', () =>
    inTurn(
      { rounds, warmUp },
      {
        'visitors keep asking': () => publish(visited, true),
        'nobody has asked': (round) => publish(unvisited[round + warmUp] ?? visited, false),
      },
    ),
  );
  const rows = Object.entries(times).flatMap(([name, ofRounds]) =>
    ['one copy', 'the other copy'].map((copy, index) => ({
      name: `${name}, ${copy}`,
      ms: ofRounds.map((ofCopies) => ofCopies[index] ?? Number.NaN),
    })),
  );
  report.table(
    ['page', 'shown after, ms', 'at the latest'],
    rows.map(({ name, ms }) => [name, spread(ms), figure(Math.max(...ms))]),
  );
  report.limit({
    what: 'from a publication to the page, the slower copy, median',
    value: Math.max(...rows.map(({ ms }) => median(ms))),
    below: LIMIT_MS,
    unit: 'ms',
  });
}

/** @type {import('./measurement.mjs').Measurement} */
export const publish = {
  title: 'From the answer to a publication until two copies of the site show it',
  measure: (bench) => withSite(bench, { name: 'bench-publish' }, (site) => measureOn(bench, site)),
};
