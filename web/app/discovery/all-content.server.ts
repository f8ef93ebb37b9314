import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from 'contract/languages';
import { ORDERED_KINDS } from 'contract/ordered-kinds';
import { resizedUploads } from '~/content/pictures/uploads.server';
import { getAppearance } from '~/content/published/appearance.server';
import { getAuthors } from '~/content/published/authors.server';
import { ensureEdition } from '~/content/published/edition-content.server';
import { hiddenOnHome } from '~/content/published/home-page.server';
import { STORED_ENTRIES } from '~/content/published/ordered-content.server';
import { versionOf } from '~/content/published/picture';
import { coverTextsIn, postBodiesIn } from '~/content/published/post-rows.server';
import { getRedirects } from '~/content/published/redirects.server';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { contentClient } from '~/content/store/content-client.server';
import { describeError, log } from '~/log.server';
import { listPages } from './site-pages.server';

const AGAIN_AFTER_MS = 5_000;
/** Lets a series of edits cost Strapi one load. */
const AFTER_CHANGE_MS = 30_000;
/** Spares Strapi and the disk while there is no room: each time costs a file. */
const AGAIN_WHEN_FULL_MS = 10 * 60_000;

interface Upload {
  path: string;
  version: string | null;
}

/** Of the site itself: no host stands before it. */
const ADDRESS = /(?<![\w.~/-])\/uploads\/[\w.~-]+/g;

/** Finds files of entries with their version, and addresses that editors have typed. */
function uploadsIn(value: unknown): Upload[] {
  if (typeof value === 'string')
    return [...value.matchAll(ADDRESS)].map(([path]) => ({ path, version: null }));
  if (typeof value !== 'object' || value === null) return [];
  const { url, updatedAt } = value as { url?: unknown; updatedAt?: unknown };
  const isUpload = typeof url === 'string' && url.startsWith('/uploads/');
  const version = versionOf(typeof updatedAt === 'string' ? updatedAt : null);
  return [...(isUpload ? [{ path: url, version }] : []), ...Object.values(value).flatMap(uploadsIn)];
}

/** By path and version, those that Strapi has sent. */
const sent = new Set<string>();

interface Keeping {
  isAnswered: boolean;
  kept: readonly string[];
  /** A file that cannot be kept, for want of room or for its size. */
  unkept: string | null;
}

/** Ends where one file displaces another: each load would else fetch all of them, and keep no more. */
async function keepUploads(): Promise<Keeping> {
  const uploads = resizedUploads();
  const isKept = (path: string) => uploads.keepsOriginal(path);
  const named = uploadsIn(contentClient().cache.values());
  const versioned = new Set(named.flatMap(({ path, version }) => (version === null ? [] : [path])));
  const wanted = new Map(
    named
      .filter(({ path, version }) => version !== null || !versioned.has(path))
      .map((upload) => [`${upload.path} ${upload.version}`, upload]),
  );
  const kept: string[] = [];
  for (const [name, { path }] of wanted) {
    if (!sent.has(name) || !isKept(path)) continue;
    kept.push(path);
    wanted.delete(name);
  }
  const keeping: Keeping = { isAnswered: true, kept, unkept: null };
  for (const [name, upload] of wanted) {
    const found = await uploads.findOriginal(upload);
    if (found === 'unavailable') keeping.isAnswered = false;
    else if (found === 'as-it-is') keeping.unkept = upload.path;
    else if (found !== 'missing') {
      if (upload.version !== null) sent.add(name);
      kept.push(upload.path);
      if (!kept.every(isKept)) return { ...keeping, unkept: upload.path };
    }
  }
  return keeping;
}

let latestVersion: string | null = null;
let loadedVersion: string | null = null;
let keptUploads: readonly string[] = [];
let hadRoom = true;

export const hasAllContent = (): boolean =>
  loadedVersion !== null &&
  (latestVersion === null || latestVersion === loadedVersion) &&
  keptUploads.every((path) => resizedUploads().keepsOriginal(path));

function noteUnkept(unkept: string | null): void {
  if (unkept !== null && hadRoom) {
    log.warn('A file that pages show cannot be kept for times without Strapi', { path: unkept });
  } else if (unkept === null && !hadRoom) {
    log.info('All files that pages show are kept again');
  }
  hadRoom = unkept === null;
}

/**
 * Loads what the site shows at public addresses, in all languages, with its pictures, so that a copy that restarts
 * without Strapi has it on its disk, whatever visitors have asked for before. Resolves once Strapi has given everything.
 * Returns false if the disk cannot keep it.
 */
export async function loadAllContent(pauseMs = AGAIN_AFTER_MS): Promise<boolean> {
  const client = contentClient();
  const { cache, snapshots, versionPoller } = client;
  const misses = () => cache.gaps + cache.failures;
  for (;;) {
    const before = misses();
    const version = await versionPoller.current();
    await ensureEdition();
    await orWhenUnavailable(getAppearance(), null);
    await orWhenUnavailable(getRedirects(), null);
    await hiddenOnHome();
    for (const language of LANGUAGE_CODES) {
      await listPages(language);
      await orWhenUnavailable(getAuthors(language), null);
      // Also of posts whose date is to come.
      await orWhenUnavailable(postBodiesIn(language, client), null);
      if (language !== DEFAULT_LANGUAGE) await orWhenUnavailable(coverTextsIn(language, client), null);
      for (const kind of ORDERED_KINDS) await orWhenUnavailable(STORED_ENTRIES[kind](language), null);
    }
    const { isAnswered, kept, unkept } = await keepUploads();
    const isCurrent = version !== null && (await versionPoller.current()) === version;
    if (isCurrent && isAnswered && misses() === before) {
      const isOnDisk = await snapshots.complete();
      noteUnkept(unkept);
      const isKept = isOnDisk && unkept === null;
      keptUploads = kept;
      loadedVersion = isKept ? version : null;
      return isKept;
    }
    await pause(pauseMs, undefined, { ref: false });
  }
}

export function keepAllContent(afterChangeMs = AFTER_CHANGE_MS, pauseMs = AGAIN_AFTER_MS): void {
  let loading = Promise.resolve();
  let isDue = false;
  let again: NodeJS.Timeout | undefined;
  const load = () => {
    isDue = false;
    clearTimeout(again);
    loading = loading
      .then(() => loadAllContent(pauseMs))
      .then((isKept) => {
        if (!isKept) again = setTimeout(load, AGAIN_WHEN_FULL_MS).unref();
      })
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
