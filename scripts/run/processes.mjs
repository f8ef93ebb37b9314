// Every process that a script starts, so that none outlives it. Each leads a group of its own: Ctrl-C in the
// terminal then reaches the script alone, which stops the others in order and with all that they started.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const GRACE_MS = 15_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function launch(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // Gone already: that is what was wanted.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/**
 * Asks a process to end, and ends it when it does not.
 * @param {import('node:child_process').ChildProcess} child
 */
export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = once(child, 'exit');
  signalGroup(child, 'SIGTERM');
  const impatience = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
  await exited;
  clearTimeout(impatience);
}

/** The last one started ends first: the site before Strapi. */
export async function stopAll() {
  for (const child of [...running].reverse()) await stop(child);
}

let stopping = false;

/** Whether everything is being stopped on purpose: what ends then has not failed. */
export const isStopping = () => stopping;

/**
 * Ctrl-C, `kill` and a closed terminal stop everything before the script ends; a second Ctrl-C does not wait.
 * @param {() => { message: string, exitCode: number }} farewell asked when the signal comes
 */
export function stopOnSignals(farewell) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (stopping) {
        if (signal === 'SIGINT') for (const child of running) signalGroup(child, 'SIGKILL');
        return;
      }
      stopping = true;
      const { message, exitCode } = farewell();
      process.stdout.write(`\n${message}\n`);
      stopAll().then(
        () => process.exit(exitCode),
        (error) => {
          process.stderr.write(`${error}\n`);
          process.exit(1);
        },
      );
    });
  }
}
