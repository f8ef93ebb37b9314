import type { Plugin } from 'vite';

/** Minifies the server's code, but keeps names, so that the log says which function failed. */
export const SERVER_CODE = {
  // Drops the development build of packages that bring two.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  esbuild: { charset: 'ascii', legalComments: 'none', minifyIdentifiers: false },
  build: { minify: 'esbuild' },
} as const;

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Escapes in regular expressions too, which esbuild leaves as they are. */
export const toAscii = (code: string) => code.replace(/[^\0-\x7f]/g, escaped);

/** Builds the server's code in ASCII: V8 keeps it whole, with two bytes a character where one is not Latin. */
export const serverCode = (): Plugin => ({
  name: 'server-code',
  config: () => SERVER_CODE,
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = toAscii(file.code);
  },
});
