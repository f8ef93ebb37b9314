import { defineConfig } from 'vitest/config';

// Only a hanging test reaches these limits; a slow machine must not fail one.
export default defineConfig({
  test: {
    include: ['**/*.test.mjs'],
    // Run by vitest.start.config.mjs, because they need the builds.
    exclude: ['**/*.e2e.test.mjs'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
