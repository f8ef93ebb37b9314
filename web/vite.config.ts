import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
// By its path: Vite leaves packages to Node.js, which does not read JSON without being told so.
import defaults from '../cms/contract/environment-values.json';
import { compiledStyles } from './plugins/compiled-styles';
import { requestRules } from './server/request-rules-plugin';

const alias = { '~': fileURLToPath(new URL('./app', import.meta.url)) };

/**
 * What nearly every page needs: one file, because twenty small ones compress worse than they are worth. Of the icons
 * those that the home page shares with others; the library's index stays out, because with it would come every icon of
 * the site, those of /admin too.
 */
const ON_EVERY_PAGE =
  /\/cms\/contract\/languages\.|\/app\/(?:i18n\/|company|picture-widths|drawings\/(?:illustration|product-illustration|drawing)|features\/(?:products\/|preview\/use-preview)|sections\/shared\/(?:accent|closing-band|maturity-rail|pill)|ui\/(?!chakra|picture\.)|site\/(?:brand|head|navigation-items|structured-data|organization|message-page|frame-choice))|\/lucide-react\/dist\/esm\/(?!icons\/|dynamic|lucide-react\.)|\/lucide-react\/dist\/esm\/icons\/(?:check|x|shield-check|arrow-right|arrow-left|arrow-up-right|chevron-down|earth|link-2|lock|refresh-cw|smartphone)\./;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    compiledStyles({ alias }),
    requestRules(),
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
  ],
  resolve: { alias },
  // One file in the place of a thousand: the site starts in half the time and needs less memory. Of packages with code of
  // the machine's own only the name can be in there.
  ...(isSsrBuild && { ssr: { noExternal: true, external: ['sharp', 'opentype.js'] } }),
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
      rollupOptions: {
        output: { manualChunks: (id: string) => (ON_EVERY_PAGE.test(id) ? 'every-page' : undefined) },
      },
    }),
  },
}));
