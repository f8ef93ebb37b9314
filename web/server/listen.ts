import type { Server } from 'node:http';
import { log } from '~/log.server';

const PATIENCE_MS = 10_000;

/** The address cannot be had; the message is meant for a person. */
export class ListenError extends Error {
  override name = 'ListenError';
}

/** @throws ListenError when the port is taken or not allowed */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(new ListenError(`port ${port} is in use: set PORT to another one`));
      else if (error.code === 'EACCES')
        reject(new ListenError(`port ${port} needs rights that this user lacks`));
      else reject(error);
    });
    server.listen(port, host, resolve);
  });
}

/** Ends on SIGTERM and SIGINT: answers what has begun, takes nothing new, waits a while and then leaves. */
export function closeOnSignals(server: Server): void {
  const close = () => {
    log.info('Stopping');
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}
