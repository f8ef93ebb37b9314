import { startService, withoutOutput } from '../run/services.mjs';
import { step } from '../run/steps.mjs';
import { ExplainedError } from '../setup/project.mjs';
import { createSiteUnderTest } from '../testing/site-under-test.mjs';
import { AS_IN_PRODUCTION } from '../testing/start-under-test.mjs';

/** @typedef {Awaited<ReturnType<typeof createSiteUnderTest>>} Site */

/**
 * Starts a freshly seeded site on free ports with temporary data. @param {NodeJS.ProcessEnv} env
 * @param {{ title?: string, settings?: Record<string, string>, startTimeoutMs?: number, sides?: ('cms' | 'web')[] }} [options]
 */
export async function startSite(
  env,
  { title = 'Starting Strapi and the site', settings, sides = ['cms', 'web'], ...options } = {},
) {
  const site = await createSiteUnderTest(env, {
    name: 'bench',
    ...options,
    settings: { ...AS_IN_PRODUCTION, ...settings },
    launchService: (description) => startService(withoutOutput(description)),
  });
  try {
    await step(title, async () => {
      for (const side of sides) await site.start(side);
    });
    return site;
  } catch (error) {
    await site.remove();
    throw error;
  }
}

/** @param {string} url */
export async function loadPage(url) {
  const answer = await fetch(url);
  const body = await answer.text();
  if (!answer.ok) throw new ExplainedError(`${url} answered ${answer.status}.`);
  return body;
}
