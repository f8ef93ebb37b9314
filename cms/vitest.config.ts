import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['contract/**/*.test.ts', 'src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: './tests/global-setup.ts',
    // One Strapi at a time: the tests of the version row need nobody else to write.
    fileParallelism: false,
    // Only what hangs reaches these limits: a test must not fail because a machine is slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
