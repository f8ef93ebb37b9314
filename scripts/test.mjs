// `npm test`: runs all checks. `npm test -- --only static|unit|cms|e2e` runs one part; further words select test files
// by name: `npm test -- --only e2e hero footer`. Tests bring their own settings and sites.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { findFreePort } from './run/ports.mjs';
import { buildWhenDue, hasRoomForTwo, installWhenDue } from './run/prepare.mjs';
import { runScript } from './run/script.mjs';
import { commandRunner } from './run/steps.mjs';
import { say } from './run/terminal.mjs';
import { GENERATE } from './setup/builds.mjs';
import { foreignEnvironment } from './setup/environment.mjs';
import { ExplainedError, inProject, npm } from './setup/project.mjs';
import { Checks, runTests } from './testing/checks.mjs';
import { requireChromium } from './testing/chromium.mjs';
import { startControlServer } from './testing/control-server.mjs';
import { lastRelease } from './testing/releases.mjs';
import { createSiteUnderTest } from './testing/site-under-test.mjs';

const GROUPS = ['static', 'unit', 'cms', 'e2e'];

/** Takes a minute and a half, because `npm start` restarts a server three times a minute. */
const KILLS = '6';
const KILLS_LIMIT_MS = 15 * 60_000;
/** The last release may have to be installed and built, too. */
const VERSIONS_LIMIT_MS = 30 * 60_000;

// Strapi's tests need not compile what is built here.
const env = { ...foreignEnvironment(process.env), CMS_IS_COMPILED: 'true' };
const checks = new Checks();

/** @param {number | undefined} limitMs @param {string} title @param {string} logName @param {string[]} args */
const checkWithin = (limitMs, title, logName, ...args) =>
  checks.run(title, async () => {
    await commandRunner(logName)({ ...npm(...args), env, limitMs });
    return undefined;
  });

/** @param {string} title @param {string} logName @param {string[]} args */
const check = (title, logName, ...args) => checkWithin(undefined, title, logName, ...args);

/** @param {string} title @param {string} logName @param {string[]} args */
const vitest = (title, logName, ...args) =>
  checks.run(title, () =>
    runTests(logName, (reportFile) => ({
      ...npm(...args, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`),
      env,
    })),
  );

/** Accepts no match, because a word may belong to one part only. @param {string[]} filters */
const named = (filters) => (filters.length > 0 ? ['--passWithNoTests', ...filters] : []);

/**
 * Runs each project of web/playwright.config.ts as a check of its own, whatever fails.
 * @param {string} chromium
 * @param {string[]} filters parts of the names of test files; none means all
 */
async function browserTests(chromium, filters) {
  const alone = JSON.parse(await readFile(inProject('web', 'tests', 'e2e', 'alone.json'), 'utf8'));
  const settings = { METRICS_PORT: String(await findFreePort()) };
  const site = await createSiteUnderTest(process.env, { settings });
  const mailPort = await findFreePort();
  const control = await startControlServer(site, mailPort);
  try {
    const hasStarted = await checks.run('Start Strapi and the site under test', async () => {
      await site.start('cms');
      await site.start('web');
      return undefined;
    });
    for (const project of ['journeys', ...Object.keys(alone)]) {
      const title = `Browser tests: ${project}`;
      if (hasStarted) {
        await checks.run(title, () =>
          playwright(project, filters, browserEnvironment(chromium, { site, control, mailPort })),
        );
      } else checks.miss(title);
    }
  } finally {
    await control.close();
    await site.remove();
  }
}

/**
 * @param {string} chromium
 * @param {{ site: Awaited<ReturnType<typeof createSiteUnderTest>>, control: { url: string }, mailPort: number }} servers
 */
const browserEnvironment = (chromium, { site, control, mailPort }) => ({
  ...env,
  CHROMIUM_PATH: chromium,
  CMS_API_TOKEN: site.env.CMS_API_TOKEN,
  E2E_BASE_URL: site.env.SITE_URL,
  E2E_CMS_URL: site.env.CMS_URL,
  E2E_CONTROL_URL: control.url,
  E2E_MAIL_PORT: String(mailPort),
  E2E_COPY_URL: site.copyUrl,
  E2E_METRICS_URL: `http://127.0.0.1:${site.env.METRICS_PORT}/metrics`,
  E2E_ADMIN_USERNAME: site.env.ADMIN_USERNAME,
  E2E_ADMIN_EMAIL: site.env.ADMIN_EMAIL,
  E2E_ADMIN_PASSWORD: site.env.ADMIN_PASSWORD,
  E2E_INVESTORS_PASSWORD: site.env.INVESTORS_PASSWORD,
  E2E_DECK_PASSWORD: site.env.DECK_PASSWORD,
});

/** @param {string} project @param {string[]} filters @param {NodeJS.ProcessEnv} environment */
const playwright = (project, filters, environment) =>
  runTests(`test-e2e-${project.replaceAll(' ', '-')}`, (reportFile) => ({
    command: process.execPath,
    args: [
      inProject('node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      '--reporter=list,json',
      `--project=${project}`,
      // Separates the leftovers of a stopped project from the next.
      `--output=test-results/${project.replaceAll(' ', '-')}`,
      ...(filters.length > 0 ? ['--pass-with-no-tests', ...filters] : []),
    ],
    cwd: inProject('web'),
    env: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  }));

await runScript(async () => {
  const { values, positionals: filters } = parseArgs({
    options: { only: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.only !== undefined && !GROUPS.includes(values.only)) {
    throw new ExplainedError(`--only is one of ${GROUPS.join(', ')}.`);
  }
  if (filters.length > 0 && (values.only === undefined || values.only === 'static')) {
    throw new ExplainedError('Names of test files go with --only unit, cms or e2e.');
  }
  const isWanted = (/** @type {string} */ group) => values.only === undefined || values.only === group;

  await installWhenDue();
  const isGenerated = await check('Generate styles and types', 'test-generate', ...GENERATE);

  const withoutBuilds = async () => {
    if (isWanted('static')) {
      await check('Types: site', 'test-types-web', 'run', 'typecheck', '--workspace', 'web');
      await check('Types: Strapi', 'test-types-cms', 'run', 'typecheck', '--prefix', 'cms');
      await check('Types: scripts', 'test-types-scripts', 'exec', '--', 'tsc', '-p', 'scripts');
      await check('Lint and format', 'test-lint', 'run', 'lint:style');
      await check('Boundaries', 'test-boundaries', 'run', 'lint:boundaries');
    }
    if (isWanted('unit')) {
      const files = named(filters);
      await vitest('Unit tests: site', 'test-unit-web', 'run', 'test', '--workspace', 'web', '--', ...files);
      await vitest('Unit tests: scripts', 'test-unit-scripts', 'run', 'test:scripts', '--', ...files);
    }
  };
  const build = async () => {
    if (!isWanted('cms') && !isWanted('e2e')) return false;
    return (
      isGenerated &&
      checks.runSteps('Build what is out of date', () =>
        buildWhenDue(env, { isGenerated }).then(() => undefined),
      )
    );
  };
  /** @param {boolean} isBuilt */
  const integrationTests = async (isBuilt) => {
    if (!isWanted('cms')) return;
    const title = 'Integration tests: Strapi';
    if (isBuilt) {
      await vitest(title, 'test-cms', 'run', 'test', '--prefix', 'cms', '--', ...named(filters));
    } else checks.miss(title);
  };
  /** @param {boolean} isBuilt */
  const versionTests = async (isBuilt) => {
    if (values.only !== undefined) return;
    const release = await lastRelease();
    if (!release) return say('This clone has no released version to try this one with.');
    const title = `${release} and this version`;
    if (!isBuilt) return checks.miss(title);
    await checkWithin(VERSIONS_LIMIT_MS, title, 'test-versions', 'run', 'test:versions', '--', release);
  };
  /** @param {boolean} isBuilt */
  const testsWithoutBrowser = async (isBuilt) => {
    await integrationTests(isBuilt);
    await versionTests(isBuilt);
  };
  /** @param {boolean} isBuilt */
  const testsInBrowser = async (isBuilt) => {
    if (!isWanted('e2e')) return;
    /** @type {string | undefined} */
    let chromium;
    await checks.runSteps('Find Chromium', async () => {
      chromium = await requireChromium(process.env);
      return undefined;
    });
    if (isBuilt) await vitest('npm start', 'test-start', 'run', 'test:start', '--', ...named(filters));
    else checks.miss('npm start');
    if (isBuilt && filters.length === 0) {
      const args = ['run', 'test:faults', '--', '--kills', KILLS];
      await checkWithin(KILLS_LIMIT_MS, `${KILLS} random kills`, 'test-faults', ...args);
    }
    if (isBuilt && chromium) await browserTests(chromium, filters);
    else checks.miss('Browser tests');
  };

  if (hasRoomForTwo()) {
    const built = build();
    await Promise.all([
      built.then(testsWithoutBrowser),
      withoutBuilds().then(async () => testsInBrowser(await built)),
    ]);
  } else {
    await withoutBuilds();
    const isBuilt = await build();
    await testsWithoutBrowser(isBuilt);
    await testsInBrowser(isBuilt);
  }
  if (!checks.summarize()) process.exitCode = 1;
});
