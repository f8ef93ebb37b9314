import { afterEach, expect, it } from 'vitest';
import { stopAll } from '../run/processes.mjs';
import { flood } from './flood.mjs';
import { startBareServer } from './ratio.mjs';

const PAGE = {
  path: '/de',
  headers: { 'Content-Type': 'text/html', 'Content-Encoding': 'br', 'Content-Length': 10 },
  body: Buffer.from('compressed').toString('base64'),
};

afterEach(stopAll);

it('the bare server sends what it was given, and answers are counted by their status', async () => {
  const server = await startBareServer([PAGE]);
  const { headers } = await fetch(`${server.url}/de`, { method: 'HEAD' });
  expect(Object.fromEntries(headers)).toMatchObject({ 'content-encoding': 'br', 'content-length': '10' });

  const ask = (/** @type {200 | 304} */ status, path = '/de', headers = {}) =>
    flood(server.url, { questions: [{ path, headers }], seconds: 0.2, status });
  const { rate, others } = await ask(200);
  expect(rate).toBeGreaterThan(0);
  expect(others).toBe(0);
  expect((await ask(304, '/de', { 'If-None-Match': '"a"' })).others).toBe(0);
  expect((await ask(200, '/xx')).others).toBeGreaterThan(0);
});
