import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,server-kit}/**/*.test.ts', 'src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: './tests/global-setup.ts',
    // Runs one Strapi at a time, because the tests of the version row allow no other writer.
    fileParallelism: false,
    // Only a hanging test reaches these limits; a slow machine must not fail one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
