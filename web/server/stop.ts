import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { closeServer } from 'server-kit/close-server';

type Stoppable = NodeJS.EventEmitter & { exit(code: number): void };

export interface Serving {
  server: Server;
  /** Lets /servingz say so. */
  stopServing: () => void;
  /** Saves what requests have left in memory, once all are answered; never rejects. */
  finishWork: () => Promise<void>;
  /** Time for proxies to notice after SIGTERM, in which new requests are answered. */
  graceMs: number;
}

/** Returns how to hand over a started server. Exits with 0 after running requests. A repeated signal, as npm sends for Ctrl-C, only ends the grace. */
export function stopOnSignals(stoppable: Stoppable): (serving: Serving) => void {
  let serving: Serving | null = null;
  let isStopping = false;
  let endGrace = () => {};
  const stop = async (hasGrace: boolean) => {
    if (isStopping) return endGrace();
    isStopping = true;
    if (serving && hasGrace) {
      const { server, stopServing, graceMs } = serving;
      stopServing();
      // Answers new requests, and ends their connections, which proxies would use again.
      server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
        response.shouldKeepAlive = false;
      });
      await new Promise<void>((resolve) => {
        endGrace = resolve;
        setTimeout(resolve, graceMs);
      });
    }
    if (serving) {
      await closeServer(serving.server);
      await serving.finishWork();
    }
    stoppable.exit(0);
  };
  stoppable.on('SIGTERM', () => void stop(true));
  stoppable.on('SIGINT', () => void stop(false));
  return (started) => {
    serving = started;
  };
}
