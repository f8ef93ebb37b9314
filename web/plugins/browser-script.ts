import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Manifest, Plugin, ResolvedConfig } from 'vite';
import { filesOf } from './checked-budgets';

const ENTRY = 'app/browser/entry.ts';
const MODULE = 'virtual:browser-script';

/** The first reloads the page; components do not run without the second. */
const IN_DEVELOPMENT = ['/@vite/client', '/@id/__x00__virtual:remix/inject-hmr-runtime', `/${ENTRY}`];

const isForBrowsers = ({ command, build }: ResolvedConfig) => command === 'build' && !build.ssr;

async function addresses(config: ResolvedConfig): Promise<string[]> {
  if (config.command === 'serve') return IN_DEVELOPMENT;
  if (isForBrowsers(config)) return [];
  const manifest = resolve(config.root, config.build.outDir, '../client/.vite/manifest.json');
  const files = filesOf([ENTRY], JSON.parse(await readFile(manifest, 'utf8')) as Manifest);
  return [...files].map((file) => `/${file}`).reverse();
}

/** Names the script of documents with what it imports, so that browsers fetch all at once. */
export const browserScript = (): Plugin => ({
  name: 'browser-script',
  buildStart() {
    const { config } = this.environment;
    if (isForBrowsers(config))
      this.emitFile({ type: 'chunk', id: resolve(config.root, ENTRY), name: 'browser' });
  },
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
  async load(id) {
    if (id !== `\0${MODULE}`) return null;
    return `export const BROWSER_SCRIPTS = ${JSON.stringify(await addresses(this.environment.config))};`;
  },
});
