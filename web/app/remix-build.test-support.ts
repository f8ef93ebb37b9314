import type { ServerBuild } from '@remix-run/server-runtime';

export const REMIX_BUILD = {
  publicPath: '/',
  assetsBuildDirectory: '',
  isSpaMode: false,
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
} satisfies Partial<ServerBuild>;
