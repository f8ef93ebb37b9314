import { once } from 'node:events';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { ExplainedError, LOG_FOLDER, ROOT } from '../setup/project.mjs';
import { openBoundedLog } from './bounded-log.mjs';
import { endLeftovers, launch, stop, wasAskedToEnd } from './processes.mjs';
import { lastLines } from './terminal.mjs';

const KEPT_LINES = 25;

/**
 * @typedef {object} ServiceDescription
 * @property {string} name @property {string} logName @property {string} command @property {string[]} args
 * @property {string} cwd @property {NodeJS.ProcessEnv} env
 * @property {string[]} readyUrls asked one after the other; answer 2xx once the service is ready
 */

/**
 * @typedef {object} Service
 * @property {string} name @property {number} pid @property {Promise<string>} ended describes the end
 * @property {() => string} report last lines of output, and the place of the rest
 * @property {() => boolean} wasStopped true if its end was requested @property {() => Promise<void>} stop
 */

/** @typedef {(line: string, isError: boolean) => void} LineListener */

/**
 * Drops a server's output, because reading a line for each request would take computing time from it.
 * @param {ServiceDescription} description @returns {ServiceDescription}
 */
export const withoutOutput = ({ command, args, ...description }) => ({
  ...description,
  command: 'sh',
  args: ['-c', 'exec "$0" "$@" > /dev/null', command, ...args],
});

/**
 * @param {ServiceDescription} description @param {LineListener} [onLine]
 * @param {{ continuesLog?: boolean }} [options] appends to its predecessor's log @returns {Service}
 */
export function startService(
  { name, logName, command, args, cwd, env },
  onLine = () => {},
  { continuesLog = false } = {},
) {
  const logFile = join(LOG_FOLDER, `${logName}.log`);
  const log = openBoundedLog(logFile, { continues: continuesLog });
  /** @type {string[]} */
  const recent = [];

  const child = launch(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      log.write(line);
      recent.push(line);
      if (recent.length > KEPT_LINES) recent.shift();
      onLine(line, stream === child.stderr);
    });
  }
  // Leftovers would hold its port and its pipes, whose end `ended` awaits.
  child.once('exit', () => endLeftovers(child));
  const ended = once(child, 'close').then(([code, signal]) => {
    log.close();
    return code === null ? `ended by ${signal}` : `exit code ${code}`;
  });
  return {
    name,
    pid: child.pid ?? 0,
    ended,
    report: () => {
      const lines = lastLines(recent.join('\n'), KEPT_LINES).map((line) => `    ${line}`);
      return [...lines, `    (all of it: ${relative(ROOT, logFile)})`].join('\n');
    },
    wasStopped: () => wasAskedToEnd(child),
    stop: () => stop(child),
  };
}

/** @param {string} url @param {AbortSignal} signal */
async function answers(url, signal) {
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(5000)]) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false; // not listening yet
  }
}

/** Fails when it ends or is late. @param {Service} service @param {string[]} urls @param {number} patienceMs */
export async function waitUntilReady(service, urls, patienceMs = 240_000) {
  const giveUp = new AbortController();
  const deadline = Date.now() + patienceMs;
  const poll = async () => {
    for (const url of urls) {
      while (!(await answers(url, giveUp.signal))) {
        if (giveUp.signal.aborted) return;
        if (Date.now() > deadline) {
          throw new ExplainedError(
            `${service.name} does not answer at ${url}. Its last lines:\n${service.report()}`,
          );
        }
        await delay(150);
      }
    }
  };
  const failure = service.ended.then((ending) => {
    throw new ExplainedError(
      `${service.name} stopped while starting (${ending}). Its last lines:\n${service.report()}`,
    );
  });
  try {
    await Promise.race([poll(), failure]);
  } finally {
    giveUp.abort();
    // Handles its rejection, which comes when the service ends later.
    failure.catch(() => {});
  }
}
