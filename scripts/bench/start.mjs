import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stop } from '../run/processes.mjs';
import { commandRunner, step } from '../run/steps.mjs';
import { carryOut, SIDES } from '../setup/builds.mjs';
import { foreignEnvironment } from '../setup/environment.mjs';
import { environmentOfStart, isReady, runStart } from '../testing/start-under-test.mjs';
import { spread } from './report.mjs';
import { median, secondsFor } from './statistics.mjs';

export const title = 'The first build of the site, and `npm start` until both servers are ready';

/** Builds the site from nothing, without Strapi beside it. @param {NodeJS.ProcessEnv} processEnv */
async function buildSite(processEnv) {
  const run = commandRunner('bench-build');
  const env = { ...foreignEnvironment(processEnv), NODE_ENV: 'production' };
  for (const build of SIDES[1] ?? []) await carryOut(build, (command) => run({ ...command, env }), false);
}

/** @param {Awaited<ReturnType<typeof environmentOfStart>>} env @returns {Promise<number>} seconds until ready */
async function startOnce(env) {
  const { child, urls, waitUntilReady } = runStart(env);
  try {
    return await secondsFor(waitUntilReady);
  } finally {
    await stop(child);
    // npm may end before the servers do.
    for (const url of Object.values(urls)) while (await isReady(url)) await delay(25);
  }
}

/** @param {import('./report.mjs').Bench} bench */
export async function measure({ env: processEnv, options, report }) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-start-'));
  try {
    const build = await step('Building the site', () => secondsFor(() => buildSite(processEnv)));
    const env = await environmentOfStart(processEnv, folder);
    const first = await step('Starting with empty data folders', () => startOnce(env));
    /** @type {number[]} */
    const later = [];
    await step('Starting again', async () => {
      for (let round = 0; round < (options.isQuick ? 1 : 3); round += 1) later.push(await startOnce(env));
    });
    const rows = { 'first build of the site': [build], 'first start': [first], 'later start': later };
    report.table(
      ['', 'seconds'],
      Object.entries(rows).map(([name, seconds]) => [name, spread(seconds)]),
    );
    report.limit('first build of the site', build, { most: 75, unit: 's' });
    report.limit('later start', median(later), { most: 8, unit: 's' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
