import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,server-kit}/**/*.test.ts', 'src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: './tests/global-setup.ts',
    setupFiles: './tests/setup.ts',
    // Runs one Strapi at a time, because the tests of the version row allow no other writer.
    fileParallelism: false,
    // Each file has hooks that start Strapi; what starts it within a test says so there.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
