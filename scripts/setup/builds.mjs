// What has to be built, from what, and whether it is out of date: a hash of the sources lies in each output.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fingerprint } from './fingerprint.mjs';
import { inProject, npm, ROOT } from './project.mjs';

/**
 * @typedef {object} Build
 * @property {string} name of its log
 * @property {string} title
 * @property {string[]} inputs
 * @property {RegExp[]} ignored
 * @property {string} output emptied first: a file whose source is gone must not live on
 * @property {string[]} [spared] what in the output belongs to another build
 * @property {string} stamp where the hash lies; gone with the output when somebody clears it
 * @property {string[][]} commands arguments for npm
 */

const NEVER_INPUT = [
  /(^|\/)node_modules$/,
  /\.test\.[cm]?[jt]sx?$/,
  /\.md$/,
  /\.timestamp-/,
  /\.tsbuildinfo$/,
];
const STRAPI_PANEL = 'cms/src/admin';

/** @type {Build} */
const panel = {
  name: 'build-panel',
  title: "Building Strapi's panel",
  inputs: [STRAPI_PANEL, 'cms/package.json', 'cms/favicon.png', 'package-lock.json'],
  ignored: NEVER_INPUT,
  output: 'cms/dist',
  stamp: 'cms/dist/build/.built-from',
  commands: [['run', 'build', '--workspace', 'cms']],
};

/**
 * Minutes faster than the panel, which it leaves as it is.
 * @type {Build}
 */
const cms = {
  name: 'build-cms',
  title: 'Compiling Strapi',
  inputs: ['cms', 'tsconfig.json', 'package-lock.json'],
  ignored: [
    ...NEVER_INPUT,
    new RegExp(`^${STRAPI_PANEL}$`),
    /^cms\/(dist|build|data|public|seed|scripts|tests|\.cache|\.tmp|\.strapi|schema\.graphql)$/,
    /^cms\/types\/generated$/,
  ],
  output: 'cms/dist',
  spared: ['build'],
  stamp: 'cms/dist/.built-from',
  commands: [['run', 'compile', '--workspace', 'cms']],
};

/** @type {Build} */
const web = {
  name: 'build-web',
  title: 'Building the site',
  inputs: ['web', 'cms/schema.graphql', 'tsconfig.json', 'package-lock.json'],
  ignored: [
    ...NEVER_INPUT,
    /^web\/(build|data|tests|test-results|playwright-report)$/,
    /^web\/(playwright|vitest)\.(config|setup)\.ts$/,
    /^web\/app\/(styled-system|content\/generated)$/,
  ],
  output: 'web/build',
  stamp: 'web/build/.built-from',
  commands: [
    ['run', 'generate', '--workspace', 'web'],
    ['run', 'build', '--workspace', 'web'],
  ],
};

/**
 * In this order.
 * @type {Build[]}
 */
export const BUILDS = [panel, cms, web];

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

/** From now on everything is out of date. */
export async function forgetBuilds() {
  for (const { stamp } of BUILDS) await rm(inProject(stamp), { force: true });
}

/** @param {Build} build */
async function emptyOutput({ output, spared = [] }) {
  const names = await readdir(inProject(output)).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    if (!spared.includes(name)) await rm(inProject(output, name), { recursive: true });
  }
}

/**
 * @param {Build} build
 * @param {(command: ReturnType<typeof npm>) => Promise<void>} run
 */
export async function carryOut(build, run) {
  const builtFrom = await fingerprint(ROOT, build);
  await emptyOutput(build);
  for (const args of build.commands) await run(npm(...args));
  await writeFile(inProject(build.stamp), builtFrom);
  // Strapi's build of the panel compiles the server along with it.
  if (build === panel) await writeFile(inProject(cms.stamp), await fingerprint(ROOT, cms));
}
