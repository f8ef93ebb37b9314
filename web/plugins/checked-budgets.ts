import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest, Plugin } from 'vite';
import { SCRIPT_BUDGETS } from '../script-budgets';

export function filesOf(entries: readonly string[], manifest: Manifest): Set<string> {
  const files = new Set<string>();
  const names = new Set(entries);
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build for browsers has no ${name}.`);
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) names.add(imported);
  }
  return files;
}

export const overruns = (sizes: Record<string, number>, budgets: Record<string, { bytes: number }>) =>
  Object.entries(budgets)
    .filter(([kind, { bytes }]) => (sizes[kind] ?? 0) > bytes)
    .map(([kind, { bytes }]) => `${kind} fetches ${sizes[kind]} bytes of JavaScript, and may ${bytes}`);

/** Fails the build when a kind of page exceeds script-budgets.ts. */
export const checkedBudgets = (): Plugin => ({
  name: 'checked-budgets',
  apply: (_config, { isSsrBuild }) => isSsrBuild === true,
  // Runs before Remix writes its server and removes the manifest.
  async buildEnd(error) {
    if (error) return;
    const { root, build } = this.environment.config;
    const client = resolve(root, build.outDir, '../client');
    const manifest: Manifest = JSON.parse(await readFile(resolve(client, '.vite/manifest.json'), 'utf8'));
    const sizes: Record<string, number> = {};
    for (const [kind, { entries }] of Object.entries(SCRIPT_BUDGETS)) {
      let bytes = 0;
      for (const file of filesOf(entries, manifest))
        bytes += brotliCompressSync(await readFile(resolve(client, file))).length;
      sizes[kind] = bytes;
    }
    this.info(`JavaScript of a page: ${JSON.stringify(sizes)}`);
    const found = overruns(sizes, SCRIPT_BUDGETS);
    if (found.length > 0) throw new Error(`${found.join('; ')} (web/script-budgets.ts).`);
  },
});
