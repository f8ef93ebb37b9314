// Runs a freshly seeded Strapi and the production build of the site, with their own ports, secrets and temporary data.
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
 * @param {NodeJS.ProcessEnv} processEnv @param {string} dataFolder
 * @param {Readonly<Record<string, string>>} settings
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
    // All visitors of the tests share one address.
    CONTACT_LIMIT: '1000',
    LOGIN_LIMIT: '1000',
    // Lets a test name an address of its own in X-Forwarded-For.
    TRUSTED_PROXIES: '1',
    STOP_GRACE_SECONDS: '0',
    // Suits slow machines; a stopped Strapi is noticed at once.
    CONTENT_PATIENCE_MS: '60000',
    // Shows a change at once, however slow the machine is.
    CONTENT_MAX_AGE_MS: '0',
    PAGE_PATIENCE_MS: '60000',
    CMS_DATA_DIR: join(dataFolder, 'cms'),
    WEB_DATA_DIR: join(dataFolder, 'web'),
    ...settings,
  });
}

/**
 * @param {NodeJS.ProcessEnv} processEnv @param {object} [options] @param {string} [options.name] of log files
 * @param {Readonly<Record<string, string>>} [options.settings] @param {number} [options.startTimeoutMs]
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
    METRICS_PORT: '',
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

  /** @param {Side} side @param {Readonly<Record<string, string>>} [ownSettings] for this start only */
  async function start(side, ownSettings = {}) {
    if (running[side]) return;
    const common = descriptions[side];
    const description = { ...common, env: { ...common.env, ...ownSettings } };
    const service = launchService(description);
    running[side] = service;
    // Without Strapi the site is alive but not ready.
    const urls = running.cms ? description.readyUrls : description.readyUrls.slice(0, 1);
    await waitUntilReady(service, urls, startTimeoutMs);
  }

  /** Signals Strapi and its child processes. @param {NodeJS.Signals} name */
  async function signal(name) {
    if (running.cms?.pid === undefined) throw new Error('Strapi is not running.');
    process.kill(-running.cms.pid, name);
  }

  return {
    env,
    copyUrl: `http://localhost:${copyEnv.PORT}`,
    start,
    stop,
    /** Strapi then accepts connections without an answer. */
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
