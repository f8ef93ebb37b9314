// Names every copy file with its type, as the German one has it, for `npm run generate -w web`.
import { mkdir, readdir, writeFile } from 'node:fs/promises';

const I18N = new URL('../app/i18n/', import.meta.url);
const GERMAN = 'locales/de/';

const files = (await readdir(new URL(GERMAN, I18N))).filter((name) => name.endsWith('.json')).sort();
const lines = files.map((name) => `  '${name.replace('.json', '')}': typeof import('../${GERMAN}${name}');`);
await mkdir(new URL('generated/', I18N), { recursive: true });
await writeFile(new URL('generated/copy.d.ts', I18N), `export interface Copy {\n${lines.join('\n')}\n}\n`);
