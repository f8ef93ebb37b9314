// Imitates the day a campaign starts: browsers that keep connections and pages, search engines, scanners.
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { ARTICLE, BLOG, HOME, PRODUCT, TI } from './pages.mjs';

const TIMEOUT_MS = 10_000;

/** Shares of the requests, of 100. */
const KINDS = {
  'page of the campaign': 34,
  'another page': 30,
  'page again (304)': 12,
  file: 16,
  search: 4,
  'missing address': 4,
};
/** @typedef {keyof typeof KINDS} Kind */

/** Requests in proportion to the quietest hour, hour by hour: the newsletter goes out at ten. */
const HOURS = [1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 10, 9, 7, 8, 8, 7, 6, 5, 4, 4, 3, 3, 2, 1];
const BUSIEST = Math.max(...HOURS);

/** @param {readonly string[]} list */
const pick = (list) => list[Math.floor(Math.random() * list.length)] ?? '';

function pickKind() {
  let left = Math.random() * 100;
  for (const [kind, share] of Object.entries(KINDS)) {
    left -= share;
    if (left < 0) return /** @type {Kind} */ (kind);
  }
  return /** @type {Kind} */ ('page of the campaign');
}

/** Invents the address of a visitor, as a proxy in front writes it. */
export function anyVisitor() {
  const part = () => Math.floor(Math.random() * 256);
  return { 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` };
}

/**
 * @param {URL} url @param {{ agent: Agent, headers: Record<string, string> }} options
 * @returns {Promise<{ status: number, etag: string }>} status 0 for a broken connection or an answer cut off
 */
function ask(url, { agent, headers }) {
  return new Promise((resolve) => {
    const failed = () => resolve({ status: 0, etag: '' });
    const asking = request(url, { agent, headers, timeout: TIMEOUT_MS }, (answer) => {
      answer.resume();
      answer.on('error', failed);
      answer.on('close', () => {
        if (!answer.complete) return failed();
        resolve({ status: answer.statusCode ?? 0, etag: String(answer.headers.etag ?? '') });
      });
    });
    asking.on('error', failed);
    asking.on('timeout', () => asking.destroy());
    asking.end();
  });
}

/**
 * Sends requests until `stop()`; each visitor waits for its answer and pauses, longer in quiet hours of a day.
 * @param {object} options @param {string} options.siteUrl @param {readonly string[]} options.paths
 * @param {readonly string[]} options.files @param {number} options.count
 * @param {number} options.pauseMs in the busiest hour @param {number} [options.dayMs]
 */
export function startVisitors({ siteUrl, paths, files, count, pauseMs, dayMs }) {
  const campaign = [HOME, PRODUCT, TI, BLOG, ARTICLE].map(({ path }) => path);
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  /** @type {Map<Kind, number[]>} milliseconds */
  const times = new Map();
  /** @type {string[]} */
  const failures = [];
  /** @type {Map<string, string>} */
  const etags = new Map();
  const startedAt = performance.now();
  let isStopping = false;

  /** @param {Kind} kind @returns {{ path: string, expected: number, etag?: string }} */
  function questionOf(kind) {
    const word = Math.floor(Math.random() * 2 ** 40).toString(36);
    if (kind === 'file') return { path: pick(files), expected: 200 };
    if (kind === 'search') return { path: `/de/search?q=${word.slice(0, 4)}`, expected: 200 };
    if (kind === 'missing address') return { path: `/de/${word}`, expected: 404 };
    if (kind === 'another page') return { path: pick(paths), expected: 200 };
    const path = pick(campaign);
    const etag = kind === 'page again (304)' ? etags.get(path) : undefined;
    return etag === undefined
      ? { path: `${path}?utm_source=newsletter`, expected: 200 }
      : { path, expected: 304, etag };
  }

  function pause() {
    if (dayMs === undefined) return pauseMs;
    const hour = Math.floor((((performance.now() - startedAt) / dayMs) * HOURS.length) % HOURS.length);
    return (pauseMs * BUSIEST) / (HOURS[hour] ?? 1);
  }

  async function visit() {
    while (!isStopping) {
      const kind = pickKind();
      const { path, expected, etag = '' } = questionOf(kind);
      const headers = { 'Accept-Encoding': 'br', ...anyVisitor(), ...(etag && { 'If-None-Match': etag }) };
      const asked = performance.now();
      const answer = await ask(new URL(path, siteUrl), { agent, headers });
      const isAnswered = answer.status === expected || (expected === 304 && answer.status === 200);
      if (!isAnswered) failures.push(`${kind}: ${answer.status} instead of ${expected} for ${path}`);
      (times.get(kind) ?? times.set(kind, []).get(kind))?.push(performance.now() - asked);
      if (answer.status === 200 && !path.includes('?')) etags.set(path, answer.etag);
      await delay(pause());
    }
  }
  const visiting = Array.from({ length: count }, visit);
  return {
    times,
    failures,
    async stop() {
      isStopping = true;
      await Promise.all(visiting);
      agent.destroy();
    },
  };
}
