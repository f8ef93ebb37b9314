import type { Server } from 'node:http';

/** For running requests; `npm start` kills the process after 15 seconds, Docker after 30. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
const IDLE_CHECK_INTERVAL_MS = 50;

interface Stoppable {
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  exit(code: number): void;
}

function closeServer(server: Server, done: () => void): void {
  // A kept-alive connection would hold the server open for as long as the client likes.
  const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS);
  const timeout = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
  server.close(() => {
    clearInterval(idleCheck);
    clearTimeout(timeout);
    done();
  });
}

/** Exits with 0 on SIGTERM and SIGINT after running requests. Ignores repeated signals, because npm repeats Ctrl-C. */
export function stopOnSignals(stoppable: Stoppable): { serve: (server: Server) => void } {
  let serving: Server | null = null;
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    if (serving) closeServer(serving, () => stoppable.exit(0));
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
