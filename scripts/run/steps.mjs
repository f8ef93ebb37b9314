import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { LOG_FOLDER, ROOT } from '../setup/project.mjs';
import { launch, stop } from './processes.mjs';
import { complain, duration, isInteractive, lastLines, redraw, say, styled } from './terminal.mjs';

/** The step has already explained the failure. */
export class StepFailed extends Error {}

/** Maximum for a command: one that hangs ends before continuous integration does, and says so. */
const LIMIT_MS = 50 * 60_000;

/** @typedef {{ command: string, args: string[], cwd?: string, env?: NodeJS.ProcessEnv, limitMs?: number }} Command */

/**
 * @param {Command} command @param {string} logFile @param {boolean} continues appends
 * @returns {Promise<string | null>} how it failed
 */
async function runLogged(
  { command, args, cwd = ROOT, env = process.env, limitMs = LIMIT_MS },
  logFile,
  continues,
) {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, continues ? 'a' : 'w');
  try {
    const child = launch(command, args, { cwd, env, stdio: ['ignore', log, log] });
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      void stop(child);
    }, limitMs);
    const [code, signal] = await once(child, 'exit');
    clearTimeout(limit);
    if (isLate) return `stopped, because it ran longer than ${duration(limitMs)}`;
    if (code === 0) return null;
    return code === null ? `ended by ${signal}` : `exit code ${code}`;
  } finally {
    closeSync(log);
  }
}

/** Start times of running steps by title; all share one line of the terminal. @type {Map<string, number>} */
const running = new Map();

function drawRunning() {
  const parts = [...running].map(
    ([title, startedAt]) => `${title} ${styled('gray', duration(Date.now() - startedAt))}`,
  );
  redraw(parts.length > 0 ? `  … ${parts.join(' · ')}` : '');
}

/** @type {NodeJS.Timeout | undefined} */
let clock;

/**
 * @param {string} title @param {number} startedAt
 * @returns {(say: () => void) => void} ends the display and prints the outcome above steps that still run
 */
function showProgress(title, startedAt) {
  if (!isInteractive) {
    say(`  … ${title}`);
    return (sayOutcome) => sayOutcome();
  }
  running.set(title, startedAt);
  drawRunning();
  clock ??= setInterval(drawRunning, 1000);
  return (sayOutcome) => {
    running.delete(title);
    redraw('');
    sayOutcome();
    if (running.size > 0) return drawRunning();
    clearInterval(clock);
    clock = undefined;
  };
}

/** @template T @param {string} title @param {() => Promise<T>} work @returns {Promise<T>} */
export async function step(title, work) {
  const startedAt = Date.now();
  const endProgress = showProgress(title, startedAt);
  try {
    const result = await work();
    endProgress(() =>
      say(`  ${styled('green', '✓')} ${title} ${styled('gray', `(${duration(Date.now() - startedAt)})`)}`),
    );
    return result;
  } catch (error) {
    endProgress(() =>
      complain(`  ${styled('red', '✗')} ${title} failed after ${duration(Date.now() - startedAt)}.`),
    );
    throw error;
  }
}

/** @param {string} logName @param {number} linesShown @returns {(command: Command) => Promise<void>} */
export function commandRunner(logName, linesShown = 30) {
  const logFile = join(LOG_FOLDER, `${logName}.log`);
  let continues = false;
  return async (command) => {
    const failure = await runLogged(command, logFile, continues);
    continues = true;
    if (failure === null) return;
    const output = await readFile(logFile, 'utf8');
    const lines = lastLines(output, linesShown).map((line) => `    ${line}`);
    throw new StepFailed([...lines, `    (${failure}; all of it: ${relative(ROOT, logFile)})`].join('\n'));
  };
}
