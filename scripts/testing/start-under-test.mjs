// Runs `npm start` with data, ports and secrets of its own, independent of `.env` and other servers.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { launch } from '../run/processes.mjs';
import { localAddress, OWN_NAMES } from '../setup/environment.mjs';
import { ExplainedError, npm, ROOT } from '../setup/project.mjs';
import { environmentUnderTest } from './site-under-test.mjs';

const PATIENCE_MS = 240_000;
const PAUSE_MS = 50;
const ANSWER_WITHIN_MS = 5_000;

/** Restores the defaults of production, which the tests' site replaces. */
export const AS_IN_PRODUCTION = { CONTENT_MAX_AGE_MS: '', PAGE_PATIENCE_MS: '', CONTENT_PATIENCE_MS: '' };

/**
 * Leaves nothing for `npm start` to take from `.env` or to write into it. @param {NodeJS.ProcessEnv} processEnv
 * @param {string} dataFolder @param {Readonly<Record<string, string>>} [settings]
 */
export async function environmentOfStart(processEnv, dataFolder, settings = {}) {
  const env = await environmentUnderTest(processEnv, dataFolder, { ...AS_IN_PRODUCTION, ...settings });
  // An empty value hides the one in `.env`.
  const unset = Object.fromEntries(OWN_NAMES.map((name) => [name, '']));
  return { ...unset, ...env };
}

/** @param {string} url */
export async function isReady(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false; // not listening, killed while it answered, or stuck
  }
}

/** @param {number} parent @returns {Promise<{ pid: number, command: string }[]>} */
async function childrenOf(parent) {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  return stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .flatMap((found) =>
      found && Number(found[2]) === parent ? [{ pid: Number(found[1]), command: found[3] ?? '' }] : [],
    );
}

/** @typedef {'site' | 'strapi'} Server */

/** Ends of the command lines. */
const ENTRIES = { site: 'build/http/index.js', strapi: 'server.js' };

/** @param {import('../setup/environment.mjs').SiteEnv} env */
export function runStart(env) {
  const { command, args } = npm('start');
  const child = launch(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {string[]} */
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => lines.push(line));
  }
  const ended = /** @type {Promise<[number | null, NodeJS.Signals | null]>} */ (once(child, 'exit'));
  const urls = {
    strapi: `${localAddress(env.HOST, env.CMS_PORT)}/site-version`,
    site: `${localAddress(env.HOST, env.PORT)}/readyz`,
  };

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  async function scriptPid() {
    const [script] = await childrenOf(child.pid ?? 0);
    return script?.pid;
  }

  return {
    child,
    ended,
    hasEnded,
    urls,
    output: () => lines.join('\n'),
    scriptPid,
    /** @param {Server} server */
    async pidOf(server) {
      const script = await scriptPid();
      const servers = script === undefined ? [] : await childrenOf(script);
      return servers.find(({ command }) => command.endsWith(` ${ENTRIES[server]}`))?.pid;
    },
    async waitUntilReady(patienceMs = PATIENCE_MS) {
      const deadline = performance.now() + patienceMs;
      // Asks one after the other, because the site is not ready before Strapi.
      for (const url of [urls.strapi, urls.site]) {
        while (!(await isReady(url))) {
          if (hasEnded() || performance.now() > deadline) {
            throw new ExplainedError(`npm start is not ready. It printed:\n${lines.join('\n')}`);
          }
          await delay(PAUSE_MS);
        }
      }
    },
  };
}
