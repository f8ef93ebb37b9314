import { contentClient } from '~/content/store/content-client.server';
import { DatesToCome } from './dates-to-come';

/** The dates of all posts that were read so far. */
export const datesToCome = new DatesToCome();

const DAY_MS = 24 * 60 * 60 * 1_000;

let latest = { version: '', passed: 0, day: 0, revision: '' };

/**
 * Everything that pages are made from: the content, the posts whose date has come, and the day, which forms are signed
 * with. The same string for as long as it is the same: it is asked for, and compared, at every request.
 */
function revisionOf(version: string): string {
  const now = Date.now();
  const passed = datesToCome.passed(now);
  const day = Math.floor(now / DAY_MS);
  if (latest.version !== version || latest.passed !== passed || latest.day !== day) {
    latest = { version, passed, day, revision: `${version} ${passed} ${day}` };
  }
  return latest.revision;
}

/** What `PageCache` in web/server goes by; the server takes it from the build of the site, with which it shares no memory. */
export const pageRevision = {
  known(): string | null | undefined {
    const version = contentClient().versionPoller.known();
    return version == null ? version : revisionOf(version);
  },
  async current(): Promise<string | null> {
    const version = await contentClient().versionPoller.current();
    return version === null ? null : revisionOf(version);
  },
  failures: () => contentClient().cache.failures,
  onChange: (listener: (revision: string) => void) =>
    contentClient().onVersion((version) => listener(revisionOf(version))),
};
