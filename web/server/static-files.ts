import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { lookup, mimes } from 'mrmime';
import { CACHE_POLICIES } from '../app/http/cache-policies';
import { type Encoding, StoredResponse } from './stored-response';

/** Bodies by address and encoding. */
export type Files = Map<string, Map<Encoding, Buffer>>;
export type StaticFiles = ReadonlyMap<string, StoredResponse>;

const SUFFIXES: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };

/** Skips dot folders, such as Vite's .vite. */
export async function readFiles(folder: string): Promise<Files> {
  const files: Files = new Map();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const name = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, name).split(sep).join('/')}`;
    if (!entry.isFile() || path.includes('/.')) continue;
    const encoding = SUFFIXES[extname(path)] ?? 'identity';
    const address = encoding === 'identity' ? path : path.slice(0, -extname(path).length);
    const bodies = files.get(address) ?? new Map<Encoding, Buffer>();
    files.set(address, bodies.set(encoding, await readFile(name)));
  }
  return files;
}

// A vendor's type, which mrmime leaves out.
mimes.ico = 'image/x-icon';

export function storeFiles(files: Files, common: HeadersInit = {}): StaticFiles {
  const stored = [...files].map(([path, bodies]) => {
    const headers = new Headers(common);
    const type = lookup(path) ?? 'application/octet-stream';
    headers.set('Content-Type', type.startsWith('text/') ? `${type}; charset=utf-8` : type);
    headers.set('Cache-Control', CACHE_POLICIES[path.startsWith('/assets/') ? 'immutable' : 'file']);
    return [path, new StoredResponse(200, headers, bodies, true)] as const;
  });
  return new Map(stored);
}
