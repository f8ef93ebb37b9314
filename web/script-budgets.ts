/** Brotli bytes of JavaScript that a page may load by itself; the build fails beyond. Explain every increase here. */
export const SCRIPT_BUDGETS = {
  /** Every public page; React comes with the first island. */
  document: { entries: ['app/browser/entry.ts'], bytes: 8_000 },
  /** What the first touch of a drawn screen fetches, with what the page has by then. */
  'screen of attrian': { entries: ['app/browser/screens/attrian.ts'], bytes: 6_000 },
  'screen of docuflow': { entries: ['app/browser/screens/docuflow.ts'], bytes: 6_000 },
  'screen of me-ti': { entries: ['app/browser/screens/me-ti.ts'], bytes: 6_000 },
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
