// Measures computing time by request (docs/operations.md), which other work on the machine hardly changes.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { step } from '../run/steps.mjs';
import { ExplainedError } from '../setup/project.mjs';
import { sendMessage } from '../testing/senders.mjs';
import { flood } from './flood.mjs';
import { HOME } from './pages.mjs';
import { loadPage } from './site.mjs';
import { anyVisitor } from './visitors.mjs';

/** Share of a core that a server without requests may use, which asks Strapi for its version. */
const IDLE = 0.1;
const IDLE_WITHIN_MS = 120_000;
/** Linux counts in hundredths of a second. */
const TICK_MS = 10;
export const SINGLE = 'finished page of a single copy';
/** @param {string} copy */
export const pageOf = (copy) => `finished page of ${copy}`;
const BROTLI = { 'Accept-Encoding': 'br' };

/** Returns milliseconds since the start of the process. @param {number | undefined} pid */
async function computingTimeOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => {
    throw new ExplainedError('Computing time is read from /proc, which Linux alone has.');
  });
  // The name of the program, in brackets, may hold spaces.
  const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(user) + Number(system)) * TICK_MS;
}

/**
 * Returns milliseconds of each process for each request, by kind.
 * @param {object} options @param {Record<string, string>} options.urls of the copies, by name
 * @param {string} options.singleUrl of a copy that shares nothing @param {string} options.proxyUrl
 * @param {string} options.picture address @param {Record<string, number | undefined>} options.processes by name
 * @param {() => Promise<unknown>} options.publish until three copies show it @param {boolean} options.isQuick
 */
export async function measureCosts({ urls, singleUrl, proxyUrl, picture, processes, publish, isQuick }) {
  const [url = ''] = Object.values(urls);
  const seconds = isQuick ? 2 : 10;
  const messages = isQuick ? 20 : 300;
  const publications = isQuick ? 3 : 20;
  const etag = (await fetch(`${url}${HOME.path}`, { headers: BROTLI })).headers.get('etag') ?? '';
  // The first request resizes it.
  await loadPage(`${url}${picture}`);
  const page = { path: HOME.path, headers: BROTLI };
  /** @param {string} server @param {import('./flood.mjs').Question} question @param {200 | 304} status */
  const ask = (server, question, status) => async () => {
    const { answers, others } = await flood(server, { questions: [question], seconds, status });
    if (others > 0) throw new ExplainedError(`${others} answers to ${question.path} were not ${status}.`);
    return answers;
  };
  /** @type {Record<string, () => Promise<number>>} */
  const kinds = {
    // Each alone, as on a core of its own, and without the proxy, which is busy before they are: a server that
    // waits spends more on each request.
    [SINGLE]: ask(singleUrl, page, 200),
    ...Object.fromEntries(Object.entries(urls).map(([copy, own]) => [pageOf(copy), ask(own, page, 200)])),
    'finished page, by the proxy': ask(proxyUrl, page, 200),
    'page that the browser has (304)': ask(
      url,
      { ...page, headers: { ...BROTLI, 'If-None-Match': etag } },
      304,
    ),
    picture: ask(url, { path: picture, headers: {} }, 200),
    message: async () => {
      for (let sent = 0; sent < messages; sent += 1) {
        const id = randomUUID();
        if (!(await sendMessage(url, { id, text: id, headers: anyVisitor() })))
          throw new ExplainedError('A message was not acknowledged.');
      }
      return messages;
    },
    'publication, until three copies show it': async () => {
      for (let shown = 0; shown < publications; shown += 1) await publish();
      return publications;
    },
  };
  const spent = () => Promise.all(Object.values(processes).map(computingTimeOf));
  /** Copies render pages for a while after a publication, which is no cost of what follows. */
  const untilIdle = async () => {
    const deadline = performance.now() + IDLE_WITHIN_MS;
    for (;;) {
      const before = await spent();
      await delay(1_000);
      const after = await spent();
      if (after.every((ms, at) => ms - (before[at] ?? 0) <= IDLE * 1_000)) return;
      if (performance.now() > deadline) throw new ExplainedError('The servers do not come to rest.');
    }
  };
  /** @type {Map<string, number[]>} */
  const costs = new Map();
  for (const [name, work] of Object.entries(kinds)) {
    await step(`Computing time: ${name}`, async () => {
      await untilIdle();
      const before = await spent();
      const count = await work();
      const after = await spent();
      costs.set(
        name,
        after.map((ms, at) => (ms - (before[at] ?? 0)) / count),
      );
    });
  }
  return costs;
}
