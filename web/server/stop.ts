import type { Server } from 'node:http';

/** For requests that are running when the signal comes; `npm start` kills the process after 15 seconds, Docker after 30. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
const IDLE_CHECK_INTERVAL_MS = 50;

/** What is used of the process; tests bring one of their own. */
interface Stoppable {
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  exit(code: number): void;
}

function closeServer(server: Server, done: () => void): void {
  // A connection that is kept open after its answer would hold the server for as long as the client likes.
  const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS);
  const timeout = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
  server.close(() => {
    clearInterval(idleCheck);
    clearTimeout(timeout);
    done();
  });
}

/**
 * Ends the process with code 0 on SIGTERM and SIGINT: at once while nothing is served yet, else when what has begun
 * is answered. A repeated signal changes nothing, because npm hands Ctrl-C on to a process that the terminal has told
 * already.
 * @returns `serve` names the server that has to be closed from then on
 */
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
