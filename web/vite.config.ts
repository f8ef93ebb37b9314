import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Rollup } from 'vite';
// Relative, because Vite leaves packages to Node.js, which does not read JSON by default.
import defaults from '../cms/server-kit/environment-values.json';
import { applicationRoutes } from './plugins/application-routes';
import { browserScript } from './plugins/browser-script';
import { checkedBudgets } from './plugins/checked-budgets';
import { compiledStyles } from './plugins/compiled-styles';
import { requestRules } from './plugins/request-rules';
import { serverCode } from './plugins/server-code';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = { '~': here('./app') };

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\/|commonjsHelpers/;
/** Modules that the documents' script shares with others, bundled in one file instead of one each. */
const SHARED =
  /preload-helper|\/cms\/contract\/languages\.|\/app\/(?:page-parameters|i18n\/(?:fill|language-cookie|paths)|islands\/(?:island-data|page-parts)|site\/taken-over|browser\/(?:motion|print)|ui\/(?:plain-notice|toast|toast\.css))\./;

const ISLANDS = here('./app/browser/island-modules.ts');

/** Returns the modules that at least three islands need; in one file, because a waking island waits for each. */
function sharedByIslands(getModuleInfo: Rollup.GetModuleInfo): Set<string> {
  const users = new Map<string, number>();
  for (const island of getModuleInfo(ISLANDS)?.dynamicallyImportedIds ?? []) {
    const needed = new Set([island]);
    for (const id of needed)
      for (const imported of getModuleInfo(id)?.importedIds ?? []) needed.add(imported);
    for (const id of needed) users.set(id, (users.get(id) ?? 0) + 1);
  }
  return new Set([...users].filter(([, count]) => count > 2).map(([id]) => id));
}

const ICONS = /^(.*\/lucide-react\/dist\/esm\/)icons\//;
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const ICON_EXPORT = /export \{([^}]*)\} from ['"]\.\/(icons\/[\w.-]+)['"]/g;

/** Returns the files of icons that islands import by name: the package's list imports all, those of /admin too. */
function iconsOfIslands(getModuleInfo: Rollup.GetModuleInfo, folder: string): Set<string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of codeOf(getModuleInfo, `${folder}lucide-react.mjs`).matchAll(
    ICON_EXPORT,
  ))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, folder + file);
  const modules = new Set(getModuleInfo(ISLANDS)?.dynamicallyImportedIds);
  const icons = new Set<string>();
  for (const id of modules) {
    if (id.startsWith(folder)) continue;
    for (const imported of getModuleInfo(id)?.importedIds ?? []) modules.add(imported);
    for (const [, names = ''] of codeOf(getModuleInfo, id).matchAll(ICON_IMPORT))
      for (const [name] of names.matchAll(/\w+(?=\s*(?:,|$|as\b))/g)) icons.add(files.get(name) ?? name);
  }
  return icons;
}

const codeOf = (getModuleInfo: Rollup.GetModuleInfo, id: string) => getModuleInfo(id)?.code ?? '';

let ofIslands: Set<string> | undefined;
let icons: Set<string> | undefined;

function chunkOf(id: string, { getModuleInfo }: { getModuleInfo: Rollup.GetModuleInfo }): string | undefined {
  if (REACT.test(id)) return 'react';
  if (SHARED.test(id)) return 'shared';
  const [, iconFolder] = ICONS.exec(id) ?? [];
  if (iconFolder) {
    icons ??= iconsOfIslands(getModuleInfo, iconFolder);
    return icons.has(id) ? 'islands' : 'icons';
  }
  ofIslands ??= sharedByIslands(getModuleInfo);
  return ofIslands.has(id) ? 'islands' : undefined;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    compiledStyles(here('./app'), here('./app/theme/styles.css'), alias),
    requestRules(),
    applicationRoutes(),
    browserScript(),
    remix({
      future: {
        v3_fetcherPersist: true,
        // Sends all routes (2.6 kB compressed); asking for parts under /__manifest costs the server long searches.
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    checkedBudgets(),
    ...(isSsrBuild ? [serverCode()] : []),
  ],
  resolve: { alias },
  ssr: isSsrBuild
    ? // One file: the site starts in half the time with less memory. Native packages stay outside.
      { noExternal: true, external: ['sharp', '@myriaddreamin/typst-ts-node-compiler'] }
    : // Node.js would take the build of opentype.js without named exports.
      { noExternal: ['opentype.js'] },
  // Prepares lazy code at the start of the development server, not with a reload at its first use.
  optimizeDeps: {
    entries: ['./app/{admin,features,sections,site,ui}/**/*.tsx', '!**/*.{server,test,test-support}.*'],
  },
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
      // 5 % smaller than with esbuild, which makes no second pass.
      minify: 'terser' as const,
      terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
      rollupOptions: { output: { manualChunks: chunkOf } },
    }),
  },
}));
