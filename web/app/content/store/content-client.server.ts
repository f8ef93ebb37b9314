import { join } from 'node:path';
import type { SiteVersion } from 'contract/site-version';
import { env } from '~/env.server';
import { ContentCache } from './content-cache.server';
import { ContentVersionPoller } from './content-version-poller';
import { CopiesLog } from './copies-log.server';
import { ReachabilityLog } from './reachability-log.server';
import { Snapshots } from './snapshots.server';
import { Strapi } from './strapi.server';

export interface ContentClient {
  strapi: Strapi;
  versionPoller: ContentVersionPoller;
  cache: ContentCache;
  snapshots: Snapshots;
  /** Calls the listener with each version that is new to this process. */
  onVersion: (listener: (version: string) => void) => void;
}

interface ContentClientOptions {
  url: string;
  token: string;
  dataFolder: string;
  maxAgeMs: number;
  isSharing?: boolean;
  /** For reading the version; content has two and a half times as long. */
  timeoutMs: number;
}

export function createContentClient({
  url,
  token,
  dataFolder,
  maxAgeMs,
  timeoutMs,
  isSharing = false,
}: ContentClientOptions): ContentClient {
  const strapi = new Strapi({ url, token, timeoutMs: timeoutMs * 2.5 });
  const listeners: ((version: string) => void)[] = [];
  let latest: SiteVersion | null = null;
  const copies = new CopiesLog(isSharing);
  const reachability = new ReachabilityLog(() => latest !== null);
  const versionPoller = new ContentVersionPoller({
    read: async (readTimeoutMs) => {
      latest = await strapi.readVersion(readTimeoutMs);
      copies.note(latest.copies ?? 1);
      return latest.version;
    },
    maxAgeMs,
    timeoutMs,
    onReachable: (isReachable, reason) => reachability.note(isReachable, reason),
    onVersion: (version) => {
      for (const listener of listeners) listener(version);
    },
  });
  const snapshots = new Snapshots(join(dataFolder, 'content'));
  return {
    strapi,
    versionPoller,
    snapshots,
    cache: new ContentCache({
      versionPoller,
      snapshots,
      versionOf: (part, version) =>
        (latest?.version === version ? latest.parts?.[part] : undefined) ?? version,
    }),
    onVersion: (listener) => {
      listeners.push(listener);
    },
  };
}

let client: ContentClient | undefined;

export function contentClient(): ContentClient {
  const {
    CMS_INTERNAL_URL,
    CMS_API_TOKEN,
    WEB_DATA_DIR,
    CONTENT_MAX_AGE_MS,
    CONTENT_PATIENCE_MS,
    REDIS_URL,
  } = env();
  client ??= createContentClient({
    url: CMS_INTERNAL_URL,
    token: CMS_API_TOKEN,
    dataFolder: WEB_DATA_DIR,
    maxAgeMs: CONTENT_MAX_AGE_MS,
    timeoutMs: CONTENT_PATIENCE_MS,
    isSharing: REDIS_URL !== null,
  });
  return client;
}
