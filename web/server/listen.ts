import type { Server } from 'node:http';

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
