import { contentClient } from '~/content/store/content-client.server';
import { editionNumber } from '~/i18n/edition.server';
import { DatesToCome } from './dates-to-come';
import { ensureEdition } from './edition-content.server';

export const datesToCome = new DatesToCome();

const DAY_MS = 24 * 60 * 60 * 1_000;

let latest = { version: '', edition: 0, passed: 0, day: 0, revision: '' };

/**
 * Combines content, texts, published posts and the day, which signs forms. Stays the same string until something changes,
 * because every request compares it.
 */
function revisionOf(version: string): string {
  const now = Date.now();
  const passed = datesToCome.passed(now);
  const day = Math.floor(now / DAY_MS);
  const edition = editionNumber();
  const isLatest = latest.version === version && latest.edition === edition;
  if (!isLatest || latest.passed !== passed || latest.day !== day) {
    latest = { version, edition, passed, day, revision: `${version} ${edition} ${passed} ${day}` };
  }
  return latest.revision;
}

/** The key of the page cache in web/server, which reads it from the build because it shares no modules. */
export const pageRevision = {
  /** Returns undefined when the version must be fetched, null while Strapi is unreachable. */
  known(): string | null | undefined {
    const version = contentClient().versionPoller.known();
    return version == null ? version : revisionOf(version);
  },
  async current(): Promise<string | null> {
    const version = await contentClient().versionPoller.current();
    await ensureEdition();
    return version === null ? null : revisionOf(version);
  },
  /** Counts failed loads: pages rendered meanwhile may show old content. */
  failures: () => contentClient().cache.failures,
};
