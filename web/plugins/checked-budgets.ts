import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { SCRIPT_BUDGETS } from '../script-budgets';
import { findManifest } from './compact-manifest';

interface Files {
  module: string;
  imports?: string[];
}

interface BuiltRoute extends Files {
  id: string;
  parentId?: string;
}

export interface BuiltSite {
  entry: Files;
  routes: Record<string, BuiltRoute>;
}

export interface PageScripts {
  /** Of the page, without language. */
  path: string;
  files: string[];
}

const filesOf = ({ module, imports = [] }: Files) => [module, ...imports];

/** Each page once, in German, with what its document has the browser fetch. */
export function scriptsOfPages({ entry, routes }: BuiltSite): PageScripts[] {
  const { root, ...others } = routes;
  if (!root) throw new Error('The site has no root.');
  return Object.values(others)
    .filter(({ id }) => /^de:|^bare:admin$/.test(id))
    .map((route) => ({
      path: `/${route.id.replace(/^(?:de:de\/?|bare:)/, '')}`,
      files: [...new Set([...filesOf(entry), ...filesOf(root), ...filesOf(route)])],
    }));
}

export function budgetOf(path: string): number {
  return SCRIPT_BUDGETS.pages[path] ?? SCRIPT_BUDGETS.everyPage;
}

/** What is over its budget, in words. */
export function overruns(pages: readonly PageScripts[], sizeOf: (file: string) => number): string[] {
  return pages.flatMap(({ path, files }) => {
    const size = files.reduce((sum, file) => sum + sizeOf(file), 0);
    const budget = budgetOf(path);
    return size > budget ? [`${path} fetches ${size} bytes of JavaScript, and may ${budget}`] : [];
  });
}

/** Fails the build when a page fetches more JavaScript than script-budgets.ts allows. */
export function checkedBudgets(): Plugin {
  let client = '';
  return {
    name: 'checked-budgets',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    configResolved({ root, build }) {
      client = resolve(root, build.outDir, '../client');
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const manifest = await findManifest(join(client, 'assets'));
        const window: { __remixManifest?: BuiltSite } = {};
        runInNewContext(await readFile(manifest, 'utf8'), { window });
        if (!window.__remixManifest) throw new Error('Remix writes its list of routes in a new way.');
        const list = `/assets/${manifest.slice(join(client, 'assets').length + 1)}`;
        const pages = scriptsOfPages(window.__remixManifest).map(({ path, files }) => ({
          path,
          files: [...files, list],
        }));
        const sizes = new Map<string, number>();
        for (const file of new Set(pages.flatMap(({ files }) => files)))
          sizes.set(file, brotliCompressSync(await readFile(join(client, file))).length);
        const found = overruns(pages, (file) => sizes.get(file) ?? 0);
        if (found.length > 0) throw new Error(`${found.join('; ')} (web/script-budgets.ts).`);
      },
    },
  };
}
