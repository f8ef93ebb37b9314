// What has to be built, from what, and whether it is out of date: a hash of the sources lies in each output.
import { readFile, writeFile } from 'node:fs/promises';
import { fingerprint } from './fingerprint.mjs';
import { inProject, npm, ROOT } from './project.mjs';

/**
 * @typedef {object} Build
 * @property {string} name
 * @property {string} title
 * @property {string[]} inputs
 * @property {RegExp[]} ignored
 * @property {string} stamp removed by whoever clears the output, so that a cleared output is out of date
 * @property {string[][]} commands arguments for npm
 */

const NEVER_INPUT = [
  /(^|\/)node_modules$/,
  /\.test\.[cm]?[jt]sx?$/,
  /\.md$/,
  /\.timestamp-/,
  /\.tsbuildinfo$/,
];

/** @type {Build[]} */
export const BUILDS = [
  {
    name: 'cms',
    title: "Building Strapi's panel",
    inputs: ['cms', 'tsconfig.json', 'package-lock.json'],
    ignored: [
      ...NEVER_INPUT,
      /^cms\/(dist|build|data|public|seed|tests|\.cache|\.tmp|\.strapi|schema\.graphql)$/,
      /^cms\/types\/generated$/,
    ],
    stamp: 'cms/dist/.built-from',
    commands: [['run', 'build', '--workspace', 'cms']],
  },
  {
    name: 'web',
    title: 'Building the site',
    inputs: ['web', 'cms/schema.graphql', 'tsconfig.json', 'package-lock.json'],
    ignored: [
      ...NEVER_INPUT,
      /^web\/(build|data|tests|test-results|playwright-report)$/,
      /^web\/app\/(styled-system|content\/generated)$/,
    ],
    stamp: 'web/build/.built-from',
    commands: [
      ['run', 'generate', '--workspace', 'web'],
      ['run', 'build', '--workspace', 'web'],
    ],
  },
];

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

/**
 * @param {Build} build
 * @param {(command: ReturnType<typeof npm>) => Promise<void>} run
 */
export async function carryOut(build, run) {
  const builtFrom = await fingerprint(ROOT, build);
  for (const args of build.commands) await run(npm(...args));
  await writeFile(inProject(build.stamp), builtFrom);
}
