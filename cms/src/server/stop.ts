import type { Server } from 'node:http';
import type { Strapi } from '../strapi';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** For requests that run when the signal comes; `npm start` waits 15 seconds, Docker 30. */
const PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 50;

/**
 * Ends Strapi on signals: requests that run are answered, nothing new is taken, and the exit code is 0. A repeated
 * signal changes nothing, because npm hands Ctrl-C on to a process that the terminal has told already. While Strapi
 * is loading, half a migration would be worse than a moment of waiting: the end comes after it.
 */
export function stopOnSignals(app: Strapi): { load: () => Promise<void>; isEnding: () => boolean } {
  let loading: Promise<unknown> | null = null;
  let isEnding = false;

  const stop = async () => {
    if (isEnding) return;
    isEnding = true;
    if (!loading) process.exit(0);
    await loading;
    await closeServer(app.server.httpServer);
    await app.destroy();
    process.exit(0);
  };
  const fail = (error: unknown) => {
    process.stderr.write(
      `cms cannot stop in order: ${error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exit(1);
  };
  for (const signal of SIGNALS) {
    // Those of Strapi would cut off requests, and end everything a second time.
    process.removeAllListeners(signal);
    process.on(signal, () => void stop().catch(fail));
  }
  return {
    load: async () => {
      loading = app.load();
      await loading;
    },
    isEnding: () => isEnding,
  };
}

/** Resolves when the last request is answered, or when patience ends. */
function closeServer(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve();
  return new Promise((resolve) => {
    // A connection that is kept open after its answer would hold the server for as long as the client likes.
    const closing = setInterval(() => server.closeIdleConnections(), LOOK_AGAIN_MS);
    const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    server.close(() => {
      clearInterval(closing);
      clearTimeout(patience);
      resolve();
    });
  });
}
