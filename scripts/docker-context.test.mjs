import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { COPIES, SPARE } from './run/rollout.mjs';
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

/**
 * @typedef {object} ComposeService
 * @property {string} image
 * @property {{ target: string, args: Record<string, string> }} [build]
 * @property {{ driver: string, options: object }} logging
 * @property {string[]} [profiles]
 * @property {string[]} [ports]
 * @property {string[]} [volumes]
 * @property {string[]} [networks]
 * @property {Record<string, string | number | null>} [environment]
 * @property {{ test: string[] }} [healthcheck]
 */
/** @type {Record<string, ComposeService>} */
const services = parse(readFileSync(inProject('docker-compose.yml'), 'utf8'), { merge: true }).services;
const serviceOf = (/** @type {string} */ name) => {
  const service = services[name];
  if (!service) throw new Error(`docker-compose.yml has no service ${name}.`);
  return service;
};
const namesOf = (/** @type {string | undefined} */ profile) =>
  Object.keys(services).filter((name) => services[name]?.profiles?.[0] === profile);

describe('what runs in containers', () => {
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

  it('stands on Debian 13 and Node 24, pinned by digest, unless NODE_IMAGE names another image', () => {
    const outside = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, stage]) => stage);
    expect(outside.filter((image) => !stages.includes(image))).toEqual([
      expect.stringMatching(/^node:24-trixie-slim@sha256:[0-9a-f]{64}$/),
      `\${NODE_IMAGE}`,
    ]);
    expect(dockerfile).toMatch(/^ARG NODE_IMAGE=node$/m);
    for (const { build } of Object.values(services)) {
      if (build) expect(build.args).toEqual({ NODE_IMAGE: `\${NODE_IMAGE:-node}` });
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

describe('the copies of the site', () => {
  const proxy = readFileSync(inProject('docker', 'haproxy.cfg'), 'utf8');
  const all = [...COPIES, SPARE];
  const volumeAt = (/** @type {string} */ name, /** @type {string} */ place) =>
    serviceOf(name).volumes?.find((volume) => volume.split(':')[1] === place);

  it('are no part of what starts without a profile', () => {
    expect(namesOf(undefined)).toEqual(['secrets', 'db', 'cms', 'web']);
    expect(namesOf('scale')).toEqual([...COPIES, 'proxy', 'valkey']);
    expect(namesOf('rollout')).toEqual([SPARE]);
  });

  it('are what the proxy knows, by the address that sends requests elsewhere before a copy stops', () => {
    const servers = [...proxy.matchAll(/^ {2}server (\S+) "\$\{COPY_\w+-(\S+):3000\}"$/gm)];
    expect(servers.map(([, name, host]) => [name, host])).toEqual(all.map((name) => [name, name]));
    for (const name of all) expect(proxy).toContain(`track site/${name}\n`);
    for (const name of all) expect(proxy).toContain(`{ path /up/${name} } { srv_is_up(site/${name}) }`);
    expect(proxy).toContain('uri /servingz');
    for (const name of all) expect(serviceOf(name).healthcheck?.test).toContain('/servingz');
  });

  it.each([
    ['/', true],
    ['/de', true],
    ['/schedule-meeting', true],
    ['/fr/schedule-meeting', true],
    ['/de/topics/krankenhaus', true],
    ['/de/blog', false],
    ['/de/topics', false],
    ['/admin', false],
  ])('are asked again for a form that was sent to %s: %s', (path, isRepeated) => {
    const [, pattern = ''] = /acl is_message_form path_reg (\S+)/.exec(proxy) ?? [];
    expect(new RegExp(pattern).test(path)).toBe(isRepeated);
  });

  it('have a store in common, and else only secrets: messages and content lie in volumes of their own', () => {
    for (const name of all) {
      expect(serviceOf(name).environment).toMatchObject({
        REDIS_URL: `\${REDIS_URL:-redis://valkey:6379}`,
        SITE_COPIES: COPIES.length,
      });
    }
    for (const place of ['/data', '/messages']) {
      expect(new Set(COPIES.map((name) => volumeAt(name, place))).size).toBe(COPIES.length);
      // The first copy takes over from `web`, and delivers what the spare leaves.
      expect(volumeAt(COPIES[0], place)).toBe(volumeAt('web', place));
      expect(volumeAt(SPARE, place)).toBe(volumeAt('web', place));
    }
  });

  it('are reached by the proxy alone, and the store by the copies alone', () => {
    for (const name of [...all, 'valkey']) expect(serviceOf(name).ports ?? []).toEqual([]);
    expect(serviceOf('proxy').ports).toEqual([`127.0.0.1:\${PROXY_PORT:-3080}:3000`]);
    const inNetwork = Object.keys(services).filter((name) =>
      services[name]?.networks?.includes('shared-state'),
    );
    expect(inNetwork.toSorted()).toEqual([...all, 'valkey'].toSorted());
  });

  it('have their messages in every backup', () => {
    const { environment, volumes } = serviceOf('backup');
    const folders = [environment?.SPOOL_DIR, ...String(environment?.COPIES_SPOOL_DIRS).split(':')];
    const backedUp = folders.map(
      (folder) => volumes?.find((volume) => volume.split(':')[1] === folder)?.split(':')[0],
    );
    expect(backedUp).toEqual(COPIES.map((name) => volumeAt(name, '/messages')?.split(':')[0]));
  });

  it('read how the last backup went, and not what it holds', () => {
    const place = String(serviceOf('backup').environment?.LAST_BACKUP_DIR);
    for (const name of ['web', ...all]) {
      expect(serviceOf(name).environment?.LAST_BACKUP_DIR).toBe(place);
      expect(volumeAt(name, place)).toBe(`${volumeAt('backup', place)}:ro`);
      expect(volumeAt(name, '/backups')).toBeUndefined();
    }
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
