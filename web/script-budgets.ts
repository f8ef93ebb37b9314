/** Brotli bytes of JavaScript that a page may load by itself; the build fails beyond. Explain every increase here. */
export const SCRIPT_BUDGETS = {
  document: { entries: ['app/browser/entry.ts'], bytes: 8_000 },
  'hub of attrian': { entries: ['app/browser/answers/hub.ts'], bytes: 6_000 },
  'screen of attrian': { entries: ['app/browser/answers/rights.ts'], bytes: 6_000 },
  'screen of docuflow': { entries: ['app/browser/answers/search.ts'], bytes: 6_000 },
  'screen of me-ti': { entries: ['app/browser/answers/message.ts'], bytes: 6_000 },
  /** The login screen; the editors load after it. A thousand more since icons are lucide's own components. */
  admin: {
    entries: [
      'app/entry.client.tsx',
      'app/root.tsx?__remix-build-client-route',
      'app/pages/admin.tsx?__remix-build-client-route',
    ],
    bytes: 126_000,
  },
} as const;
