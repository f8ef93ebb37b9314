import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { serverCode } from './plugins/server-code';
import { noteSheetRules } from './plugins/sheet-rules';
import { precompress } from './server/precompress';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Runs last in `npm run build`. */
function precompressClientFiles(): Plugin {
  return { name: 'precompress-client-files', closeBundle: () => precompress(here('./build/client')) };
}

export default defineConfig({
  plugins: [
    noteSheetRules({ client: here('./build/client'), to: here('./build/http/sheet-rules.json') }),
    precompressClientFiles(),
    serverCode(),
  ],
  publicDir: false,
  // Bundles only what is used; Node.js would load whole packages.
  ssr: { noExternal: true },
  resolve: { alias: { '~': here('./app') } },
  build: {
    ssr: here('./server/index.ts'),
    outDir: 'build/http',
    target: 'node20',
    reportCompressedSize: false,
  },
});
