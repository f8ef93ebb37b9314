import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { COUNTS_OF_BATCH, type StatisticsBatch, statisticsBatch } from 'contract/statistics';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { postAsSite } from '~/content/store/call-as-site.server';
import { LocalServer } from '~/local-server.test-support';
import { Batches } from './batches.server';
import { Counts } from './counts';
import { Delivery } from './delivery.server';

/** Stores each batch once, like Strapi, and may fail before or after that. */
class FakeStrapi extends LocalServer {
  fails: 'never' | 'before' | 'after' | 'silently' | number = 'never';
  arrivals = 0;
  readonly stored = new Map<string, StatisticsBatch>();
  readonly tokens = new Set<string | undefined>();

  protected async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const batch = statisticsBatch.parse(JSON.parse(await text(request)));
    this.arrivals += 1;
    this.tokens.add(request.headers.authorization);
    if (this.fails === 'silently') return;
    if (typeof this.fails === 'number') return void response.writeHead(this.fails).end();
    if (this.fails !== 'before') this.stored.set(`${batch.run} ${batch.number}`, batch);
    if (this.fails !== 'never') return void response.destroy();
    response.writeHead(204, { Connection: 'close' }).end();
  }

  total(name = '/'): number {
    const counts = [...this.stored.values()].flatMap((batch) => batch.counts);
    return counts.reduce((sum, one) => (one.name === name ? sum + one.count : sum), 0);
  }
}

const strapi = new FakeStrapi();
const warnings = vi.fn();
let folder: string;

beforeAll(async () => {
  await strapi.start();
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  vi.stubEnv('PREVIEW_SECRET', 'p'.repeat(40));
});

afterAll(() => strapi.stop());

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'statistics-')), 'statistics');
  Object.assign(strapi, { fails: 'never', arrivals: 0 });
  strapi.stored.clear();
  warnings.mockReset();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => warnings(String(line)) ?? true);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(join(folder, '..'), { recursive: true });
});

function startProcess() {
  const counts = new Counts();
  const delivery = new Delivery({
    counts,
    batches: new Batches(folder),
    deliver: (batch, signal) => postAsSite('/site-statistics', batch, signal),
  });
  return { delivery, count: (name = '/') => counts.add('page', name, 'de') };
}

const waiting = async () => (await readdir(folder).catch(() => [])).length;

describe('counts', () => {
  it('are written with the token of the site, and nothing where nothing was counted', async () => {
    const { delivery, count } = startProcess();
    await delivery.write();
    expect(strapi.arrivals).toBe(0);
    count();
    count();
    await delivery.write();
    await delivery.write();
    expect([strapi.arrivals, strapi.total()]).toEqual([1, 2]);
    expect([...strapi.tokens]).toEqual([`Bearer ${'t'.repeat(40)}`]);
    expect(await waiting()).toBe(0);
  });

  it.each(['before', 'after', 503, 404, 401] as const)(
    'arrive once though the connection or Strapi failed: %s',
    async (failure) => {
      const { delivery, count } = startProcess();
      strapi.fails = failure;
      for (let minute = 0; minute < 3; minute += 1) {
        count();
        await delivery.write();
      }
      expect(await waiting()).toBeGreaterThan(0);
      strapi.fails = 'never';
      await delivery.write();
      expect([strapi.total(), await waiting()]).toEqual([3, 0]);
      expect(warnings).toHaveBeenCalledTimes(1);
    },
  );

  it('of several processes on one folder arrive once each', async () => {
    const [one, other] = [startProcess(), startProcess()];
    strapi.fails = 'before';
    for (const { count, delivery } of [one, other, one]) {
      count();
      await delivery.write();
    }
    strapi.fails = 'never';
    await Promise.all([one.delivery.write(), other.delivery.write(), startProcess().delivery.write()]);
    expect([strapi.total(), await waiting()]).toEqual([3, 0]);
  });

  it('of more names than a batch holds arrive in several', async () => {
    const { delivery, count } = startProcess();
    for (let number = 0; number <= COUNTS_OF_BATCH; number += 1) count(`/${number}`);
    await delivery.write();
    expect([...strapi.stored.values()].map((batch) => batch.counts.length)).toEqual([COUNTS_OF_BATCH, 1]);
  });

  it('stay in memory while the disk refuses them', async () => {
    const { delivery, count } = startProcess();
    await writeFile(folder, 'no folder');
    count();
    await delivery.write();
    expect(strapi.arrivals).toBe(0);
    await rm(folder);
    count();
    await delivery.write();
    expect(strapi.total()).toBe(2);
  });
});

describe('an orderly stop', () => {
  it('writes what was counted since the last minute', async () => {
    const { delivery, count } = startProcess();
    count();
    await delivery.stop();
    expect([strapi.total(), await waiting()]).toEqual([1, 0]);
  });

  it('leaves to the next process what Strapi does not take, also in the middle of a delivery', async () => {
    const { delivery, count } = startProcess();
    strapi.fails = 'silently';
    count();
    const writing = delivery.write();
    await vi.waitFor(() => expect(strapi.arrivals).toBe(1));
    count();
    await delivery.stop();
    await writing;
    expect([strapi.total(), await waiting()]).toEqual([0, 2]);
    strapi.fails = 'never';
    await startProcess().delivery.write();
    expect([strapi.total(), await waiting()]).toEqual([2, 0]);
  });
});

describe('a batch that can never be stored', () => {
  it('is set aside, and holds up no other', async () => {
    const { delivery, count } = startProcess();
    strapi.fails = 400;
    count();
    await delivery.write();
    strapi.fails = 'never';
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}-000000001.json`),
      '{"run":',
    );
    count('/blog');
    await delivery.write();
    expect([strapi.total('/blog'), strapi.total()]).toEqual([1, 0]);
    expect((await readdir(folder)).filter((name) => name.endsWith('.refused'))).toHaveLength(2);
    expect(warnings).toHaveBeenCalledTimes(2);
  });
});
