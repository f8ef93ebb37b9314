import { defineConfig } from 'vitest/config';

// Runs tests of the real `npm start` after the builds, which it would otherwise make itself.
export default defineConfig({
  test: { include: ['**/*.e2e.test.mjs'], testTimeout: 300_000, hookTimeout: 300_000 },
});
