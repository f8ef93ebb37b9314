import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { page, runSiteServer } from './site-server.test-support';

const { ask, content, counter, port, render } = runSiteServer();
const answered = () =>
  counter.answered.mock.calls.map(([{ method, url }, status]) => `${method} ${url} ${status}`);

it('each answer is counted once, with its status: made, kept, known to the browser, a file, missing', async () => {
  const { headers } = await ask('/de?utm=1', { headers: { 'Accept-Encoding': 'br' } });
  content.state.known = content.state.current;
  await ask('/de', { headers: { 'Accept-Encoding': 'br' } });
  await ask('/de', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': String(headers.etag) } });
  await ask('/de', { method: 'HEAD' });
  await ask('/font.woff2');
  render.mockImplementation(async () => page({ status: 404 }));
  await ask('/de/nowhere');
  await ask('/de/blog/');
  await vi.waitFor(() => expect(counter.answered).toHaveBeenCalledTimes(7));
  expect(answered()).toEqual([
    'GET /de?utm=1 200',
    'GET /de 200',
    'GET /de 304',
    'HEAD /de 200',
    'GET /font.woff2 200',
    'GET /de/nowhere 404',
    'GET /de/blog/ 308',
  ]);
  content.state.known = undefined;
});

it('the code of a page counts by the request that it answers', async () => {
  render.mockImplementation(async (_request, { note }) => {
    note?.('search', 'konnektor', 'de');
    return page({ headers: { 'Cache-Control': 'no-store' } });
  });
  await ask('/de/search?q=konnektor');
  expect(counter.note.mock.calls.map(([{ url }, ...noted]) => [url, ...noted])).toEqual([
    ['/de/search?q=konnektor', 'search', 'konnektor', 'de'],
  ]);
});

it('a page for everybody cannot count, because it is rendered once for many', async () => {
  await ask('/de/blog');
  expect(render.mock.calls.map(([, { note }]) => note)).toEqual([undefined]);
});

it('an answer that its visitor did not wait for is not counted', async () => {
  let answer = () => {};
  const made = new Promise<void>((resolve) => {
    answer = resolve;
  });
  render.mockImplementation(async ({ signal }) => {
    await made;
    signal.throwIfAborted();
    return page();
  });
  const socket = connect({ port: port(), host: '127.0.0.1' });
  socket.write('GET /de/search?q=a HTTP/1.1\r\nHost: site\r\n\r\n');
  await vi.waitFor(() => expect(render).toHaveBeenCalled());
  const { signal } = render.mock.calls[0]?.[0] ?? {};
  socket.destroy();
  await vi.waitFor(() => expect(signal?.aborted).toBe(true));
  answer();
  await ask('/font.woff2');
  await vi.waitFor(() => expect(answered()).toEqual(['GET /font.woff2 200']));
});
