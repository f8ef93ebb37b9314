import { closeServer } from '../../server-kit/close-server';
import type { Strapi } from '../strapi';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

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
