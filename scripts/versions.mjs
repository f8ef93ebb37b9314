// `npm run test:versions -- REF`: proves that this version and the one at a Git reference, or the last release,
// work with each other, as in an update of several copies. Installs the other version, and builds what differs.
import { randomUUID } from 'node:crypto';
import { constants, cpSync, existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { allPaths } from './bench/pages.mjs';
import { buildWhenDue, installWhenDue } from './run/prepare.mjs';
import { runScript } from './run/script.mjs';
import { startService, waitUntilReady } from './run/services.mjs';
import { step } from './run/steps.mjs';
import { complain, say } from './run/terminal.mjs';
import { BUILDS } from './setup/builds.mjs';
import { ExplainedError, inProject, ROOT } from './setup/project.mjs';
import { untilDelivered } from './testing/deliveries.mjs';
import { git, lastRelease } from './testing/releases.mjs';
import { sendMessage } from './testing/senders.mjs';
import { environmentUnderTest } from './testing/site-under-test.mjs';

const ANSWER_WITHIN_MS = 30_000;
const SHOWN_WITHIN_MS = 60_000;
const PAUSE_MS = 200;
/** Shows its title on the home page. */
const SECTION = 'about';

/** @typedef {import('./setup/environment.mjs').SiteEnv} SiteEnv */
/** @typedef {{ name: string, tree: string }} Version */

/** Checks out, installs and builds by the scripts of that version. @param {string} ref @param {string} tree */
async function prepare(ref, tree) {
  await git('worktree', 'add', '--detach', tree, ref).catch((error) => {
    throw new ExplainedError(`Git cannot check out ${ref}: ${error.stderr ?? error}`);
  });
  // Installs and builds again only what has changed since: its scripts compare lockfile and sources.
  const { workspaces } = JSON.parse(await readFile(inProject('package.json'), 'utf8'));
  const packages = ['.', ...workspaces].map((workspace) => join(workspace, 'node_modules'));
  const made = new Set([...packages, ...BUILDS.map(({ output }) => output)]);
  const options = { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE };
  for (const folder of made)
    if (existsSync(inProject(folder))) cpSync(inProject(folder), join(tree, folder), options);
  const { href } = pathToFileURL(join(tree, 'scripts', 'run', 'prepare.mjs'));
  const its = await import(href);
  await its.installWhenDue();
  await its.buildWhenDue(process.env);
}

/** @param {Version} version @param {'cmsService' | 'webService'} kind @param {SiteEnv} env */
async function start({ name, tree }, kind, env) {
  const services = await import(pathToFileURL(join(tree, 'scripts', 'run', 'site-services.mjs')).href);
  /** @type {import('./run/services.mjs').ServiceDescription} */
  const description = await services[kind](env);
  const service = startService({ ...description, logName: `versions-${name}-${description.logName}` });
  await waitUntilReady(service, description.readyUrls);
  return service;
}

/** Reads all public addresses; throws unless each answers 200. @param {string} siteUrl */
async function readAll(siteUrl) {
  const paths = await allPaths(siteUrl);
  for (const path of paths) {
    const answer = await fetch(siteUrl + path, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    await answer.arrayBuffer();
    if (!answer.ok) throw new ExplainedError(`${path} was answered ${answer.status}.`);
  }
  if (paths.length === 0) throw new ExplainedError('The sitemap names no address.');
  return paths.length;
}

/** @param {string} url @param {string} method @param {unknown} body @param {Record<string, string>} [headers] */
async function call(url, method, body, headers = {}) {
  const answer = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', Origin: new URL(url).origin, ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (!answer.ok) throw new ExplainedError(`${url} was answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Saves a title like `/admin`, and waits until visitors get it. @param {SiteEnv} env @param {string} title */
async function edit(env, title) {
  const account = { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD };
  const { headers } = await call(`${env.SITE_URL}/api/admin/login`, 'POST', account);
  const Cookie = headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  const body = { translations: { de: { title } } };
  await call(`${env.SITE_URL}/api/content-sections/${SECTION}`, 'PUT', body, { Cookie });
  const deadline = performance.now() + SHOWN_WITHIN_MS;
  for (;;) {
    const page = await (await fetch(`${env.SITE_URL}/de`)).text();
    if (page.includes(title)) return;
    if (performance.now() > deadline) throw new ExplainedError('Visitors do not get the saved title.');
    await delay(PAUSE_MS);
  }
}

/** Sends a message and waits until Strapi has it. @param {SiteEnv} env */
async function send(env) {
  const id = randomUUID();
  if (!(await sendMessage(env.SITE_URL, { id, text: id })))
    throw new ExplainedError('The site refuses a message.');
  await untilDelivered(`${env.SITE_URL}/readyz`);
}

/** @param {{ site: Version, strapi: Version }} pair @param {SiteEnv} env @param {string} folder */
async function tryPair({ site, strapi }, env, folder) {
  const name = `site ${site.name}, Strapi ${strapi.name}`;
  return step(name, async () => {
    const cms = await start(strapi, 'cmsService', env);
    try {
      // A folder of its own, so that no kept content hides what the site cannot read.
      const dataFolder = await mkdtemp(join(folder, 'web-'));
      const web = await start(site, 'webService', { ...env, WEB_DATA_DIR: dataFolder });
      try {
        const pages = await readAll(env.SITE_URL);
        await edit(env, `Fassung: ${name}`);
        await send(env);
        return { name, pages };
      } finally {
        await web.stop();
      }
    } finally {
      await cms.stop();
    }
  });
}

await runScript(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const ref = positionals[0] ?? (await lastRelease());
  if (!ref)
    throw new ExplainedError(
      'There is no release yet: name a commit, as in `npm run test:versions -- HEAD~20`.',
    );
  const folder = await mkdtemp(join(tmpdir(), 'versions-'));
  const before = { name: ref, tree: join(folder, 'before') };
  const now = { name: 'now', tree: ROOT };
  try {
    await installWhenDue();
    await buildWhenDue(process.env);
    await prepare(ref, before.tree);
    const env = await environmentUnderTest(process.env, folder, {});
    const pairs = [
      { site: before, strapi: before },
      { site: before, strapi: now },
      { site: now, strapi: now },
      // A rollback of Strapi, on the database that the new version has changed.
      { site: now, strapi: before },
    ];
    const found = [];
    for (const pair of pairs) found.push(await tryPair(pair, env, folder));
    say();
    for (const { name, pages } of found) {
      say(`  ${name}: ${pages} addresses answered, an edit shown, a message delivered`);
    }
  } catch (error) {
    complain('\nThe versions do not work together.');
    throw error;
  } finally {
    await git('worktree', 'remove', '--force', before.tree).catch(() => git('worktree', 'prune'));
    await rm(folder, { recursive: true, force: true });
  }
});
