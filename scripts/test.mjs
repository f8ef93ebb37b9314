// `npm test`: everything that must hold before a change is taken. `npm test -- --only static|unit|cms|e2e` for parts.
// Neither `.env` nor a running site plays a part: tests bring their own.
import { parseArgs } from 'node:util';
import { runScript } from './run/script.mjs';
import { commandRunner } from './run/steps.mjs';
import { foreignEnvironment } from './setup/environment.mjs';
import { buildWhenDue, installWhenDue } from './setup/prepare.mjs';
import { ExplainedError, inProject, npm } from './setup/project.mjs';
import { Checks, runTests } from './testing/checks.mjs';
import { requireChromium } from './testing/chromium.mjs';
import { startControlServer } from './testing/control-server.mjs';
import { createSiteUnderTest } from './testing/site-under-test.mjs';

const GROUPS = ['static', 'unit', 'cms', 'e2e'];

const env = foreignEnvironment(process.env);
const checks = new Checks();

/**
 * @param {string} title
 * @param {string} logName
 * @param {string[]} args for npm
 */
const check = (title, logName, ...args) =>
  checks.run(title, async () => {
    await commandRunner(logName)({ ...npm(...args), env });
    return undefined;
  });

/**
 * @param {string} title
 * @param {string} logName
 * @param {string[]} args for npm: what runs Vitest
 */
const vitest = (title, logName, ...args) =>
  checks.run(title, () =>
    runTests(logName, (reportFile) => ({
      ...npm(...args, '--', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`),
      env,
    })),
  );

/** @param {string} chromium */
async function browserTests(chromium) {
  const site = await createSiteUnderTest(process.env);
  const control = await startControlServer(site);
  try {
    await site.start('cms');
    await site.start('web');
    return await runTests('test-e2e', (reportFile) => ({
      command: process.execPath,
      args: [inProject('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'],
      cwd: inProject('web'),
      env: {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
        CHROMIUM_PATH: chromium,
        CMS_API_TOKEN: site.env.CMS_API_TOKEN,
        E2E_BASE_URL: site.env.SITE_URL,
        E2E_CMS_URL: site.env.CMS_URL,
        E2E_CONTROL_URL: control.url,
        E2E_COPY_URL: site.copyUrl,
        E2E_ADMIN_USERNAME: site.env.ADMIN_USERNAME,
        E2E_ADMIN_EMAIL: site.env.ADMIN_EMAIL,
        E2E_ADMIN_PASSWORD: site.env.ADMIN_PASSWORD,
        E2E_INVESTORS_PASSWORD: site.env.INVESTORS_PASSWORD,
        E2E_DECK_PASSWORD: site.env.DECK_PASSWORD,
      },
    }));
  } finally {
    await control.close();
    await site.remove();
  }
}

await runScript(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  if (values.only !== undefined && !GROUPS.includes(values.only)) {
    throw new ExplainedError(`--only is one of ${GROUPS.join(', ')}.`);
  }
  const isWanted = (/** @type {string} */ group) => values.only === undefined || values.only === group;

  await installWhenDue();
  const isGenerated = await check(
    'Generate styles and types',
    'test-generate',
    'run',
    'generate',
    '--workspace',
    'web',
  );

  if (isWanted('static')) {
    await check('Types: site', 'test-types-web', 'run', 'typecheck', '--workspace', 'web');
    await check('Types: Strapi', 'test-types-cms', 'run', 'typecheck', '--workspace', 'cms');
    await check('Types: scripts', 'test-types-scripts', 'exec', '--', 'tsc', '-p', 'scripts');
    await check('Lint and format', 'test-lint', 'run', 'lint');
  }
  if (isWanted('unit')) {
    await vitest('Unit tests: site', 'test-unit-web', 'run', 'test', '--workspace', 'web');
    await vitest('Unit tests: scripts', 'test-unit-scripts', 'run', 'test:scripts');
  }
  if (isWanted('cms') || isWanted('e2e')) {
    const isBuilt =
      isGenerated &&
      (await checks.runSteps('Build what is out of date', () => buildWhenDue(env).then(() => undefined)));
    if (isWanted('cms')) {
      if (isBuilt) await vitest('Integration tests: Strapi', 'test-cms', 'run', 'test', '--workspace', 'cms');
      else checks.miss('Integration tests: Strapi');
    }
    if (isWanted('e2e')) {
      /** @type {string | undefined} */
      let chromium;
      const hasBrowser = await checks.runSteps('Find Chromium', async () => {
        chromium = await requireChromium(process.env);
        return undefined;
      });
      if (isBuilt && hasBrowser && chromium) {
        const path = chromium;
        await checks.run('Browser tests', () => browserTests(path));
      } else checks.miss('Browser tests');
    }
  }
  if (!checks.summarize()) process.exitCode = 1;
});
