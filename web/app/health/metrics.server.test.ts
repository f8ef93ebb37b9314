import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStrapi } from '~/content/fake-strapi.test-support';
import { readExposition } from './exposition.test-support';
import { createMetrics, type Metrics, routeFinder } from './metrics.server';

const ROUTES = ['de', 'de/blog', 'de/blog/:slug', 'blog/:slug', 'api/*', 'uploads/*', 'robots.txt', '*'];
const MINUTE_MS = 60_000;

const strapi = new FakeStrapi();
let folder: string;
let metrics: Metrics;

beforeAll(async () => {
  await strapi.start();
  folder = await mkdtemp(join(tmpdir(), 'web-metrics-'));
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(32));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(32));
  vi.stubEnv('WEB_DATA_DIR', folder);
  vi.stubEnv('BACKUP_DIR', folder);
  metrics = createMetrics(ROUTES);
});

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await strapi.stop();
  await rm(folder, { recursive: true, force: true });
});

const read = async (of = metrics) => readExposition(await of.read());

/** Returns the value of the one sample with these labels. */
async function sampleOf(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const samples = (await read()).get(name) ?? [];
  return samples.find((sample) => Object.entries(labels).every(([key, text]) => sample.labels[key] === text))
    ?.value;
}

describe('the metrics', () => {
  it('count requests by route, status and state of the cache, and time those that are made', async () => {
    for (const slug of ['one', 'two']) metrics.count(`/de/blog/${slug}?tag=x`, 200, 'hit', null);
    metrics.count('/de/blog/three', 200, 'miss', 30);
    const labels = { route: '/blog/:slug', status: '200' };
    expect(await sampleOf('site_requests_total', { ...labels, cache: 'hit' })).toBe(2);
    expect(await sampleOf('site_requests_total', { ...labels, cache: 'miss' })).toBe(1);
    expect(await sampleOf('site_request_seconds_count', { route: '/blog/:slug' })).toBe(1);
    expect(await sampleOf('site_request_seconds_bucket', { route: '/blog/:slug', le: '0.02' })).toBe(0);
    expect(await sampleOf('site_request_seconds_bucket', { route: '/blog/:slug', le: '0.05' })).toBe(1);
  });

  it('hold nothing of an address but its route', async () => {
    const secret = 'ada-example.org';
    for (const url of [
      `/de/blog/${secret}?pwd=${secret}`,
      `/${secret}`,
      `/api/blog/${secret}`,
      `/de?a=${secret}`,
    ]) {
      metrics.count(url, 404, 'none', 1);
    }
    expect(await metrics.read()).not.toContain(secret);
  });

  it('tell of the event loop and of memory', async () => {
    expect(await sampleOf('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    expect(await sampleOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  });

  it('tell of Strapi, and how long ago it confirmed the content', async () => {
    expect(await sampleOf('site_check_ok', { check: 'strapi' })).toBe(1);
    const whileItAnswers = await sampleOf('site_content_age_seconds');
    strapi.isFailing = true;
    expect(await sampleOf('site_check_ok', { check: 'strapi' })).toBe(0);
    expect(await sampleOf('site_content_age_seconds')).toBeGreaterThan(whileItAnswers ?? Infinity);
    strapi.isFailing = false;
  });

  it('tell of messages that wait or were refused', async () => {
    const name = (minutes: number) =>
      `${String(Date.now() - minutes * MINUTE_MS).padStart(15, '0')}-${crypto.randomUUID()}.json`;
    const spool = join(folder, 'messages');
    await mkdir(join(spool, 'refused'), { recursive: true });
    expect(await sampleOf('site_messages_oldest_seconds')).toBe(0);
    for (const minutes of [6, 2]) await writeFile(join(spool, name(minutes)), '{}');
    await writeFile(join(spool, 'refused', name(9)), '{}');
    expect(await sampleOf('site_messages_waiting')).toBe(2);
    expect(await sampleOf('site_messages_refused')).toBe(1);
    expect(await sampleOf('site_messages_oldest_seconds')).toBeGreaterThanOrEqual(360);
  });

  it('tell of notices that wait in Strapi or were given up, by way', async () => {
    strapi.notices = [
      { way: 'mail', waiting: 3, oldestSeconds: 95.5, givenUp: 2 },
      { way: 'visitor', waiting: 0, oldestSeconds: 0, givenUp: 0 },
    ];
    for (const scrape of [1, 2]) {
      expect(await sampleOf('site_notices_waiting', { way: 'mail' }), `scrape ${scrape}`).toBe(3);
      expect(await sampleOf('site_notices_oldest_seconds', { way: 'mail' })).toBe(95.5);
      expect(await sampleOf('site_notices_given_up_total', { way: 'mail' })).toBe(2);
      expect(await sampleOf('site_notices_given_up_total', { way: 'visitor' })).toBe(0);
    }
  });

  it.each(['isFailing', 'isSilent'] as const)(
    'leave notices out while Strapi %s, and come in time',
    async (failure) => {
      strapi[failure] = true;
      const begin = performance.now();
      const metricsNow = await read();
      expect(performance.now() - begin).toBeLessThan(9_000);
      expect(metricsNow.has('site_notices_waiting')).toBe(false);
      expect(metricsNow.get('site_check_ok')).toContainEqual({ labels: { check: 'strapi' }, value: 0 });
      strapi[failure] = false;
      expect(await sampleOf('site_notices_waiting', { way: 'mail' })).toBe(3);
    },
    20_000,
  );

  it('tell of the disk', async () => {
    const size = (await sampleOf('site_disk_size_bytes', { folder: 'dataFolder' })) ?? 0;
    expect(size).toBeGreaterThan(0);
    expect(await sampleOf('site_disk_free_bytes', { folder: 'dataFolder' })).toBeLessThanOrEqual(size);
  });

  it.each([
    ['none', null, 0, 0],
    ['one that succeeded', '{"at":"2026-11-27T02:00:00.000Z","ok":true}', 1, 1_795_744_800],
    ['one that failed', '{"at":"2026-11-27T02:00:00.000Z","ok":false}', 0, 1_795_744_800],
    ['one of which the file is cut off', '{"at":', 0, 0],
  ])('tell of the last backup: %s', async (_, file, isOk, at) => {
    if (file !== null) await writeFile(join(folder, 'last-backup.json'), file);
    expect(await sampleOf('site_backup_ok')).toBe(isOk);
    expect(await sampleOf('site_backup_timestamp_seconds')).toBe(at);
  });
});

describe('the route of a path', () => {
  const findRoute = routeFinder(ROUTES);

  it.each([
    ['/', '/'],
    ['/de', '/'],
    ['/fr/blog', '/blog'],
    ['/de/blog.data', '/blog'],
    ['/blog/a-post', '/blog/:slug'],
    ['/api/blog/a-post', '/api/blog/:slug'],
    ['/api/nothing/of/it', '/api/*'],
    ['/uploads/a.png', '/uploads/*'],
    ['/assets/a-1.js', '/assets/*'],
    ['/robots.txt', '/robots.txt'],
    ['/robotsxtxt', '/*'],
    ['/wp-login.php', '/*'],
    ['', '/*'],
  ])('%s is %s', (path, route) => {
    expect(findRoute(path)).toBe(route);
  });
});

describe('the strict reader of the tests', () => {
  it.each([
    'a 1',
    '# HELP a A.\n# TYPE a gauge\na one\n',
    '# HELP a A.\n# TYPE a gauge\na 1\na 2\n',
    '# HELP a A.\n# TYPE a counter\na 1\n',
    '# HELP a_total A.\n# TYPE a_total gauge\na_total 1\n',
    '# HELP a A.\n# TYPE a gauge\nb 1\n',
    '# HELP a A.\n# TYPE a gauge\na{b=c} 1\n',
    '# TYPE a gauge\na 1\n',
  ])('refuses %j', (text) => {
    expect(() => readExposition(text)).toThrow();
  });
});
