import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { account, startSenders, takesId } from './senders.mjs';

/** @type {import('node:http').Server | undefined} */
let server;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/**
 * @param {(message: Record<string, string>, number: number) => number} answer returns the status for a message and its
 *   number
 * @param {object} [schema] of the message, in the OpenAPI description
 */
async function siteThat(answer, schema = {}) {
  let number = 0;
  server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      const content = { 'application/json': { schema } };
      response.end(JSON.stringify({ paths: { '/api/contact': { post: { requestBody: { content } } } } }));
      return;
    }
    const message = /** @type {Record<string, string>} */ (await json(request));
    number += 1;
    response.writeHead(answer(message, number)).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
}

describe('senders', () => {
  it('send a message that was not acknowledged again, the same with the same id', async () => {
    /** @type {Record<string, string>[]} */
    const received = [];
    const siteUrl = await siteThat((message, number) => {
      received.push(message);
      return number === 1 ? 503 : 200;
    });
    const senders = startSenders({ siteUrl, hasId: true, count: 1 });
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(2), 5_000);
    await senders.stop();
    expect(received[1]).toEqual(received[0]);
    expect(received[2]?.message).not.toBe(received[0]?.message);
    expect(received[2]?.id).not.toBe(received[0]?.id);
    expect(senders.refusals()).toBe(1);
  });
});

describe('account', () => {
  it('tells what is lost, what is doubled, and what is stored without having been acknowledged', () => {
    const senders = { sent: new Set(['a', 'b', 'c', 'd']), acknowledged: new Set(['a', 'b', 'c']) };
    expect(account(senders, ['a', 'b', 'b', 'd'])).toEqual({
      sent: 4,
      acknowledged: 3,
      stored: 3,
      lost: 1,
      doubled: 1,
      storedUnacknowledged: 1,
    });
  });
});

describe('takesId', () => {
  it.each([
    [true, { properties: { id: {}, message: {} } }],
    [false, { properties: { message: {} } }],
  ])('is %s where the description says %j', async (expected, schema) => {
    expect(await takesId(await siteThat(() => 200, schema))).toBe(expected);
  });
});
