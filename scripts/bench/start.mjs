import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { launch, stop } from '../run/processes.mjs';
import { step } from '../run/steps.mjs';
import { localAddress } from '../setup/environment.mjs';
import { ExplainedError, LOG_FOLDER, npm, ROOT } from '../setup/project.mjs';
import { environmentOfStart, isReady } from '../testing/start-under-test.mjs';
import { median } from './statistics.mjs';
import { figure, spread } from './table.mjs';

const LIMIT_S = 8;
const PATIENCE_MS = 240_000;
const LOG_FILE = join(LOG_FOLDER, 'bench-start.log');

/** @typedef {{ strapi: number, site: number }} Start seconds until ready */

/**
 * Starts both with `npm start`, waits until both are ready, and stops them.
 * @param {Awaited<ReturnType<typeof environmentOfStart>>} env
 * @returns {Promise<Start>}
 */
async function startOnce(env) {
  const begin = performance.now();
  const { command, args } = npm('start');
  mkdirSync(LOG_FOLDER, { recursive: true });
  const log = openSync(LOG_FILE, 'w');
  const child = launch(command, args, { cwd: ROOT, env, stdio: ['ignore', log, log] });
  closeSync(log);
  const ended = once(child, 'exit').then(([code]) => {
    throw new ExplainedError(
      `npm start has ended by itself (exit code ${code}): see ${relative(ROOT, LOG_FILE)}.`,
    );
  });
  // Rejects after stop() too, when nobody waits for it.
  ended.catch(() => {});
  const secondsUntil = async (/** @type {string} */ url) => {
    while (!(await isReady(url))) {
      if (performance.now() - begin > PATIENCE_MS) throw new ExplainedError(`Nothing answers at ${url}.`);
      await Promise.race([delay(25), ended]);
    }
    return (performance.now() - begin) / 1000;
  };
  const readyUrls = {
    strapi: `${localAddress(env.HOST, env.CMS_PORT)}/site-version`,
    site: `${localAddress(env.HOST, env.PORT)}/readyz`,
  };
  try {
    // Asks one after the other, because the site logs each check that it answers with no.
    const strapi = await secondsUntil(readyUrls.strapi);
    return { strapi, site: await secondsUntil(readyUrls.site) };
  } finally {
    await stop(child);
    // npm may end before the servers do.
    for (const url of [readyUrls.strapi, readyUrls.site]) while (await isReady(url)) await delay(25);
  }
}

/** @type {import('./measurement.mjs').Measurement} */
export const start = {
  title: 'From `npm start` until both servers are ready, with everything installed and built',
  measure: async (bench) => {
    const folder = await mkdtemp(join(tmpdir(), 'bench-start-'));
    try {
      const env = await environmentOfStart(bench.env, folder);
      const first = await step('Starting with an empty data folder', () => startOnce(env));
      /** @type {Start[]} */
      const later = [];
      await step('Starting again', async () => {
        for (let round = 0; round < (bench.options.quick ? 1 : 3); round += 1)
          later.push(await startOnce(env));
      });
      const seconds = later.map(({ strapi, site }) => Math.max(strapi, site));
      bench.report.table(
        ['', 'Strapi, s', 'both, s'],
        [
          [
            'first start, empty data folder',
            figure(first.strapi, 1),
            figure(Math.max(first.strapi, first.site), 1),
          ],
          [
            'later start',
            spread(
              later.map(({ strapi }) => strapi),
              1,
            ),
            spread(seconds, 1),
          ],
        ],
      );
      bench.report.limit({
        what: 'later start',
        value: median(seconds),
        below: LIMIT_S,
        unit: 's',
        digits: 1,
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
