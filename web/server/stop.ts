import type { Server } from 'node:http';
import { closeServer } from 'server-kit/close-server';

interface Stoppable {
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  exit(code: number): void;
}

/** Exits with 0 on SIGTERM and SIGINT after running requests. Ignores repeated signals, because npm repeats Ctrl-C. */
export function stopOnSignals(stoppable: Stoppable): { serve: (server: Server) => void } {
  let serving: Server | null = null;
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    if (serving) void closeServer(serving).then(() => stoppable.exit(0));
    else stoppable.exit(0);
  };
  stoppable.on('SIGTERM', stop);
  stoppable.on('SIGINT', stop);
  return {
    serve: (server) => {
      serving = server;
    },
  };
}
