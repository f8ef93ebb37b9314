// Writes Strapi's schema of each kind that contract/ordered-kinds.ts declares. Needs dist/ (`npm run compile`).
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ORDERED_KINDS } from '../dist/contract/ordered-kinds.js';
import { storedSchemaOf } from '../dist/contract/stored-schema.js';

const api = fileURLToPath(new URL('../src/api', import.meta.url));

for (const kind of ORDERED_KINDS) {
  const folder = path.join(api, kind, 'content-types', kind);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'schema.json'), `${JSON.stringify(storedSchemaOf(kind), null, 2)}\n`);
}
