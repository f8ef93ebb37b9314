import type { Plugin } from 'vite';

/** V8 keeps ASCII code in one byte a letter instead of two, for as long as the site runs. */
export const SERVER_CODE = {
  // Drops the development build of packages that bring two.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  // Keeps names, so that the log says which function failed.
  esbuild: { charset: 'ascii', legalComments: 'none', minifyIdentifiers: false },
  build: { minify: 'esbuild' },
} as const;

const NOT_ASCII = /[^\0-\x7f]/g;

/** Escapes letters that esbuild leaves in regular expressions, where the escape means the same. */
export function inAscii(code: string): string {
  return code.replaceAll(NOT_ASCII, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

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
