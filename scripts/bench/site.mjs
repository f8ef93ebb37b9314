// Starts a freshly seeded site for one measurement, on free ports with temporary data.
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { launch, stop, wasAskedToEnd } from '../run/processes.mjs';
import { step } from '../run/steps.mjs';
import { lastLines } from '../run/terminal.mjs';
import { ExplainedError } from '../setup/project.mjs';
import { createSiteUnderTest } from '../testing/site-under-test.mjs';
import { AS_IN_PRODUCTION } from '../testing/start-under-test.mjs';

/** @typedef {Awaited<ReturnType<typeof createSiteUnderTest>>} Site */

const SHOWN_LINES = 25;

/**
 * Writes the log straight to a file, because passing on thousands of lines a second would slow down the servers.
 * @param {string} folder
 */
const launcherInto =
  (folder) =>
  /** @returns {import('../run/services.mjs').Service} */
  (/** @type {import('../run/services.mjs').ServiceDescription} */ description) => {
    const { name, logName, command, args, cwd, env } = description;
    const file = join(folder, `${logName}.log`);
    const log = openSync(file, 'a');
    const child = launch(command, args, { cwd, env, stdio: ['ignore', log, log] });
    closeSync(log);
    return {
      name,
      pid: child.pid ?? 0,
      ended: once(child, 'exit').then(([code, signal]) =>
        code === null ? `ended by ${signal}` : `exit code ${code}`,
      ),
      report: () =>
        lastLines(readFileSync(file, 'utf8'), SHOWN_LINES)
          .map((line) => `    ${line}`)
          .join('\n'),
      wasStopped: () => wasAskedToEnd(child),
      stop: () => stop(child),
    };
  };

/**
 * @param {import('./measurement.mjs').Bench} bench
 * @param {{ name: string, title?: string, settings?: Record<string, string>, startTimeoutMs?: number }} options
 */
export async function startSite(
  bench,
  { name, title = 'Starting Strapi and the site', settings, ...options },
) {
  const logs = await mkdtemp(join(tmpdir(), 'bench-logs-'));
  const site = await createSiteUnderTest(bench.env, {
    name,
    ...options,
    settings: { ...AS_IN_PRODUCTION, ...settings },
    launchService: launcherInto(logs),
  });
  const remove = async () => {
    await site.remove();
    await rm(logs, { recursive: true, force: true });
  };
  try {
    await step(title, async () => {
      await site.start('cms');
      await site.start('web');
    });
  } catch (error) {
    await remove();
    throw error;
  }
  return { ...site, remove };
}

/**
 * @template Result
 * @param {Parameters<typeof startSite>[0]} bench
 * @param {Parameters<typeof startSite>[1]} options
 * @param {(site: Site) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withSite(bench, options, work) {
  const site = await startSite(bench, options);
  try {
    return await work(site);
  } finally {
    await site.remove();
  }
}

/** @param {Site} site @param {'cms' | 'web' | 'copy'} side */
export function pidOf(site, side) {
  const pid = site.pidOf(side);
  if (pid === undefined) throw new Error(`${side} is not running.`);
  return pid;
}

/**
 * Requests as a browser does, without decoding the body.
 * @param {string} url
 * @param {Record<string, string>} headers
 */
export async function ask(url, headers = {}) {
  const asked = request(url, { headers: { 'Accept-Encoding': 'gzip, deflate, br', ...headers } }).end();
  const [answer] = /** @type {[import('node:http').IncomingMessage]} */ (await once(asked, 'response'));
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}

/** @param {string} url @param {Record<string, string>} [headers] */
export async function askForPage(url, headers) {
  const answer = await ask(url, headers);
  if (answer.status !== 200) throw new ExplainedError(`${url} answered ${answer.status}.`);
  return answer;
}
