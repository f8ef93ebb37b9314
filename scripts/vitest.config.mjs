import { defineConfig } from 'vitest/config';

// Only what hangs reaches these limits: a test must not fail because a machine is slow.
export default defineConfig({
  test: {
    include: ['**/*.test.mjs'],
    // They need the builds: vitest.start.config.mjs.
    exclude: ['**/*.e2e.test.mjs'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
