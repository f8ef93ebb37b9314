// Answers each address with given bytes, or 304 to If-None-Match: the best that Node.js can do.
import { createServer } from 'node:http';

/** @typedef {{ path: string, headers: Record<string, string | number>, body: string }} BarePage `body` is Base64 */

process.once('message', (/** @type {BarePage[]} */ pages) => {
  const answers = new Map(
    pages.map(({ path, headers, body }) => [path, { headers, bytes: Buffer.from(body, 'base64') }]),
  );
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (!answer) response.writeHead(404, { 'Content-Length': 0 }).end();
    else if (request.headers['if-none-match']) response.writeHead(304).end();
    else response.writeHead(200, answer.headers).end(answer.bytes);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address && typeof address === 'object') process.send?.(address.port);
  });
});
process.on('disconnect', () => process.exit());
