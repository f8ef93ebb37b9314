// A freshly seeded Strapi and the production build of the site, beside whatever else runs on this machine:
// own ports, own secrets, own data in a temporary folder.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../run/ports.mjs';
import { startService, waitUntilReady } from '../run/services.mjs';
import { cmsService, webService } from '../run/site-services.mjs';
import { completeEnvironment, foreignEnvironment } from '../setup/environment.mjs';
import { CMS_SECRETS, makePassword, missingSecrets, SHARED_SECRETS, WEB_SECRETS } from '../setup/secrets.mjs';

const START_TIMEOUT_MS = 240_000;

/** @typedef {import('../run/services.mjs').Service} Service */

/**
 * Settings for a Strapi and a site with ports and secrets of their own.
 * @param {NodeJS.ProcessEnv} processEnv
 * @param {string} dataFolder
 * @param {Readonly<Record<string, string>>} settings in the place of those that it has by itself
 */
export async function environmentUnderTest(processEnv, dataFolder, settings) {
  return completeEnvironment(foreignEnvironment(processEnv), {
    ...missingSecrets({ ...CMS_SECRETS, ...WEB_SECRETS, ...SHARED_SECRETS }, {}),
    PORT: String(await findFreePort()),
    CMS_PORT: String(await findFreePort()),
    ADMIN_USERNAME: 'tester',
    ADMIN_EMAIL: 'tester@mustermed.example',
    ADMIN_PASSWORD: makePassword(),
    INVESTORS_PASSWORD: makePassword(),
    DECK_PASSWORD: makePassword(),
    // All visitors of the tests come from one address.
    CONTACT_LIMIT: '1000',
    LOGIN_LIMIT: '1000',
    // So that a test can come from an address of its own, which it names in X-Forwarded-For.
    TRUSTED_PROXIES: '1',
    // On a slow machine Strapi takes its time; a Strapi that is stopped is found out at once.
    CONTENT_PATIENCE_MS: '60000',
    // A test sees at once what it has just changed, however slow the machine is.
    CONTENT_MAX_AGE_MS: '0',
    PAGE_PATIENCE_MS: '60000',
    CMS_DATA_DIR: join(dataFolder, 'cms'),
    WEB_DATA_DIR: join(dataFolder, 'web'),
    ...settings,
  });
}

/**
 * @param {NodeJS.ProcessEnv} processEnv
 * @param {object} [options]
 * @param {string} [options.name] of its log files
 * @param {Readonly<Record<string, string>>} [options.settings] in the place of those that it has by itself
 * @param {number} [options.startTimeoutMs]
 * @param {(description: import('../run/services.mjs').ServiceDescription) => Service} [options.launchService]
 */
export async function createSiteUnderTest(
  processEnv,
  {
    name = 'e2e',
    settings = {},
    startTimeoutMs = START_TIMEOUT_MS,
    launchService = (description) => startService(description),
  } = {},
) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'site-under-test-'));
  const env = await environmentUnderTest(processEnv, dataFolder, settings);
  // A second process of the site, as behind a load balancer: the same public address, Strapi and secrets.
  const copyEnv = {
    ...env,
    PORT: String(await findFreePort()),
    WEB_DATA_DIR: join(dataFolder, 'web-copy'),
  };
  const descriptions = {
    cms: { ...(await cmsService(env)), logName: `${name}-cms` },
    web: { ...(await webService(env)), logName: `${name}-web` },
    copy: { ...(await webService(copyEnv)), logName: `${name}-web-copy` },
  };
  /** @type {{ cms?: Service, web?: Service, copy?: Service }} */
  const running = {};

  /** @typedef {keyof typeof descriptions} Side */

  /** @param {Side} side */
  async function stop(side) {
    await running[side]?.stop();
    delete running[side];
  }

  /**
   * Fulfilled when it answers. The site can be started while Strapi is away: then it is alive but not ready.
   * @param {Side} side
   * @param {Readonly<Record<string, string>>} [ownSettings] of this start alone
   */
  async function start(side, ownSettings = {}) {
    if (running[side]) return;
    const common = descriptions[side];
    const description = { ...common, env: { ...common.env, ...ownSettings } };
    const service = launchService(description);
    running[side] = service;
    const urls = running.cms ? description.readyUrls : description.readyUrls.slice(0, 1);
    await waitUntilReady(service, urls, startTimeoutMs);
  }

  /** @param {NodeJS.Signals} name sent to Strapi and all that it started */
  async function signal(name) {
    if (running.cms?.pid === undefined) throw new Error('Strapi is not running.');
    process.kill(-running.cms.pid, name);
  }

  return {
    env,
    copyUrl: `http://localhost:${copyEnv.PORT}`,
    start,
    stop,
    /** Strapi takes connections and answers nothing until it may go on. */
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    /** @param {Side} side */
    pidOf: (side) => running[side]?.pid,
    async remove() {
      await stop('copy');
      await stop('web');
      await stop('cms');
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
