import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest, Plugin } from 'vite';
import { SCRIPT_BUDGETS } from '../script-budgets';

type Budgets = Readonly<Record<string, number>>;

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

export function overruns(sizes: Budgets, budgets: Budgets): string[] {
  return Object.entries(budgets)
    .filter(([kind, limit]) => (sizes[kind] ?? 0) > limit)
    .map(([kind, limit]) => `${kind} fetches ${sizes[kind]} bytes of JavaScript, and may ${limit}`);
}

/** Fails the build when a kind of page exceeds script-budgets.ts. */
export function checkedBudgets(): Plugin {
  let client = '';
  return {
    name: 'checked-budgets',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    configResolved({ root, build }) {
      client = resolve(root, build.outDir, '../client');
    },
    // Runs before Remix writes its server and removes the manifest.
    async buildEnd(error) {
      if (error) return;
      const manifest: Manifest = JSON.parse(await readFile(resolve(client, '.vite/manifest.json'), 'utf8'));
      const sizes: Record<string, number> = {};
      for (const [kind, { entries }] of Object.entries(SCRIPT_BUDGETS)) {
        const files = [...filesOf(entries, manifest)].map((file) => readFile(resolve(client, file)));
        sizes[kind] = (await Promise.all(files)).reduce(
          (sum, body) => sum + brotliCompressSync(body).length,
          0,
        );
      }
      this.info(`JavaScript of a page: ${JSON.stringify(sizes)}`);
      const budgets = Object.entries(SCRIPT_BUDGETS).map(([kind, { bytes }]) => [kind, bytes]);
      const found = overruns(sizes, Object.fromEntries(budgets));
      if (found.length > 0) throw new Error(`${found.join('; ')} (web/script-budgets.ts).`);
    },
  };
}
