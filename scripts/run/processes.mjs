// Starts processes of which none outlives the script. Each leads its own group, so that Ctrl-C reaches only the
// script, which stops them in order. A guard beside the script does so if the script is killed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inProject } from '../setup/project.mjs';

export const GRACE_MS = 15_000;
const GUARD_PROGRAM = inProject('scripts', 'run', 'end-with-script.sh');

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set();

/** Their end is no failure. @type {WeakSet<ChildProcess>} */
const asked = new WeakSet();

/** @param {ChildProcess} child */
export const wasAskedToEnd = (child) => asked.has(child);

/** @type {import('node:stream').Writable | undefined} */
let guard;

function startGuard() {
  const program = spawn('sh', [GUARD_PROGRAM, String(GRACE_MS / 1000)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const input = /** @type {import('node:net').Socket} */ (program.stdin);
  program.unref();
  input.unref();
  // The next launch replaces a killed guard.
  input.on('error', () => {});
  program.once('exit', () => {
    guard = undefined;
  });
  for (const { pid } of running) input.write(`+ ${pid}\n`);
  return input;
}

/** @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} options */
export function launch(command, args, options) {
  guard ??= startGuard();
  const child = spawn(command, args, { ...options, detached: true });
  if (child.pid === undefined) return child;
  running.add(child);
  guard.write(`+ ${child.pid}\n`);
  child.once('exit', () => {
    running.delete(child);
    guard?.write(`- ${child.pid}\n`);
  });
  return child;
}

/** @param {ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Kills what an ended process has left behind. @param {ChildProcess} child */
export const endLeftovers = (child) => signalGroup(child, 'SIGKILL');

/** Sends SIGTERM, then SIGKILL after the grace period. @param {ChildProcess} child */
export async function stop(child) {
  asked.add(child);
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = once(child, 'exit');
  signalGroup(child, 'SIGTERM');
  const impatience = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
  await exited;
  clearTimeout(impatience);
}

/** Stops the last started process first: the site before Strapi. */
export async function stopAll() {
  for (const child of running) asked.add(child);
  for (const child of [...running].reverse()) await stop(child);
}

let stopping = false;

export const isStopping = () => stopping;

const NPM_CHECK_MS = 1_000;

/** A second Ctrl-C does not wait. @param {() => { message: string, exitCode: number }} farewell */
export function stopOnSignals(farewell) {
  const begin = () => {
    if (stopping) return;
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
  };
  process.on('SIGINT', () => {
    if (stopping) for (const child of running) signalGroup(child, 'SIGKILL');
    begin();
  });
  process.on('SIGTERM', begin);
  process.on('SIGHUP', begin);

  if (process.env.npm_lifecycle_event === undefined) return;
  // npm passes signals on, but not the one that kills it.
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) begin();
  }, NPM_CHECK_MS).unref();
}
