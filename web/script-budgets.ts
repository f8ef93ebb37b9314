/**
 * How much JavaScript a page may fetch before anybody has done anything, in compressed bytes (Brotli, without headers),
 * and the modules that it starts with. The build fails when a page needs more: whoever adds something says here what for.
 */
export const SCRIPT_BUDGETS = {
  /** The script of every public page; React comes with the first island that wakes. */
  document: { entries: ['app/browser/entry.ts'], bytes: 8_000 },
  /** The screen that draws the login form; the editors themselves come after it. */
  admin: {
    entries: [
      'app/entry.client.tsx',
      'app/root.tsx?__remix-build-client-route',
      'app/pages/admin.tsx?__remix-build-client-route',
    ],
    bytes: 125_000,
  },
} as const;
