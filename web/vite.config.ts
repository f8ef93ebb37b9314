import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
// By its path: Vite leaves packages to Node.js, which does not read JSON without being told so.
import defaults from '../cms/contract/environment-values.json';
import { applicationRoutes } from './plugins/application-routes';
import { browserScript } from './plugins/browser-script';
import { checkedBudgets } from './plugins/checked-budgets';
import { compiledStyles, noSheetsOfTheServer } from './plugins/compiled-styles';
import { nativeFetch } from './plugins/native-fetch';
import { serverCode } from './plugins/server-code';
import { requestRules } from './server/request-rules-plugin';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = {
  '~': here('./app'),
  // With this the drawings of lucide-react become icons.
  '../createLucideIcon.mjs': here('./app/ui/icon.ts'),
};

/** React, which an island fetches when it wakes, and /admin from the beginning. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;
/** Modules that the script of documents shares with others: in one file, not in one each. */
const SHARED =
  /preload-helper|\/cms\/contract\/languages\.|\/app\/(?:page-parameters|i18n\/(?:fill|language-cookie|paths)|islands\/(?:island-data|page-parts)|ui\/(?:motion|print|toast|toast\.css))\./;

function chunkOf(id: string): string | undefined {
  if (REACT.test(id)) return 'react';
  return SHARED.test(id) ? 'shared' : undefined;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    compiledStyles({ alias, folder: here('./app'), sheet: here('./app/theme/styles.css') }),
    noSheetsOfTheServer(),
    requestRules(),
    applicationRoutes(),
    browserScript(),
    remix({
      future: {
        v3_fetcherPersist: true,
        // Every page brings the list of routes (2.6 kB compressed). Asked for in parts, under /__manifest, it costs the
        // server a search through all routes for every segment of every link, on each page and for anybody who asks.
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    checkedBudgets(),
    ...(isSsrBuild ? [nativeFetch(), serverCode()] : []),
  ],
  resolve: { alias },
  ssr: isSsrBuild
    ? // One file in the place of a thousand: the site starts in half the time and needs less memory. Of packages with code
      // of the machine's own only the name can be in there.
      { noExternal: true, external: ['sharp'] }
    : // Node.js would take the one of its builds that has no names to import.
      { noExternal: ['opentype.js'] },
  // What is loaded on demand is prepared at the start of the development server, not with a reload at its first use.
  optimizeDeps: { entries: ['./app/{admin,features,sections,site,ui}/**/*.tsx', '!**/*.test.*'] },
  server: {
    host: process.env.HOST || defaults.host,
    port: Number(process.env.PORT || defaults.sitePort),
    strictPort: true,
  },
  build: {
    target: 'es2022',
    cssMinify: true,
    reportCompressedSize: false,
    ...(!isSsrBuild && {
      // Five of a hundred bytes less than with esbuild, which does no second pass.
      minify: 'terser' as const,
      terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
      rollupOptions: { output: { manualChunks: chunkOf } },
    }),
  },
}));
