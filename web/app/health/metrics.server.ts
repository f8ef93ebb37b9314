// Metrics for Prometheus (docs/decisions/0076). Labels hold routes, states and folders, never texts of requests.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CALLS } from 'contract/calls';
import { splitPath } from 'contract/languages';
import { LRUCache } from 'lru-cache';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { z } from 'zod';
import { readNoticesState } from '~/content/store/notices-state.server';
import { contentAgeMs } from '~/content/store/readiness.server';
import { env } from '~/env.server';
import { readSiteState } from './site-state.server';

/** `hit`: a finished page from memory. `miss`: a page that had to be made. `file`: a file of the build. */
export type CacheState = 'hit' | 'miss' | 'file' | 'none';

export interface Metrics {
  contentType: string;
  /** Counts a request, and times it unless its page was sent at once. @param url with or without its query */
  count: (url: string, status: number, cache: CacheState, ms: number | null) => void;
  read: () => Promise<string>;
}

const ASSETS = '/assets/*';
const CALL_PATHS = Object.keys(CALLS).map((call) => call.replace(/^\w+ /, '').replace(/\{(\w+)\}/g, ':$1'));
const UNKNOWN = '/*';
const PLACEHOLDER = /:\w+|\*/g;

function expressionOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.]/g, '\\$&')
    .replace(PLACEHOLDER, (sign) => (sign === '*' ? '.*' : '[^/]+'));
  return new RegExp(`^${source}$`);
}

const literalLength = (pattern: string) => pattern.replace(PLACEHOLDER, '').length;

/** Finds a path's pattern without language, so that metrics have few series. @param routes as Remix has them */
export function routeFinder(routes: readonly string[]): (path: string) => string {
  const all = ['/', ASSETS, ...CALL_PATHS, ...routes.map((route) => splitPath(`/${route}`).path)];
  const patterns = [...new Set(all)].sort((one, other) => literalLength(other) - literalLength(one));
  const exact = new Set(patterns.filter((pattern) => !pattern.match(PLACEHOLDER)));
  const expressions = patterns
    .filter((pattern) => !exact.has(pattern))
    .map((pattern) => ({ pattern, expression: expressionOf(pattern) }));
  return (asked) => {
    const { path } = splitPath(asked.replace(/\.data$/, ''));
    if (exact.has(path)) return path;
    return expressions.find(({ expression }) => expression.test(path))?.pattern ?? UNKNOWN;
  };
}

const lastBackup = z.object({ at: z.iso.datetime(), ok: z.boolean() });

/** A backup that is missing, or of which the file cannot be read, counts as failed in 1970. */
async function readLastBackup(folder: string) {
  try {
    const { at, ok } = lastBackup.parse(JSON.parse(await readFile(join(folder, 'last-backup.json'), 'utf8')));
    return { seconds: Date.parse(at) / 1_000, isOk: ok };
  } catch {
    return { seconds: 0, isOk: false };
  }
}

/** Gauges of prom-client that are named like counters, which promtool refuses. */
const MISNAMED = ['handles', 'requests', 'resources'].map((kind) => `nodejs_active_${kind}_total`);

const REMEMBERED_LENGTH = 200;

export function createMetrics(routes: readonly string[]): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests by route, status and state of the page cache.',
    labelNames: ['route', 'status', 'cache'],
    registers,
  });
  const times = new Histogram({
    name: 'site_request_seconds',
    help: 'Time of requests until the connection has the answer, without finished pages sent at once.',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });
  const checks = gauge('site_check_ok', '1 if a check of /readyz passes, else 0.', 'check');
  const contentAge = gauge('site_content_age_seconds', 'Time since Strapi last confirmed the content.');
  const allContent = gauge('site_all_content', '1 once all content and its pictures are on the disk.');
  const waiting = gauge('site_messages_waiting', 'Contact messages that Strapi does not have yet.');
  const refused = gauge('site_messages_refused', 'Contact messages that Strapi refuses for good.');
  const oldest = gauge('site_messages_oldest_seconds', 'Age of the contact message that waits longest.');
  const notices = {
    waiting: gauge('site_notices_waiting', 'Notices that wait in Strapi to be sent, by way.', 'way'),
    oldest: gauge('site_notices_oldest_seconds', 'Age of the notice that waits longest, by way.', 'way'),
    givenUp: new Counter({
      name: 'site_notices_given_up_total',
      help: 'Notices that were given up since Strapi started, by way.',
      labelNames: ['way'],
      registers,
    }),
  };
  const free = gauge('site_disk_free_bytes', 'Free space of the disk of a folder.', 'folder');
  const size = gauge('site_disk_size_bytes', 'Size of the disk of a folder.', 'folder');

  const { BACKUP_DIR, LAST_BACKUP_DIR = BACKUP_DIR } = env();
  const backup = LAST_BACKUP_DIR && {
    folder: LAST_BACKUP_DIR,
    at: gauge('site_backup_timestamp_seconds', 'Time of the last backup, 0 without one.'),
    ok: gauge('site_backup_ok', '1 if the last backup succeeded, else 0.'),
  };

  /** Leaves the series out while Strapi does not say. */
  async function readNotices(): Promise<void> {
    const state = (await readNoticesState()) ?? [];
    for (const metric of Object.values(notices)) metric.reset();
    for (const { way, waiting, oldestSeconds, givenUp } of state) {
      notices.waiting.set({ way }, waiting);
      notices.oldest.set({ way }, oldestSeconds);
      notices.givenUp.inc({ way }, givenUp);
    }
  }

  async function readState(): Promise<void> {
    const [state] = await Promise.all([readSiteState(), readNotices()]);
    for (const [check, passes] of Object.entries(state.checks)) checks.set({ check }, Number(passes));
    for (const [folder, disk] of Object.entries(state.disks)) {
      free.set({ folder }, disk.free);
      size.set({ folder }, disk.size);
    }
    contentAge.set(contentAgeMs() / 1_000);
    allContent.set(Number(state.allContent));
    const { messages } = state;
    waiting.set(messages?.waiting ?? Number.NaN);
    refused.set(messages?.refused ?? Number.NaN);
    oldest.set(messages?.since ? (Date.now() - Date.parse(messages.since)) / 1_000 : 0);
    if (backup) {
      const { seconds, isOk } = await readLastBackup(backup.folder);
      backup.at.set(seconds);
      backup.ok.set(Number(isOk));
    }
  }

  const findRoute = routeFinder(routes);
  const remembered = new LRUCache<string, string>({ max: 2_000, memoMethod: findRoute });

  return {
    contentType: registry.contentType,
    count(url, status, cache, ms) {
      const [path = ''] = url.split('?', 1);
      const route = path.length > REMEMBERED_LENGTH ? findRoute(path) : remembered.memo(path);
      requests.inc({ route, status, cache });
      if (ms !== null) times.observe({ route }, ms / 1_000);
    },
    async read() {
      await readState();
      return registry.metrics();
    },
  };
}
