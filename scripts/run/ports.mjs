import { once } from 'node:events';
import { createServer } from 'node:net';
import { ExplainedError } from '../setup/project.mjs';

/**
 * @param {string} host
 * @param {number} port 0 for any
 * @returns {Promise<number>} the port, free again
 */
async function tryPort(host, port) {
  const server = createServer();
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address && typeof address === 'object' ? address.port : port;
}

/**
 * Stops the start with lines that name the port, how to see who has it, and what to change.
 * @param {{ host: string, port: number, variable: string, purpose: string }} wish
 */
export async function requireFreePort({ host, port, variable, purpose }) {
  try {
    await tryPort(host, port);
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
