import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { attemptGate } from '~/features/gates/gate-visit.server';
import { LocalServer } from '~/local-server.test-support';

class Trail extends LocalServer {
  readonly received: unknown[] = [];

  protected async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    this.received.push(JSON.parse(body));
    response.writeHead(204, { Connection: 'close' }).end();
  }
}

const PASSWORD = 'anderes Wort = länger';
const trail = new Trail();

beforeAll(async () => {
  await trail.start();
  vi.stubEnv('CMS_INTERNAL_URL', trail.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  vi.stubEnv('PREVIEW_SECRET', 'p'.repeat(40));
  vi.stubEnv('DECK_PASSWORD', PASSWORD);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await trail.stop();
});

it('notes the page and what came of each guess that was looked at, and never the guess', async () => {
  const request = new Request('http://localhost:3000/en/investment-deck', { method: 'POST' });
  const attempt = (password: string) =>
    attemptGate('deck', new URLSearchParams({ password }), {
      request,
      context: { clientAddress: '192.0.2.77' },
    });
  expect((await attempt('')).status).toBe(400);
  expect((await attempt(PASSWORD)).status).toBe(200);
  for (let time = 0; time < 3; time += 1) expect((await attempt('falsch')).status).toBe(403);
  // Not checked, so not recorded.
  expect((await attempt('falsch')).status).toBe(429);

  await vi.waitFor(() => expect(trail.received).toHaveLength(4));
  const noted = (outcome: string) => ({ page: 'investment-deck', outcome });
  expect(trail.received).toEqual([noted('opened'), ...[1, 2, 3].map(() => noted('refused'))]);
});
