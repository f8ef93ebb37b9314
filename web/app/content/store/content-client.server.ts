import { join } from 'node:path';
import { env } from '~/env.server';
import { log, summarizeError } from '~/log.server';
import { ContentCache } from './content-cache.server';
import { ContentVersionPoller } from './content-version-poller';
import { Snapshots } from './snapshots.server';
import { Strapi } from './strapi.server';

/** What the site needs to talk to Strapi, made once a process. */
export interface ContentClient {
  strapi: Strapi;
  clock: ContentVersionPoller;
  cache: ContentCache;
  snapshots: Snapshots;
}

interface ContentClientOptions {
  url: string;
  token: string;
  dataFolder: string;
  maxAgeMs: number;
  /** How long Strapi may take to name its version; its content may take two and a half times as long. */
  patienceMs: number;
}

export function createContentClient({
  url,
  token,
  dataFolder,
  maxAgeMs,
  patienceMs,
}: ContentClientOptions): ContentClient {
  const strapi = new Strapi({ url, token, timeLimitMs: patienceMs * 2.5 });
  const clock = new ContentVersionPoller({
    read: (limit) => strapi.readVersion(limit),
    maxAgeMs,
    patienceMs,
    onChange: (isReachable, reason) =>
      isReachable
        ? log.info('Strapi answers again')
        : log.warn('Strapi does not answer, the last known content serves', {
            reason: summarizeError(reason),
          }),
  });
  const snapshots = new Snapshots(join(dataFolder, 'content'));
  return { strapi, clock, snapshots, cache: new ContentCache({ clock, snapshots }) };
}

let opened: ContentClient | undefined;

/** The content client of this process, made at its first use. */
export function contentClient(): ContentClient {
  const { CMS_INTERNAL_URL, CMS_API_TOKEN, WEB_DATA_DIR, CONTENT_MAX_AGE_MS, CONTENT_PATIENCE_MS } = env();
  opened ??= createContentClient({
    url: CMS_INTERNAL_URL,
    token: CMS_API_TOKEN,
    dataFolder: WEB_DATA_DIR,
    maxAgeMs: CONTENT_MAX_AGE_MS,
    patienceMs: CONTENT_PATIENCE_MS,
  });
  return opened;
}
