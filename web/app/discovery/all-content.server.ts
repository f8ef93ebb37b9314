import { setTimeout as pause } from 'node:timers/promises';
import { LANGUAGE_CODES } from 'contract/languages';
import { ORDERED_KINDS } from 'contract/ordered-kinds';
import { resizedUploads } from '~/content/pictures/uploads.server';
import { getAppearance } from '~/content/published/appearance.server';
import { ensureEdition } from '~/content/published/edition-content.server';
import { hiddenOnHome } from '~/content/published/home-page.server';
import { STORED_ENTRIES } from '~/content/published/ordered-content.server';
import { versionOf } from '~/content/published/picture';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { contentClient } from '~/content/store/content-client.server';
import { describeError, log } from '~/log.server';
import { listPages } from './site-pages.server';

const AGAIN_AFTER_MS = 5_000;
/** Lets a series of edits cost Strapi one load. */
const AFTER_CHANGE_MS = 30_000;

interface Upload {
  path: string;
  version: string | null;
}

function uploadsIn(value: unknown): Upload[] {
  if (typeof value !== 'object' || value === null) return [];
  const { url, updatedAt } = value as { url?: unknown; updatedAt?: unknown };
  const isUpload = typeof url === 'string' && url.startsWith('/uploads/');
  const version = versionOf(typeof updatedAt === 'string' ? updatedAt : null);
  return [...(isUpload ? [{ path: url, version }] : []), ...Object.values(value).flatMap(uploadsIn)];
}

const kept = new Set<string>();

async function keepUploads(): Promise<boolean> {
  let isComplete = true;
  for (const { path, version } of uploadsIn(contentClient().cache.values())) {
    const name = `${path} ${version}`;
    if (kept.has(name)) continue;
    if ((await resizedUploads().findOriginal({ path, version })) === 'unavailable') isComplete = false;
    else kept.add(name);
  }
  return isComplete;
}

let latestVersion: string | null = null;
let loadedVersion: string | null = null;

export const hasAllContent = (): boolean =>
  loadedVersion !== null && (latestVersion === null || latestVersion === loadedVersion);

/**
 * Loads what pages show, in all languages, with its pictures, so that a copy that restarts without Strapi has it on its
 * disk, whatever visitors have asked for before. Resolves once Strapi has given everything.
 */
export async function loadAllContent(pauseMs = AGAIN_AFTER_MS): Promise<void> {
  const { cache, snapshots, versionPoller } = contentClient();
  const misses = () => cache.gaps + cache.failures;
  for (;;) {
    const before = misses();
    const version = await versionPoller.current();
    await ensureEdition();
    await orWhenUnavailable(getAppearance(), null);
    await hiddenOnHome();
    for (const language of LANGUAGE_CODES) {
      await listPages(language, { withPostBodies: true });
      for (const kind of ORDERED_KINDS) await orWhenUnavailable(STORED_ENTRIES[kind](language), null);
    }
    const hasUploads = await keepUploads();
    const isCurrent = version !== null && (await versionPoller.current()) === version;
    if (isCurrent && hasUploads && misses() === before) {
      await snapshots.settled();
      loadedVersion = version;
      return;
    }
    await pause(pauseMs, undefined, { ref: false });
  }
}

export function keepAllContent(afterChangeMs = AFTER_CHANGE_MS): void {
  let loading = Promise.resolve();
  let isDue = false;
  const load = () => {
    isDue = false;
    loading = loading
      .then(() => loadAllContent())
      .catch((error: unknown) => {
        log.error('The content could not be loaded ahead', { reason: describeError(error) });
      });
  };
  contentClient().onVersion((version) => {
    latestVersion = version;
    if (isDue) return;
    isDue = true;
    setTimeout(load, afterChangeMs).unref();
  });
  load();
}
