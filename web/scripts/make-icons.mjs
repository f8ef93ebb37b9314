// Draws all icons of the site from public/favicon.svg: run `npm run icons -w web` after a change of the mark.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const GROUND = '#0F5C7A';
const PUBLIC = new URL('../public/', import.meta.url);

const rounded = await readFile(new URL('favicon.svg', PUBLIC), 'utf8');
/** Without corners, for systems that cut icons to their own shape. */
const square = rounded.replace('rx="8"', 'rx="0"');

/** @param {string} svg @param {number} size @param {number} [part] the share of the icon that the mark fills */
async function draw(svg, size, part = 1) {
  const inner = Math.round(size * part);
  const mark = await sharp(Buffer.from(svg), { density: (72 * inner) / 30 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  if (part === 1) return mark;
  return sharp({ create: { width: size, height: size, channels: 4, background: GROUND } })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
}

/** Puts a table of contents in front of PNG files. @param {{ size: number, png: Buffer }[]} images */
function toIco(images) {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

await mkdir(new URL('icons/', PUBLIC), { recursive: true });
const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(rounded, size) })));
const files = {
  'favicon.ico': toIco(small),
  'apple-touch-icon.png': await draw(square, 180),
  'icons/icon-192.png': await draw(rounded, 192),
  'icons/icon-512.png': await draw(rounded, 512),
  // Systems may cut away the outer fifth.
  'icons/maskable-512.png': await draw(square, 512, 0.72),
};
await Promise.all(Object.entries(files).map(([name, content]) => writeFile(new URL(name, PUBLIC), content)));
