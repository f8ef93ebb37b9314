import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precompress } from './plugins/precompress';
import { serverCode } from './plugins/server-code';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the HTTP server, last in `npm run build`. */
export default defineConfig({
  plugins: [
    { name: 'precompressed-files', closeBundle: () => precompress(here('./build/client')) },
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
