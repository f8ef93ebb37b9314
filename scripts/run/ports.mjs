import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ExplainedError } from '../setup/project.mjs';
import { GRACE_MS } from './processes.mjs';
import { duration, say } from './terminal.mjs';

/** @param {string} host @param {number} port @returns {Promise<number>} */
async function tryPort(host, port) {
  const server = createServer();
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address && typeof address === 'object' ? address.port : port;
}

/** Covers the time that a killed server of an earlier start may take to end. */
const PATIENCE_MS = GRACE_MS + 5_000;
const PAUSE_MS = 100;

/** @param {{ host: string, port: number, purpose: string }} wish @param {number} patienceMs */
async function waitForPort({ host, port, purpose }, patienceMs) {
  const deadline = performance.now() + patienceMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await tryPort(host, port);
      return;
    } catch (error) {
      const isInUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isInUse || performance.now() > deadline) throw error;
      if (attempt === 1) {
        say(
          `  … Port ${port}, for ${purpose}, is in use: waiting ${duration(patienceMs)} for an earlier start to end`,
        );
      }
      await delay(PAUSE_MS);
    }
  }
}

/**
 * Throws an ExplainedError that tells how to find the user of the port, and what to change.
 * @param {{ host: string, port: number, variable: string, purpose: string }} wish @param {number} [patienceMs]
 */
export async function requireFreePort({ host, port, variable, purpose }, patienceMs = PATIENCE_MS) {
  try {
    await waitForPort({ host, port, purpose }, patienceMs);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new ExplainedError(
        `Port ${port}, on which ${purpose} would listen, is in use, perhaps by an earlier start.\n` +
          `Stop what uses it (lsof -i :${port} shows it), or choose another port: ${variable}=${port + 1} npm start`,
      );
    }
    if (code === 'EACCES') {
      throw new ExplainedError(
        `Port ${port} is reserved for the system: choose one from 1024 up in ${variable}.`,
      );
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new ExplainedError(`HOST is ${host}, which is no address of this machine.`);
    }
    throw error;
  }
}

/** @returns {Promise<number>} */
export const findFreePort = () => tryPort('127.0.0.1', 0);
