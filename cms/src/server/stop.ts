import type { Server } from 'node:http';
import type { Strapi } from '../strapi';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** `npm start` waits 15 seconds for the process, Docker 30. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
const IDLE_CHECK_INTERVAL_MS = 50;

/** Ignores repeated signals, because on Ctrl-C terminal and npm send one each. Waits while Strapi loads. */
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
    // Strapi's own handlers would cut off running requests.
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

function closeServer(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve();
  return new Promise((resolve) => {
    // Closes idle keep-alive connections, for which the server would wait.
    const closing = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS);
    const timeout = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
    server.close(() => {
      clearInterval(closing);
      clearTimeout(timeout);
      resolve();
    });
  });
}
