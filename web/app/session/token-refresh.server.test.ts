import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalServer } from '~/local-server.test-support';
import { RedisForTests } from '~/shared-state/redis.test-support';

/** Accepts each refresh cookie once, as Strapi does. */
class Strapi extends LocalServer {
  readonly used = new Set<string>();
  isAway = false;

  protected async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const cookie = String(request.headers.cookie);
    response.setHeader('Connection', 'close');
    if (this.isAway) return void response.writeHead(503).end('{}');
    if (this.used.has(cookie)) return void response.writeHead(401).end('{}');
    this.used.add(cookie);
    response.setHeader('Set-Cookie', 'strapi_admin_refresh=next; Path=/');
    response.writeHead(200).end(JSON.stringify({ data: { token: `token for ${cookie}` } }));
  }
}

const strapi = new Strapi();
const redis = new RedisForTests();
let closing: (() => void)[] = [];

beforeAll(async () => {
  await strapi.start();
  await redis.start();
});

afterAll(async () => {
  await strapi.stop();
  await redis.stop();
});

beforeEach(() => {
  strapi.used.clear();
  strapi.isAway = false;
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
});

afterEach(() => {
  for (const close of closing) close();
  closing = [];
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Loads the modules anew, as another process of the site does. */
async function startCopy() {
  vi.resetModules();
  const { sharedStore } = await import('~/shared-state/shared-store.server');
  const store = sharedStore();
  closing.push(() => store.close());
  await expect.poll(() => store.state).not.toBe('away');
  const { refreshOnce } = await import('./token-refresh.server');
  return refreshOnce;
}

describe('a session that expires', () => {
  it('is refreshed by one of two copies, and the other goes on with its tokens', async () => {
    vi.stubEnv('REDIS_URL', redis.url);
    const [one, other] = [await startCopy(), await startCopy()];
    const [first, second] = await Promise.all([one('session=a'), other('session=a')]);
    expect(first).toEqual({ accessToken: 'token for session=a', refreshCookie: 'strapi_admin_refresh=next' });
    expect(second).toEqual(first);
    expect(redis.keys().some((key) => key.startsWith('site:refreshed:'))).toBe(true);
  });

  it('is refreshed by the other copy when the first one fails', async () => {
    vi.stubEnv('REDIS_URL', redis.url);
    const [one, other] = [await startCopy(), await startCopy()];
    strapi.isAway = true;
    await expect(one('session=b')).rejects.toThrow();
    strapi.isAway = false;
    expect(await other('session=b')).not.toBeNull();
  });

  it('is over at two copies without a common store, where Strapi takes the cookie once', async () => {
    const [one, other] = [await startCopy(), await startCopy()];
    expect(await one('session=c')).not.toBeNull();
    expect(await other('session=c')).toBeNull();
  });
});
