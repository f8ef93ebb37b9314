import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { LocalServer } from '~/local-server.test-support';
import { recordGate } from './record-gate.server';

class Trail extends LocalServer {
  status = 204;
  isSilent = false;
  readonly received: { authorization: string | undefined; body: string }[] = [];

  protected async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    this.received.push({ authorization: request.headers.authorization, body });
    if (!this.isSilent) response.writeHead(this.status, { Connection: 'close' }).end();
  }
}

const trail = new Trail();
let logged: string[];

beforeAll(async () => {
  await trail.start();
  vi.stubEnv('CMS_INTERNAL_URL', trail.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
});

afterAll(() => trail.stop());

beforeEach(() => {
  Object.assign(trail, { status: 204, isSilent: false });
  trail.received.length = 0;
  logged = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => logged.push(String(line)) > 0);
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('tells Strapi the page and the outcome, and nothing else', async () => {
  recordGate('investment-deck', 'opened');
  await vi.waitFor(() => expect(trail.received).toHaveLength(1));
  expect(trail.received).toEqual([
    { authorization: `Bearer ${'t'.repeat(40)}`, body: '{"page":"investment-deck","outcome":"opened"}' },
  ]);
  expect(logged).toEqual([]);
});

it.each([
  ['refuses', async () => void Object.assign(trail, { status: 401 })],
  [
    'is away',
    async () => {
      await trail.stop();
      onTestFinished(() => trail.start());
    },
  ],
])('answers at once and stands in the log when Strapi %s', async (_what, fail) => {
  await fail();
  expect(recordGate('investors-partners', 'refused')).toBeUndefined();
  await vi.waitFor(() => expect(logged).toHaveLength(1));
  expect(logged[0]).toContain('A gate could not be noted in the audit trail');
  expect(logged[0]).toMatch(/investors-partners.*refused/);
});

it('keeps at most twenty under way while Strapi does not answer', async () => {
  trail.isSilent = true;
  for (let count = 0; count < 25; count += 1) recordGate('investment-deck', 'refused');
  expect(logged).toHaveLength(5);
  expect(logged[0]).toContain('too many at once');
  await vi.waitFor(() => expect(trail.received).toHaveLength(20));
  await trail.stop();
  onTestFinished(() => trail.start());
  await vi.waitFor(() => expect(logged).toHaveLength(25));
});
