import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const shared = {
  resolve: { alias: { '~': here('./app') } },
  css: { postcss: {} },
};

const setupFiles = [here('./vitest.setup.ts')];
/** Needed by everything that reads the environment, and looked at by the tests of the preview alone. */
const env = { PREVIEW_SECRET: 'preview-secret-of-the-unit-tests-only' };

// Only what hangs reaches these limits: a test must not fail because a machine is slow.
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          ...patience,
          name: 'server',
          environment: 'node',
          include: ['{app,server}/**/*.test.ts'],
          setupFiles,
          env,
        },
      },
      {
        ...shared,
        test: {
          ...patience,
          name: 'browser',
          environment: 'happy-dom',
          include: ['app/**/*.test.tsx'],
          setupFiles: [...setupFiles, here('./vitest.browser-setup.ts')],
          env,
        },
      },
    ],
  },
});
