import type { Plugin } from 'vite';

/** Minifies the server's code, but keeps names, so that the log says which function failed. */
export const SERVER_CODE = {
  // Drops the development build of packages that bring two.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  esbuild: { legalComments: 'none', minifyIdentifiers: false },
  build: { minify: 'esbuild' },
} as const;

export const serverCode = (): Plugin => ({ name: 'server-code', config: () => SERVER_CODE });
