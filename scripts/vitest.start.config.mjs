import { defineConfig } from 'vitest/config';

// What drives `npm start` for real: after the builds, because it would else make them itself.
export default defineConfig({
  test: { include: ['**/*.e2e.test.mjs'], testTimeout: 300_000, hookTimeout: 300_000 },
});
