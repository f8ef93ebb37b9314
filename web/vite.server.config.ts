import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { serverCode } from './plugins/server-code';
import { noteSheetRules } from './plugins/sheet-rules';
import { precompress } from './server/precompress';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Runs after the site itself is built: the last step of `npm run build`. */
function precompressClientFiles(): Plugin {
  return { name: 'precompress-client-files', closeBundle: () => precompress(here('./build/client')) };
}

/** The HTTP server, server/index.ts, as build/http/index.js. */
export default defineConfig({
  plugins: [
    noteSheetRules({ client: here('./build/client'), to: here('./build/http/sheet-rules.json') }),
    precompressClientFiles(),
    serverCode(),
  ],
  publicDir: false,
  // What it uses of its packages, and no more: Node.js would load each of them whole.
  ssr: { noExternal: true },
  resolve: { alias: { '~': here('./app') } },
  build: {
    ssr: here('./server/index.ts'),
    outDir: 'build/http',
    target: 'node20',
    reportCompressedSize: false,
  },
});
