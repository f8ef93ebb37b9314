import { join } from 'node:path';
import { env } from '~/env.server';
import { log, summarizeError } from '~/log.server';
import { ContentCache } from './content-cache.server';
import { Snapshots } from './snapshots.server';
import { Strapi } from './strapi.server';
import { VersionClock } from './version-clock';

/** What the site needs to talk to Strapi, made once a process. */
export interface ContentDoor {
  strapi: Strapi;
  clock: VersionClock;
  cache: ContentCache;
  snapshots: Snapshots;
}

interface DoorOptions {
  url: string;
  token: string;
  dataFolder: string;
  maxAgeMs: number;
  /** How long Strapi may take to name its version; its content may take two and a half times as long. */
  patienceMs: number;
}

export function createDoor({ url, token, dataFolder, maxAgeMs, patienceMs }: DoorOptions): ContentDoor {
  const strapi = new Strapi({ url, token, timeLimitMs: patienceMs * 2.5 });
  const clock = new VersionClock({
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

let opened: ContentDoor | undefined;

/** The door of this process, opened by the first question. */
export function door(): ContentDoor {
  const { CMS_INTERNAL_URL, CMS_API_TOKEN, WEB_DATA_DIR, CONTENT_MAX_AGE_MS, CONTENT_PATIENCE_MS } = env();
  opened ??= createDoor({
    url: CMS_INTERNAL_URL,
    token: CMS_API_TOKEN,
    dataFolder: WEB_DATA_DIR,
    maxAgeMs: CONTENT_MAX_AGE_MS,
    patienceMs: CONTENT_PATIENCE_MS,
  });
  return opened;
}
