import { join } from 'node:path';
import type { StatisticsBatch } from 'contract/statistics';
import { postAsSite } from '~/content/store/call-as-site.server';
import { env } from '~/env.server';
import { Batches } from './batches.server';
import { Counts } from './counts';
import { Delivery } from './delivery.server';
import { RequestCounter } from './request-counter.server';

const WRITE_EVERY_MS = 60_000;

export interface Statistics {
  counter: RequestCounter;
  stop: () => Promise<void>;
}

/** Counts from now on, and first delivers what an earlier process left. Returns null where nothing is to be counted. */
export function startStatistics(): Statistics | null {
  const { STATISTICS, WEB_DATA_DIR, SITE_URL, CMS_URL } = env();
  if (!STATISTICS) return null;
  const counts = new Counts();
  const delivery = new Delivery({
    counts,
    batches: new Batches(join(WEB_DATA_DIR, 'statistics')),
    deliver: (batch: StatisticsBatch, signal) => postAsSite('/site-statistics', batch, signal),
  });
  const timer = setInterval(() => void delivery.write(), WRITE_EVERY_MS).unref();
  void delivery.write();
  return {
    counter: new RequestCounter({ counts, ownAddresses: [SITE_URL, CMS_URL] }),
    stop() {
      clearInterval(timer);
      return delivery.stop();
    },
  };
}
