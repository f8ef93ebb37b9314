import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const FORMS = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };
const TEXT_FILES = new Set(['.css', '.html', '.ico', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

async function writeForms(file: string): Promise<void> {
  const body = await readFile(file);
  for (const [suffix, compress] of Object.entries(FORMS)) {
    const smaller = await compress(body);
    if (smaller.length < body.length) await writeFile(file + suffix, smaller);
  }
}

export async function precompress(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT_FILES.has(extname(name)));
  await Promise.all(names.map((name) => writeForms(join(folder, name))));
}
