import { setTimeout as pause } from 'node:timers/promises';
import { LANGUAGE_CODES } from 'contract/languages';
import { getAppearance } from '~/content/published/appearance.server';
import { ensureEdition } from '~/content/published/edition-content.server';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { contentClient } from '~/content/store/content-client.server';
import { listPages } from './site-pages.server';

const AGAIN_AFTER_MS = 5_000;

/**
 * Loads what pages show, in all languages, so that a copy that restarts without Strapi has it on its disk, whatever
 * visitors have asked for before. Resolves once Strapi has given everything.
 */
export async function loadAllContent(pauseMs = AGAIN_AFTER_MS): Promise<void> {
  const { cache, versionPoller } = contentClient();
  const misses = () => cache.gaps + cache.failures;
  for (;;) {
    const before = misses();
    await ensureEdition();
    await orWhenUnavailable(getAppearance(), null);
    for (const language of LANGUAGE_CODES) await listPages(language, { withPostBodies: true });
    if (misses() === before && (await versionPoller.current()) !== null) return;
    await pause(pauseMs, undefined, { ref: false });
  }
}
