// Describes how to start Strapi and the site, in production and development.
import { readFile } from 'node:fs/promises';
import { cmsEnvironment, localAddress, webEnvironment } from '../setup/environment.mjs';
import { inProject } from '../setup/project.mjs';

/** @typedef {import('../setup/environment.mjs').SiteEnv} SiteEnv */
/** @typedef {import('./services.mjs').ServiceDescription} ServiceDescription */

/** Logs for people; LOG_FORMAT=json is for programs. */
const readable = (/** @type {SiteEnv} */ env) => ({ LOG_FORMAT: env.LOG_FORMAT ?? 'text', NO_COLOR: '1' });

/** Gives all threads one heap in Linux's C library, and returns larger blocks at once (docs/decisions/0044). */
export const MALLOC_SETTINGS = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768' };

/** Returns node arguments, to run without npm between, which delays signals. @param {string} workspace */
export async function startArguments(workspace) {
  const { scripts } = JSON.parse(await readFile(inProject(workspace, 'package.json'), 'utf8'));
  const [program, ...args] = String(scripts.start).split(' ');
  if (program !== 'node')
    throw new Error(`The start script of ${workspace} is expected to begin with "node"`);
  return args;
}

/** @param {SiteEnv} env @returns {Promise<ServiceDescription>} */
export async function cmsService(env) {
  return {
    name: 'Strapi',
    logName: 'cms',
    command: process.execPath,
    args: await startArguments('cms'),
    cwd: inProject('cms'),
    env: { ...cmsEnvironment(env), ...readable(env), ...MALLOC_SETTINGS, NODE_ENV: 'production' },
    readyUrls: [`${localAddress(env.HOST, env.CMS_PORT)}/site-version`],
  };
}

/** @param {SiteEnv} env @returns {Promise<ServiceDescription>} */
export async function webService(env) {
  const address = localAddress(env.HOST, env.PORT);
  return {
    name: 'The site',
    logName: 'web',
    command: process.execPath,
    args: await startArguments('web'),
    cwd: inProject('web'),
    env: { ...webEnvironment(env), ...readable(env), ...MALLOC_SETTINGS, NODE_ENV: 'production' },
    readyUrls: [`${address}/healthz`, `${address}/readyz`],
  };
}

/** @param {SiteEnv} env @returns {Promise<ServiceDescription>} */
export async function cmsDevelopment(env) {
  return {
    ...(await cmsService(env)),
    args: [
      inProject('node_modules', '@strapi', 'strapi', 'bin', 'strapi.js'),
      'develop',
      '--no-install-deps',
    ],
    env: { ...cmsEnvironment(env), ...readable(env), NODE_ENV: 'development' },
  };
}

/** @param {SiteEnv} env @returns {Promise<ServiceDescription>} */
export async function webDevelopment(env) {
  return {
    ...(await webService(env)),
    args: [
      inProject('node_modules', '@remix-run', 'dev', 'dist', 'cli.js'),
      'vite:dev',
      ...['--host', env.HOST, '--port', env.PORT, '--strictPort'],
    ],
    env: { ...webEnvironment(env), ...readable(env), NODE_ENV: 'development' },
    readyUrls: [`${localAddress(env.HOST, env.PORT)}/healthz`],
  };
}
