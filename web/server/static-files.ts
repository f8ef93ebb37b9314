import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { CACHE_POLICIES } from '../app/http/cache-policies';
import { chooseEncoding, type Encoding } from './encoding';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const ENCODING_SUFFIXES = { '.br': 'br', '.gz': 'gzip' } as const;

interface Representation {
  body: Buffer;
  etag: string;
}

interface StaticFile {
  headers: Record<string, string>;
  representations: Map<Encoding, Representation>;
  offered: Encoding[];
}

export type StaticFiles = ReadonlyMap<string, StaticFile>;

function isEncodingSuffix(extension: string): extension is keyof typeof ENCODING_SUFFIXES {
  return Object.hasOwn(ENCODING_SUFFIXES, extension);
}

function describeFile(path: string): StaticFile {
  const cacheControl = path.startsWith('/assets/') ? CACHE_POLICIES.immutable : CACHE_POLICIES.file;
  const contentType = TYPES[extname(path)] ?? 'application/octet-stream';
  return {
    headers: { 'Content-Type': contentType, 'Cache-Control': cacheControl },
    representations: new Map(),
    offered: [],
  };
}

export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    // Dot folders, such as Vite's .vite, are not for visitors.
    .filter(
      (name) =>
        !relative(folder, name)
          .split(sep)
          .some((part) => part.startsWith('.')),
    );
  await Promise.all(
    names.map(async (name) => {
      const body = await readFile(name);
      const extension = extname(name);
      const encoding = isEncodingSuffix(extension) ? ENCODING_SUFFIXES[extension] : 'identity';
      const original = encoding === 'identity' ? name : name.slice(0, -extension.length);
      const path = `/${relative(folder, original).split(sep).join('/')}`;
      const file = files.get(path) ?? describeFile(path);
      const hash = createHash('sha256').update(body).digest('base64url').slice(0, 20);
      file.representations.set(encoding, { body, etag: `"${hash}"` });
      file.offered.push(encoding);
      files.set(path, file);
    }),
  );
  return files;
}

export function sendStaticFile(file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file.offered);
  const chosen = file.representations.get(encoding);
  if (!chosen) throw new Error('A static file has lost its plain form.');
  for (const [name, value] of Object.entries(file.headers)) response.setHeader(name, value);
  response.setHeader('ETag', chosen.etag);
  if (file.representations.size > 1) response.setHeader('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === chosen.etag) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
    return;
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', chosen.body.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : chosen.body);
}
