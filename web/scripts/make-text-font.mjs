// Subsets Inter to the site's languages for `npm run generate -w web`; app/theme/fonts.css defines letters and weights.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const THEME = new URL('../app/theme/', import.meta.url);
const NAME = 'inter-text.woff2';
const FEATURES = ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'];

const sheet = await readFile(new URL('fonts.css', THEME), 'utf8');
const face = sheet.match(/@font-face \{[^}]*\}/g)?.find((candidate) => candidate.includes(NAME)) ?? '';
const [, min, max] = face.match(/font-weight: (\d+) (\d+);/) ?? [];
const letters = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, first, last = first]) => {
  const start = Number.parseInt(first, 16);
  return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
});
if (letters.length === 0) throw new Error(`fonts.css declares no letters for ${NAME}.`);

const require = createRequire(import.meta.url);
const whole = require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
const font = await subsetFont(await readFile(whole), String.fromCodePoint(...letters), {
  targetFormat: 'woff2',
  keepFeatures: FEATURES,
  noHinting: true,
  variationAxes: { wght: { min: Number(min), max: Number(max) } },
});
await mkdir(new URL('generated/', THEME), { recursive: true });
await writeFile(new URL(`generated/${NAME}`, THEME), font);
