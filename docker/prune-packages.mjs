// Removes packages that a running server never loads: `node prune-packages.mjs FOLDER WORKSPACE`. npm cannot tell those
// of Strapi's panel and builds from those of its server.
import { existsSync } from 'node:fs';
import { readdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Packages for builds, types or browsers, which packages of the server name as dependencies. */
const NEVER_AT_RUN_TIME = new Set([
  'typescript',
  'prettier',
  '@strapi/cloud-cli',
  '@strapi/generators',
  '@emotion/babel-plugin',
  '@gql.tada/cli-utils',
  '@gql.tada/internal',
  '@0no-co/graphqlsp',
]);

/** Dependencies of the workspace that only the build of the panel needs. */
const PANEL = ['react', 'react-dom', 'react-router-dom', 'styled-components'];

/** Parts of Strapi's packages: sources of the panel, which is built by now, and the command line with its builds. */
const NOT_OF_THE_SERVER = [
  ...[
    'admin',
    'admin.js',
    'admin.mjs',
    'admin-test.js',
    'admin-test.mjs',
    'cli',
    'cli.js',
    'cli.mjs',
    'node',
    'src',
  ],
].map((name) => join('dist', name));

const isOfStrapi = (/** @type {string} */ folder) => basename(dirname(folder)) === '@strapi';

/** @param {string} folder */
const readManifest = async (folder) => JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

/**
 * Resolves a package as Node.js does.
 * @param {string} root
 * @param {string} from
 * @param {string} name
 */
async function findPackage(root, from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpath(candidate);
    if (folder === root || folder === dirname(folder)) return undefined;
  }
}

/** @param {string} folder @returns {Promise<string[]>} */
async function filesOf(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesOf(path);
      return [path];
    }),
  );
  return files.flat();
}

/**
 * Names the packages that a package needs at run time. Strapi's packages name those of panel and builds too; counts
 * only the ones in their remaining code.
 * @param {string} folder
 */
async function needsOf(folder) {
  const {
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = await readManifest(folder);
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  const names = [...Object.keys(dependencies), ...peers].filter((name) => !NEVER_AT_RUN_TIME.has(name));
  const optional = Object.keys(optionalDependencies);
  if (!isOfStrapi(folder)) return [...names, ...optional];
  const sources = (await filesOf(folder)).filter((file) => /\.[cm]?js$/.test(file));
  const code = (await Promise.all(sources.map((file) => readFile(file, 'utf8')))).join('\n');
  const isUsed = (/** @type {string} */ name) =>
    name.startsWith('@strapi/') || ["'", '"', '`'].some((mark) => code.includes(mark + name));
  return [...names.filter(isUsed), ...optional];
}

/** @param {string} root @param {string} workspace @returns {Promise<Set<string>>} */
async function neededPackages(root, workspace) {
  /** @type {Set<string>} */
  const needed = new Set();
  const own = join(root, workspace);
  const waiting = [own];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const name of await needsOf(folder)) {
      if (folder === own && workspace === 'cms' && PANEL.includes(name)) continue;
      const found = await findPackage(root, folder, name);
      if (found === undefined || needed.has(found)) continue;
      needed.add(found);
      waiting.push(found);
    }
  }
  return needed;
}

/** @param {string} modules @returns {Promise<string[]>} */
async function packagesIn(modules) {
  const names = (await readdir(modules).catch(() => [])).filter((name) => !name.startsWith('.'));
  const scoped = await Promise.all(
    names.map(async (name) =>
      name.startsWith('@') ? (await readdir(join(modules, name))).map((part) => join(name, part)) : [name],
    ),
  );
  const folders = scoped.flat().map((name) => join(modules, name));
  const nested = await Promise.all(folders.map((folder) => packagesIn(join(folder, 'node_modules'))));
  return [...folders, ...nested.flat()];
}

/** @param {string} root @param {string} workspace */
export async function prune(root, workspace) {
  const roots = [join(root, 'node_modules'), join(root, workspace, 'node_modules')];
  const before = (await Promise.all(roots.map(packagesIn))).flat();
  for (const folder of before.filter(isOfStrapi)) {
    for (const part of NOT_OF_THE_SERVER) await rm(join(folder, part), { recursive: true, force: true });
  }
  const needed = await neededPackages(root, workspace);
  const gone = before.filter(
    (folder) => ![...needed].some((kept) => kept === folder || kept.startsWith(`${folder}/`)),
  );
  for (const folder of gone) await rm(folder, { recursive: true, force: true });
  for (const folder of needed) {
    const notes = (await filesOf(folder)).filter((file) => /\.(?:map|d\.[cm]?ts)$/.test(file));
    await Promise.all(notes.map((file) => rm(file)));
  }
  return { kept: needed.size, gone: gone.map((folder) => relative(root, folder)) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [root = '', workspace = ''] = process.argv.slice(2);
  await stat(join(root, workspace, 'package.json'));
  const { kept, gone } = await prune(await realpath(root), workspace);
  process.stdout.write(`${kept} packages stay, ${gone.length} go.\n`);
}
