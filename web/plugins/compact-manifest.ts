import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

interface RouteEntry {
  id: string;
  path?: string;
  [fact: string]: unknown;
}

interface Manifest {
  routes: Record<string, RouteEntry>;
  [fact: string]: unknown;
}

const ASSIGNMENT = 'window.__remixManifest=';

/**
 * The list of routes as a script that makes it. Every page stands in it once for each language, and differs there in its
 * path alone: written out, the list is six times as long, and the browser has to read all of it.
 */
export function compactManifest({ routes, ...rest }: Manifest): string {
  const kinds: string[] = [];
  const rows = Object.values(routes).map(({ id, path, ...kind }) => {
    const text = JSON.stringify(kind);
    if (!kinds.includes(text)) kinds.push(text);
    return path === undefined ? [kinds.indexOf(text), id] : [kinds.indexOf(text), id, path];
  });
  return [
    `const kinds=[${kinds.join(',')}],routes={};`,
    `for(const [kind,id,path] of ${JSON.stringify(rows)})`,
    'routes[id]={id,...path!==undefined&&{path},...kinds[kind]};',
    `${ASSIGNMENT}{...${JSON.stringify(rest)},routes};`,
  ].join('');
}

/** The file of Remix's list of routes, of which there is one. */
export async function findManifest(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => /^manifest-\w+\.js$/.test(name));
  if (names.length !== 1) throw new Error(`One list of routes was expected, not ${names.length}.`);
  return join(folder, names[0] ?? '');
}

/** Writes the list of routes anew that Remix has written during the build of the server. */
export function compactedManifest(): Plugin {
  let folder = '';
  return {
    name: 'compacted-manifest',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir, '../client', build.assetsDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const file = await findManifest(folder);
        const written = await readFile(file, 'utf8');
        if (!written.startsWith(ASSIGNMENT)) throw new Error('Remix writes its list of routes in a new way.');
        const json = written.slice(ASSIGNMENT.length).replace(/;\s*$/, '');
        await writeFile(file, compactManifest(JSON.parse(json)));
      },
    },
  };
}
