import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Manifest, Plugin, ResolvedConfig } from 'vite';

const ENTRY = 'app/browser/entry.ts';
const MODULE = 'virtual:browser-script';
const RESOLVED = `\0${MODULE}`;

/** The first reloads the page; components do not run without the second. */
const IN_DEVELOPMENT = ['/@vite/client', '/@id/__x00__virtual:remix/inject-hmr-runtime', `/${ENTRY}`];

export function browserScript(): Plugin {
  let config: ResolvedConfig;
  const isForBrowsers = () => config.command === 'build' && !config.build.ssr;

  async function addresses(): Promise<string[]> {
    if (config.command === 'serve') return IN_DEVELOPMENT;
    if (isForBrowsers()) return [];
    const manifest = resolve(config.root, config.build.outDir, '../client/.vite/manifest.json');
    const chunks = JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
    const entry = chunks[ENTRY];
    if (!entry) throw new Error(`The build for browsers has no ${ENTRY}.`);
    // At once with what it imports, which would otherwise be asked for one after the other.
    return [...(entry.imports ?? []), ENTRY].flatMap((id) => (chunks[id] ? [`/${chunks[id].file}`] : []));
  }

  return {
    name: 'browser-script',
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      if (isForBrowsers()) this.emitFile({ type: 'chunk', id: resolve(config.root, ENTRY), name: 'browser' });
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load: async (id) =>
      id === RESOLVED ? `export const BROWSER_SCRIPTS = ${JSON.stringify(await addresses())};` : null,
  };
}
