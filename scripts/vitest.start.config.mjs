import { defineConfig } from 'vitest/config';

// Runs tests of the real `npm start` after the builds, which it would otherwise make itself. The limit bears ten
// thousand requests to statistics on a busy machine.
export default defineConfig({
  test: { include: ['**/*.e2e.test.mjs'], testTimeout: 600_000, hookTimeout: 300_000 },
});
