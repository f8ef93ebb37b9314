import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { MALLOC_SETTINGS, startArguments } from './run/site-services.mjs';
import { BUILDS } from './setup/builds.mjs';
import { filesOf } from './setup/fingerprint.mjs';
import { inProject, ROOT } from './setup/project.mjs';

/**
 * Reads `.dockerignore` as Docker does: `*` stays within a folder, `**` does not; a folder includes its contents.
 * @param {string} line
 */
function readRule(line) {
  const isException = line.startsWith('!');
  const pattern = (isException ? line.slice(1) : line)
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(
      /\*\*\/|\*\*|\*|\?/g,
      (sign) => ({ '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' })[sign] ?? sign,
    );
  return { isException, expression: new RegExp(`^${pattern}(?:/.*)?$`) };
}

const rules = readFileSync(inProject('.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map(readRule);

/** The last matching rule decides. */
const isLetThrough = (/** @type {string} */ path) =>
  rules.findLast(({ expression }) => expression.test(path))?.isException ?? true;

const dockerfile = readFileSync(inProject('docker', 'Dockerfile'), 'utf8');

const copied = [...dockerfile.matchAll(/^COPY (?!--from)(?:--\S+ )*(.+) \S+$/gm)].flatMap(
  ([, sources = '']) => sources.split(' '),
);

/** @param {string[]} inputs */
const filesIn = (inputs) =>
  filesOf(ROOT, {
    inputs,
    ignored: [/\.test\./, /(^|\/)README\.md$/, /(^|\/)(node_modules|dist|build|data)$/],
  });

describe('what the images are made from', () => {
  it('is read from .dockerignore as Docker does', () => {
    const paths = [
      'package.json',
      'web/app/root.tsx',
      'cms/seed/de/posts/a.md',
      'README.md',
      'web/.env',
      '.env',
    ];
    expect(paths.filter(isLetThrough)).toEqual([
      'package.json',
      'web/app/root.tsx',
      'cms/seed/de/posts/a.md',
    ]);
  });

  it.each(BUILDS)('has every file of: $title', async ({ inputs, ignored }) => {
    const files = await filesOf(ROOT, { inputs, ignored });
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !isLetThrough(file))).toEqual([]);
  });

  it('has every file that is copied into an image, seed and health check included', async () => {
    expect(copied).toEqual(
      expect.arrayContaining([
        'cms/seed',
        'cms/server.js',
        'cms/messages.js',
        'docker/messages.sh',
        'docker/is-healthy.sh',
        'scripts',
      ]),
    );
    expect(copied.filter((path) => !existsSync(inProject(path)))).toEqual([]);
    const files = await filesIn(copied.filter((path) => path !== 'web' && path !== 'cms'));
    expect(files.filter((file) => !isLetThrough(file))).toEqual([]);
  });
});

describe('what runs in containers', () => {
  /** @type {Record<string, { image: string, build?: { target: string }, logging: { driver: string, options: object } }>} */
  const services = parse(readFileSync(inProject('docker-compose.yml'), 'utf8'), { merge: true }).services;

  it('has the name of its version, so that an earlier one can come back without a build', () => {
    const built = Object.values(services).filter(({ build }) => build);
    expect(built.map(({ image }) => image)).toEqual(
      built.map(({ build }) => `\${IMAGE_PREFIX:-gesundheits-it}/${build?.target}:\${VERSION:-local}`),
    );
    expect(new Set(built.map(({ image }) => image)).size).toBe(3);
  });

  it('writes logs that other programs read, and that end', () => {
    for (const { logging } of Object.values(services)) {
      expect(logging).toMatchObject({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } });
    }
  });

  it('has no npm', () => {
    const [, runtime = ''] = dockerfile.split(/^FROM base AS runtime$/m);
    for (const path of ['lib/node_modules', 'bin/npm', 'bin/npx']) {
      expect(runtime).toContain(`/usr/local/${path}`);
    }
    for (const stage of ['secrets', 'server']) expect(dockerfile).toContain(`FROM runtime AS ${stage}`);
  });
});

describe('the image of Strapi', () => {
  it.each(['contract', 'server-kit'])('has the packages of its compiled copy of %s', (name) => {
    const dependenciesOf = (/** @type {string[]} */ ...folder) =>
      JSON.parse(readFileSync(inProject(...folder, 'package.json'), 'utf8')).dependencies;
    expect(dependenciesOf('cms')).toMatchObject(dependenciesOf('cms', name));
  });
});

describe('how the images start', () => {
  it.each(['web', 'cms'])('is how npm start does it: %s', async (workspace) => {
    const [, stage = ''] = dockerfile.split(new RegExp(`^FROM \\S+ AS ${workspace}$`, 'm'));
    const [, command = ''] = /^CMD (\[.+\])$/m.exec(stage) ?? [];
    const withoutSecrets = JSON.parse(command).filter(
      (/** @type {string} */ part) => !part.startsWith('--env-file'),
    );
    expect(withoutSecrets).toEqual(['node', ...(await startArguments(workspace))]);
  });

  it('is with the same memory for the C library', () => {
    const settings = Object.fromEntries(
      [...dockerfile.matchAll(/\b(MALLOC_\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
    );
    expect(settings).toEqual(MALLOC_SETTINGS);
  });
});
