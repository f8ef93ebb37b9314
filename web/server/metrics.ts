import { createServer, type Server } from 'node:http';
import type { Metrics } from '~/health/metrics.server';
import { describeError, log } from '~/log.server';

/** Answers on a port of its own, which proxies do not pass on (docs/decisions/0076). */
export function createMetricsServer({ contentType, read }: Pick<Metrics, 'contentType' | 'read'>): Server {
  return createServer(async ({ url }, response) => {
    if (url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await read();
      response.writeHead(200, { 'Content-Type': contentType }).end(text);
    } catch (error) {
      log.error('The metrics could not be read', { reason: describeError(error) });
      response.writeHead(500).end();
    }
  });
}
