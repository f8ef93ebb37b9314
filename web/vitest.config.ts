import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const shared = {
  resolve: { alias: { '~': here('./app') } },
  css: { postcss: {} },
};

const setupFiles = [here('./vitest.setup.ts')];
const env = {
  /** Everything that reads the environment needs it; only preview tests use it. */
  PREVIEW_SECRET: 'preview-secret-of-the-unit-tests-only',
  CONTENT_MAX_AGE_MS: '0',
  /** A busy machine keeps the made-up Strapi waiting, which runs in the same process. */
  CONTENT_PATIENCE_MS: '10000',
};

/** These stub environment and Strapi, and the site opens its content client once per process. */
const WITH_CONTENT_CLIENT =
  'app/{api,content,discovery,health,page-data,pages,redirects,resources,site,statistics,uploads}/**/*.test.ts';

/** Node.js would take the build of opentype.js without named exports. */
const server = { deps: { inline: ['opentype.js'] } };

const patience = { testTimeout: 15_000, hookTimeout: 15_000, expect: { poll: { timeout: 10_000 } } };

const sharedByTests = { ...patience, server, env };

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          ...sharedByTests,
          name: 'server',
          environment: 'node',
          include: [WITH_CONTENT_CLIENT],
          setupFiles,
        },
      },
      {
        ...shared,
        test: {
          ...sharedByTests,
          name: 'functions',
          environment: 'node',
          include: ['{app,plugins,server}/**/*.test.ts'],
          exclude: [WITH_CONTENT_CLIENT],
          // Loading modules again for each file would take three times as long as the tests.
          isolate: false,
          setupFiles,
        },
      },
      {
        ...shared,
        test: {
          ...sharedByTests,
          name: 'browser',
          environment: 'happy-dom',
          include: ['app/**/*.test.tsx'],
          setupFiles: [...setupFiles, here('./vitest.browser-setup.ts')],
        },
      },
    ],
  },
});
