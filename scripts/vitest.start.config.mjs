import { defineConfig } from 'vitest/config';

// Runs tests of the real `npm start` after the builds, which it would otherwise make itself. Ten thousand requests take
// two minutes and a half, on a machine half as fast, which runs other tests beside, more than five.
export default defineConfig({
  test: { include: ['**/*.e2e.test.mjs'], testTimeout: 600_000, hookTimeout: 300_000 },
});
