import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const TEXT_FILES = new Set(['.css', '.html', '.ico', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && TEXT_FILES.has(extname(entry.name)));
  await Promise.all(
    texts.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const body = await readFile(file);
      const [brotli, gzipped] = await Promise.all([
        compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
        compressGzip(body, { level: 9 }),
      ]);
      if (brotli.length < body.length) await writeFile(`${file}.br`, brotli);
      if (gzipped.length < body.length) await writeFile(`${file}.gz`, gzipped);
    }),
  );
}
