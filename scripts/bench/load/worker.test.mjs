import { afterEach, describe, expect, it } from 'vitest';
import { stopAll } from '../../run/processes.mjs';
import { requestFor } from './request.mjs';
import { startBareServer, startClient } from './worker.mjs';

const BODY = Buffer.from('compressed').toString('base64');
const PAGES = [
  { path: '/de', type: 'text/html', encoding: 'br', body: BODY },
  { path: '/en', type: 'text/html', encoding: '', body: '' },
];

/** @param {string} path @param {Record<string, string>} [headers] */
const request = (path, headers) => requestFor('http://localhost:1', path, headers);

afterEach(stopAll);

describe('the client, and the bare server', () => {
  it('ask and answer as often as is wanted, whatever is answered', async () => {
    const { port } = await startBareServer(PAGES);
    const client = startClient();
    const requests = [
      request('/de'),
      request('/en'),
      request('/de', { 'If-None-Match': '"a"' }),
      request('/xx'),
    ];
    const { statuses, seconds } = await client.flood({ port, requests, connections: 4, count: 400 });
    expect(statuses).toEqual({ 200: 200, 304: 100, 404: 100 });
    expect(seconds).toBeGreaterThan(0);
  });

  it('ask for as long as is wanted', async () => {
    const { port } = await startBareServer(PAGES);
    const result = await startClient().flood({ port, requests: [request('/de')], connections: 2, forMs: 50 });
    expect(result.seconds).toBeGreaterThanOrEqual(0.05);
    expect(result.statuses[200]).toBeGreaterThan(2);
  });

  it('take the time of single answers, server by server', async () => {
    const first = await startBareServer(PAGES);
    const second = await startBareServer(PAGES);
    const servers = [first, second].map(({ port }) => ({ port, requests: [request('/de')] }));
    const times = await startClient().singly({ servers, count: 3 });
    expect(times.map(({ length }) => length)).toEqual([3, 3]);
    expect(Math.min(...times.flat())).toBeGreaterThan(0);
  });

  it('send what they were given, with three headers that say what it is', async () => {
    const { port } = await startBareServer(PAGES);
    const response = await fetch(`http://127.0.0.1:${port}/de`, { method: 'HEAD' });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html',
      'content-length': '10',
      'content-encoding': 'br',
    });
  });

  it('say what has gone wrong', async () => {
    const { port, stop } = await startBareServer(PAGES);
    await stop();
    const asking = startClient().flood({ port, requests: [request('/de')], connections: 1, count: 1 });
    await expect(asking).rejects.toThrow(/ECONNREFUSED/);
  });
});
