/** Brotli bytes of JavaScript that a page may load by itself; the build fails beyond. Explain every increase here. */
export const SCRIPT_BUDGETS = {
  /** Every public page; React comes with the first island. */
  document: { entries: ['app/browser/entry.ts'], bytes: 8_000 },
  /** The login screen; the editors load after it. */
  admin: {
    entries: [
      'app/entry.client.tsx',
      'app/root.tsx?__remix-build-client-route',
      'app/pages/admin.tsx?__remix-build-client-route',
    ],
    bytes: 125_000,
  },
} as const;
