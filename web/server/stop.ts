import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { closeServer } from 'server-kit/close-server';

interface Stoppable {
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  exit(code: number): void;
}

export interface Serving {
  server: Server;
  /** Lets /servingz say so. */
  stopServing: () => void;
  /** The time for proxies to notice. */
  graceMs: number;
}

/**
 * Exits with 0 on SIGTERM and SIGINT after running requests. On SIGTERM new ones are answered for `graceMs`, or until
 * the next signal. Ignores other repeated signals, because npm repeats Ctrl-C.
 */
export function stopOnSignals(stoppable: Stoppable): { serve: (serving: Serving) => void } {
  let serving: Serving | null = null;
  let isStopping = false;
  let endGrace = () => {};
  const stop = async (hasGrace: boolean) => {
    if (isStopping) return endGrace();
    isStopping = true;
    if (serving && hasGrace) {
      leaveRotation(serving);
      await new Promise<void>((resolve) => {
        endGrace = resolve;
        setTimeout(resolve, serving?.graceMs);
      });
    }
    if (serving) await closeServer(serving.server);
    stoppable.exit(0);
  };
  stoppable.on('SIGTERM', () => void stop(true));
  stoppable.on('SIGINT', () => void stop(false));
  return {
    serve: (started) => {
      serving = started;
    },
  };
}

/** Answers new requests, and ends their connections, which proxies would use again. */
function leaveRotation({ server, stopServing }: Serving): void {
  stopServing();
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
}
