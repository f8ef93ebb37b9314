import type { Plugin } from 'vite';

/**
 * How the code is written that runs on the server. V8 keeps it for as long as the site runs: in one byte a letter if all
 * of them are Latin-1, else in two.
 */
export const SERVER_CODE = {
  // Of packages that bring a build for development beside the other one, this leaves the other one.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  // Names stay as they are, so that the log says which function has failed.
  esbuild: { charset: 'ascii', legalComments: 'none', minifyIdentifiers: false },
  build: { minify: 'esbuild' },
} as const;

const NOT_ASCII = /[^\0-\x7f]/g;

/** In regular expressions, the one place where esbuild leaves letters as they are, a letter and its number mean the same. */
export function inAscii(code: string): string {
  return code.replaceAll(NOT_ASCII, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** For builds that run on the server. */
export function serverCode(): Plugin {
  return {
    name: 'server-code',
    config: () => SERVER_CODE,
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = inAscii(file.code);
      }
    },
  };
}
