import { once } from 'node:events';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { ExplainedError } from '../setup/project.mjs';

/**
 * The sockets that listen on a port, as Linux lists them in /proc/net/tcp.
 * @param {string} table
 * @param {number} port
 */
export function listeningInodes(table, port) {
  const LISTEN = '0A';
  return table
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, local, , state]) => state === LISTEN && Number.parseInt(local?.split(':')[1] ?? '', 16) === port,
    )
    .map((columns) => columns[9] ?? '');
}

/**
 * Who holds a port, where the system tells (Linux, and processes of the same user).
 * @param {number} port
 * @returns {Promise<string | undefined>}
 */
async function findHolder(port) {
  const unreadable = () => '';
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8').catch(unreadable)),
  );
  const sockets = new Set(
    tables.flatMap((table) => listeningInodes(table, port)).map((inode) => `socket:[${inode}]`),
  );
  if (sockets.size === 0) return undefined;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const descriptors = await readdir(`/proc/${pid}/fd`).catch(() => []);
    for (const descriptor of descriptors) {
      if (!sockets.has(await readlink(`/proc/${pid}/fd/${descriptor}`).catch(unreadable))) continue;
      const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(unreadable);
      return `process ${pid}: ${commandLine.split('\0').join(' ').trim().slice(0, 80)}`;
    }
  }
  return undefined;
}

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
 * Stops the start with a line that names the port, who has it, and what to change.
 * @param {{ host: string, port: number, variable: string, purpose: string }} wish
 */
export async function requireFreePort({ host, port, variable, purpose }) {
  try {
    await tryPort(host, port);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      const holder = await findHolder(port);
      throw new ExplainedError(
        `Port ${port}, on which ${purpose} would listen, is in use${holder ? ` (${holder})` : ''}.\n` +
          `Stop what uses it, or choose another port: ${variable}=${port + 1} npm start`,
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
