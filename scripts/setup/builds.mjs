// Lists the builds with their sources. A hash of the sources in each output tells whether it is out of date.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fingerprint } from './fingerprint.mjs';
import { inProject, npm, ROOT } from './project.mjs';

/**
 * @typedef {object} Build
 * @property {string} name @property {string} title @property {string[]} inputs @property {RegExp[]} ignored
 * @property {string} output emptied first, because a file whose source is gone must not survive
 * @property {string[]} [spared] parts of the output that belong to another build
 * @property {string} stamp file of the hash, inside the output
 * @property {string[]} [generate] npm arguments that generate sources outside the repository
 * @property {string[]} command npm arguments
 */

/** Inputs are named one by one, because running servers leave files beside their sources. */
const NEVER_INPUT = [/(^|\/)node_modules$/, /\.test\.[cm]?[jt]sx?$/, /(^|\/)README\.md$/];
const STRAPI_PANEL = 'cms/src/admin';
const CONTRACT = 'cms/contract';
const SERVER_KIT = 'cms/server-kit';

/** npm arguments that generate style functions and query types, which all checks of the site need. */
export const GENERATE = ['run', 'generate', '--workspace', 'web'];

/** @type {Build} */
const panel = {
  name: 'build-panel',
  title: "Building Strapi's panel",
  // The panel takes words for languages, states and choices from the contract.
  inputs: [STRAPI_PANEL, CONTRACT, 'cms/package.json', 'cms/favicon.png', 'package-lock.json'],
  ignored: NEVER_INPUT,
  output: 'cms/dist',
  stamp: 'cms/dist/build/.built-from',
  command: ['run', 'build', '--prefix', 'cms'],
};

/** Takes minutes less than the panel, which it keeps. @type {Build} */
const cms = {
  name: 'build-cms',
  title: 'Compiling Strapi',
  inputs: [
    'cms/config',
    CONTRACT,
    SERVER_KIT,
    'cms/src',
    'cms/package.json',
    'cms/tsconfig.json',
    'tsconfig.json',
    'package-lock.json',
  ],
  ignored: [...NEVER_INPUT, new RegExp(`^${STRAPI_PANEL}$`)],
  output: 'cms/dist',
  spared: ['build'],
  stamp: 'cms/dist/.built-from',
  command: ['run', 'compile', '--prefix', 'cms'],
};

/** @type {Build} */
const web = {
  name: 'build-web',
  title: 'Building the site',
  inputs: [
    'web/app',
    'web/content',
    'web/plugins',
    'web/public',
    'web/scripts',
    'web/server',
    'web/package.json',
    'web/panda.config.ts',
    'web/postcss.config.js',
    'web/script-budgets.ts',
    'web/tsconfig.json',
    'web/vite.config.ts',
    'web/vite.server.config.ts',
    'cms/schema.graphql',
    CONTRACT,
    SERVER_KIT,
    'tsconfig.json',
    'package-lock.json',
  ],
  ignored: [...NEVER_INPUT, /^web\/app\/(styled-system|(content|i18n|theme)\/generated)$/],
  output: 'web/build',
  stamp: 'web/build/.built-from',
  generate: GENERATE,
  command: ['run', 'build', '--workspace', 'web'],
};

/** Builds of each side in order; the sides are independent of each other. @type {Build[][]} */
export const SIDES = [[panel, cms], [web]];

export const BUILDS = SIDES.flat();

/** @param {Build} build */
export async function isBuildDue(build) {
  const [now, then] = await Promise.all([
    fingerprint(ROOT, build),
    readFile(inProject(build.stamp), 'utf8').catch((/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    }),
  ]);
  return now !== then;
}

export async function forgetBuilds() {
  for (const { stamp } of BUILDS) await rm(inProject(stamp), { force: true });
}

/** @param {Build} build */
async function emptyOutput({ output, spared = [], stamp }) {
  // Comes first, so that an interrupted build does not count as built.
  await rm(inProject(stamp), { force: true });
  const names = await readdir(inProject(output)).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    if (!spared.includes(name)) await rm(inProject(output, name), { recursive: true });
  }
}

/**
 * @param {Build} build @param {(command: ReturnType<typeof npm>) => Promise<void>} run
 * @param {boolean} isGenerated skips the generation, because others may be reading its result
 */
export async function carryOut(build, run, isGenerated) {
  const builtFrom = await fingerprint(ROOT, build);
  await emptyOutput(build);
  if (build.generate && !isGenerated) await run(npm(...build.generate));
  await run(npm(...build.command));
  await writeFile(inProject(build.stamp), builtFrom);
  // Strapi's build of the panel also compiles the server.
  if (build === panel) await writeFile(inProject(cms.stamp), await fingerprint(ROOT, cms));
}
