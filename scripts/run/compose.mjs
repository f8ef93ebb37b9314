// Replaces copies of the site with Docker Compose, as scripts/run/rollout.mjs asks for it.
import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ExplainedError, ROOT } from '../setup/project.mjs';
import { COPIES } from './rollout.mjs';

/** The port of docker/haproxy.cfg that tells which copies get requests. */
const STATE_PORT = '8404';
const ASKED_WITHIN_MS = 30_000;
const PAUSE_MS = 200;

/** Rejects unless it ends with 0. @typedef {(program: string, args: string[]) => Promise<string>} Run */

/** @type {Run} */
export async function runProgram(program, args) {
  const { stdout } = await promisify(execFile)(program, args, { cwd: ROOT, maxBuffer: 16 * 1024 * 1024 });
  return stdout;
}

/** @param {Run} run */
const composeOf =
  (run) =>
  async (/** @type {string[]} */ ...args) => {
    try {
      return await run('docker', ['compose', '--profile', 'scale', '--profile', 'rollout', ...args]);
    } catch (error) {
      const { code, stderr = '' } = /** @type {NodeJS.ErrnoException & { stderr?: string }} */ (error);
      if (code === 'ENOENT') throw new ExplainedError('There is no "docker" on the PATH.');
      throw new ExplainedError(`docker compose ${args.join(' ')} failed:\n${stderr.trim()}`);
    }
  };

/** Fails unless all copies run: the spare stands in for one alone. @param {Run} run */
export async function requireAllCopies(run) {
  const services = await composeOf(run)('ps', '--services', '--status', 'running');
  const missing = [...COPIES, 'proxy'].filter((name) => !services.split(/\s+/).includes(name));
  if (missing.length === 0) return;
  throw new ExplainedError(
    `These do not run: ${missing.join(', ')}. Start them first: docker compose --profile scale up --detach --wait`,
  );
}

/** @param {Run} run @param {number} [patienceMs] @returns {import('./rollout.mjs').Machinery} */
export function composeMachinery(run, patienceMs = ASKED_WITHIN_MS) {
  const compose = composeOf(run);
  return {
    // Stops the former container first, with its time to drain, and waits until the new one is healthy.
    start: async (copy) => {
      await compose('up', '--detach', '--no-deps', '--no-build', '--force-recreate', '--wait', copy);
    },
    remove: async (copy) => {
      await compose('rm', '--stop', '--force', copy);
    },
    untilAsked: async (copy) => {
      const deadline = performance.now() + patienceMs;
      for (;;) {
        try {
          await compose(
            'exec',
            '-T',
            'proxy',
            'bash',
            '/usr/local/bin/is-healthy.sh',
            STATE_PORT,
            `/up/${copy}`,
          );
          return;
        } catch (error) {
          if (performance.now() > deadline) {
            const reason = error instanceof Error ? ` ${error.message}` : '';
            throw new ExplainedError(`The proxy sends ${copy} no requests.${reason}`);
          }
          await delay(PAUSE_MS);
        }
      }
    },
  };
}
