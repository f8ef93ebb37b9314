import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runSiteServer } from './site-server.test-support';
import { createMetricsServer, listen } from './start';

describe('requests are counted', () => {
  const { ask, content, count } = runSiteServer();
  const counted = () => count.mock.calls.map(([url, status, cache, ms]) => [url, status, cache, ms !== null]);

  it('once each: as made, as a finished page without a time, also for a 304, as a file, and else', async () => {
    const { headers } = await ask('/de?utm=1', { headers: { 'Accept-Encoding': 'br' } });
    content.state.known = content.state.current;
    const known = { 'Accept-Encoding': 'br', 'If-None-Match': String(headers.etag) };
    await ask('/de', { headers: known });
    await ask('/font.woff2');
    await ask('/unknown');
    await ask('/%ff');
    await vi.waitFor(() => expect(count).toHaveBeenCalledTimes(5));
    expect(counted()).toEqual([
      ['/de?utm=1', 200, 'miss', true],
      ['/de', 304, 'hit', false],
      ['/font.woff2', 200, 'file', true],
      ['/unknown', 200, 'none', true],
      ['/%ff', 400, 'none', true],
    ]);
    content.state.known = undefined;
  });
});

describe('the port of the metrics', () => {
  const read = vi.fn(async () => '# EOF\n');
  let server: Server;
  const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

  beforeAll(async () => {
    server = createMetricsServer({ contentType: 'text/plain; version=0.0.4', read });
    await listen(server, 0, '127.0.0.1');
  });

  afterAll(async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  });

  it('answers /metrics and nothing else', async () => {
    const answer = await ask('/metrics');
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/plain; version=0.0.4']);
    expect(await answer.text()).toBe('# EOF\n');
    expect((await ask('/de')).status).toBe(404);
  });

  it('answers 500 and logs why when they cannot be read', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    read.mockRejectedValueOnce(new Error('no disk'));
    expect((await ask('/metrics')).status).toBe(500);
    expect(String(write.mock.calls)).toContain('no disk');
    write.mockRestore();
  });

  it('is named in the explanation when it is taken', async () => {
    const { port } = server.address() as AddressInfo;
    const other = createMetricsServer({ contentType: '', read });
    await expect(listen(other, port, '127.0.0.1', 'METRICS_PORT')).rejects.toThrow(
      `port ${port} is in use: set METRICS_PORT to another one`,
    );
  });
});
