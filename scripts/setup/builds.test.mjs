import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { BUILDS } from './builds.mjs';
import { inProject } from './project.mjs';

describe('BUILDS', () => {
  const isInput = (/** @type {string} */ name, /** @type {string} */ path) => {
    const build = BUILDS.find((candidate) => candidate.name === name);
    if (!build) throw new Error(`no build ${name}`);
    const parents = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
    return (
      build.inputs.some((input) => parents.includes(input)) &&
      !build.ignored.some((pattern) => parents.some((parent) => pattern.test(parent)))
    );
  };

  it.each([
    ['build-web', 'web/app/root.tsx', true],
    ['build-web', 'web/vite.config.ts', true],
    ['build-web', 'web/app/i18n/locales/de/home.json', true],
    ['build-web', 'cms/schema.graphql', true],
    ['build-web', 'web/app/i18n/paths.test.ts', false],
    ['build-web', 'web/app/styled-system/css/index.mjs', false],
    ['build-web', 'web/data/snapshot.json', false],
    ['build-web', 'web/content/whitepaper/ti-2-0-transformation.md', true],
    ['build-web', 'web/vitest.config.ts', false],
    ['build-cms', 'cms/src/api/section/content-types/section/schema.json', true],
    ['build-cms', 'cms/config/admin.ts', true],
    ['build-web', 'cms/contract/project.ts', true],
    ['build-cms', 'cms/contract/project.ts', true],
    ['build-panel', 'cms/contract/languages.ts', true],
    ['build-web', 'cms/server-kit/networks.ts', true],
    ['build-cms', 'cms/server-kit/networks.ts', true],
    ['build-web', 'cms/contract/input-problem.test.ts', false],
    ['build-cms', 'cms/src/admin/app.tsx', false],
    ['build-cms', 'cms/seed/de/posts/a.md', false],
    ['build-cms', 'cms/data/site.db', false],
    ['build-cms', 'cms/.strapi-updater.json', false],
    ['build-panel', 'cms/src/admin/app.tsx', true],
    ['build-panel', 'cms/src/index.ts', false],
    ['build-panel', 'package-lock.json', true],
  ])('%s: a change of %s makes it due: %s', (name, path, isDue) => {
    expect(isInput(name, path)).toBe(isDue);
  });

  const NO_INPUT = {
    cms: [
      ...[
        'README.md',
        'accounts.js',
        'backup.js',
        'database',
        'data',
        'dist',
        'messages.js',
        'node_modules',
        'scripts',
        'seed',
      ],
      ...['server.js', 'tests', 'uploads.js'],
      'vitest.config.ts',
    ],
    web: [
      ...[
        'README.md',
        'build',
        'data',
        'node_modules',
        'playwright.config.ts',
        'playwright-report',
        'scripts',
      ],
      ...['test-results', 'tests', 'vitest.browser-setup.ts', 'vitest.config.ts', 'vitest.setup.ts'],
    ],
  };

  it.each(/** @type {const} */ (['cms', 'web']))(
    '%s: every file there is an input or known not to be',
    async (side) => {
      const inputs = BUILDS.flatMap((build) => build.inputs);
      const names = (await readdir(inProject(side))).filter((name) => !name.startsWith('.'));
      const unknown = names.filter(
        (name) => !inputs.includes(`${side}/${name}`) && !NO_INPUT[side].includes(name),
      );
      expect(unknown).toEqual([]);
    },
  );

  it('names inputs that exist', () => {
    const missing = BUILDS.flatMap(({ inputs }) => inputs).filter((input) => !existsSync(inProject(input)));
    expect(missing).toEqual([]);
  });
});
