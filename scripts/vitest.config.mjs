import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.mjs'],
    // Run by vitest.start.config.mjs, because they need the builds.
    exclude: ['**/*.e2e.test.mjs'],
    testTimeout: 15_000,
    hookTimeout: 15_000,
  },
});
